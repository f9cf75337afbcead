import type { Phrases } from '../../languages/en/sheet.ts';
import {
  type HazardClass,
  classesOfHealthHazard,
  hazardClassRow,
  hazardClassRows,
  type HealthHazard,
  healthHazardNames,
  statementsOfClass,
} from '../../law/hazard-classes.ts';

export interface Part {
  hazardClass: HazardClass;
  statements: readonly string[];
  /** The statement of one effect of a class that has several. */
  effect?: string;
  /** Its name beside the others of the row; a row of one part needs none. */
  name?: (phrases: Phrases) => string;
}

interface Supplements {
  /** Supplemental statements that are closest to the class. */
  supplemental: readonly string[];
  /** Statements of another class that imply this one: skin corrosion damages the eyes. (CLP Annex I, 3.3.2) */
  impliedBy?: readonly string[];
}

const supplements: Partial<Record<HealthHazard, Supplements>> = {
  acuteToxicity: { supplemental: ['EUH029', 'EUH031', 'EUH032'] },
  skinCorrosion: { supplemental: ['EUH066'] },
  eyeDamage: { supplemental: ['EUH070'], impliedBy: ['H314'] },
  sensitisation: { supplemental: ['EUH204', 'EUH205', 'EUH208'] },
  stotSingle: { supplemental: ['EUH071'] },
};

/** A class has one part, or one for each of its statements. */
const partsOf = (hazardClass: HazardClass): Part[] =>
  hazardClassRow(hazardClass).effects === 'statement'
    ? statementsOfClass(hazardClass).map((effect) => ({ hazardClass, statements: [effect], effect }))
    : [{ hazardClass, statements: statementsOfClass(hazardClass) }];

function partName({ hazardClass, effect = '' }: Part, { hazardCategories, hazardClasses: names }: Phrases): string {
  const row = hazardClassRows[hazardClass];
  if ('route' in row) return hazardCategories.routes[row.route];
  if ('abbreviation' in row) return names[row.abbreviation];
  const effects: Partial<Record<string, string>> = hazardCategories.effects;
  const [beginning = '', ...others] = row.beginnings;
  const whole = [beginning, ...others.map((other: string) => other.slice(-1))].join(', ');
  const ofEffect = effects[effect];
  if (ofEffect !== undefined) return `${whole} (${ofEffect})`;
  return (names as Partial<Record<string, string>>)[whole] ?? whole;
}

interface HazardRow extends Supplements {
  parts: readonly Part[];
}

function hazardRow(name: HealthHazard): HazardRow {
  const parts = classesOfHealthHazard(name).flatMap(partsOf);
  const named = parts.map((part): Part => ({ ...part, name: (phrases) => partName(part, phrases) }));
  return { supplemental: [], ...supplements[name], parts: parts.length > 1 ? named : parts };
}

/** The hazards of 11.1 with the classes that they are made of. */
export const healthHazards = Object.fromEntries(healthHazardNames.map((name) => [name, hazardRow(name)])) as Record<
  HealthHazard,
  HazardRow
>;

import type { Phrases } from '../../languages/en/sheet.ts';
import { messageTexts } from '../../languages/messages.ts';
import { phraseTexts } from '../../languages/phrases.ts';
import { readLimits } from '../../law/classification/model/limit-lines.ts';
import {
  type HazardClass,
  type HealthHazard,
  acuteRoutes,
  classesOfHealthHazard,
  hazardClassRow,
  hazardClassRows,
  healthHazardNames,
  statementsOfClass,
} from '../../law/hazard-classes.ts';
import { isContentBelow } from '../../product/mixture.ts';
import { type StudyEndpoint, endpointsOfClass, endpointsOfSection, studyEndpoints } from '../../product/studies.ts';
import { definitions, paragraph, row, subheading } from '../blocks/builders.ts';
import {
  type Point,
  type Section,
  type SheetUnderCheck,
  dataLacking,
  hasOwnText,
  hasPhrase,
  hasStatement,
  isAbsence,
  isNotIdentified,
  onlyMixtures,
  remedy,
  saysNothing,
  statementsOf,
  textsBelow,
  textsOf,
  valuesOf,
} from './sheet/point.ts';
import { endocrineDisruption } from './02-hazards.ts';
import { acuteEstimates, courseOfEffects, healthBasis, viscosityLines } from './11-health-classes.ts';
import { verdictsOfClass } from './sheet/class-results.ts';
import { acuteEstimateLines, unknownAcuteLines } from './sheet/calculated-figures.ts';
import { notClassifiedSentence, outcomeOf } from './sheet/not-classified.ts';
import { orNoInformation, sentencesAt } from './sheet/sentences.ts';
import { type Sheet, slotBlocks, statement } from './sheet/sheet.ts';
import { studyTable } from './sheet/studies.ts';

export interface Part {
  hazardClass: HazardClass;
  statements: readonly string[];
  /** The statement of one effect of a class that has several. */
  effect?: string;
  /** Its name among the parts of the row; a row of one part needs none. */
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
  const effectName = effects[effect];
  if (effectName !== undefined) return `${whole} (${effectName})`;
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

/** The hazards of 11.1 with their classes. */
export const healthHazards = Object.fromEntries(healthHazardNames.map((name) => [name, hazardRow(name)])) as Record<
  HealthHazard,
  HazardRow
>;

const acuteEndpoints: readonly StudyEndpoint[] = acuteRoutes.map(({ hazardClass }) => hazardClass);

const subsections: Section<11>['subsections'] = {
  '11.1': (sheet) => {
    const { labels, healthHazardClasses, notAvailable } = sheet.phrases;
    return [
      ...slotBlocks(sheet, '11.1'),
      ...definitions(
        ...healthHazardNames.map((name) => row(healthHazardClasses[name], healthHazardLines(sheet, name))),
      ),
      ...healthBasis(sheet),
      ...studyTable(sheet, labels.acuteToxicityResults, acuteEndpoints),
      ...acuteEstimates(sheet),
      ...studyTable(
        sheet,
        labels.otherHealthResults,
        endpointsOfSection('11.1').filter((endpoint) => !acuteEndpoints.includes(endpoint)),
      ),
      ...definitions(
        row(labels.routesOfExposure, sentencesAt(sheet, '11.1.routes'), notAvailable),
        row(labels.symptoms, sentencesAt(sheet, '11.1.symptoms')),
        courseOfEffects(sheet),
      ),
    ];
  },
  '11.2': (sheet) => {
    const { labels, subheadings } = sheet.phrases;
    return [
      subheading(subheadings['11.2.1'], '11.2.1'),
      ...endocrineDisruption(sheet, ['endocrineHuman']).map(paragraph),
      ...studyTable(sheet, labels.endocrine, endpointsOfSection('11.2')),
      subheading(subheadings['11.2.2'], '11.2.2'),
      ...orNoInformation(sheet, slotBlocks(sheet, '11.2')),
    ];
  },
};

/**
 * The lines of 11.1 for a class: its categories in section 2.1; the reason for each differentiation that is not there; supplemental
 * statements; for acute toxicity, the estimates of the mixture and the share of unknown toxicity; for aspiration, the viscosity
 * that excludes it.
 */
export function healthHazardLines(sheet: Sheet, name: HealthHazard): string[] {
  const { parts, supplemental } = healthHazards[name];
  const isAcute = name === 'acuteToxicity';
  return [
    ...classifiedOrImplied(sheet, name),
    ...absentLines(sheet, name, parts),
    ...supplementalLines(sheet, supplemental),
    ...(isAcute ? [...acuteEstimateLines(sheet), ...unknownAcuteLines(sheet)] : []),
    ...(name === 'aspiration' && isExcludedByViscosity(sheet) ? viscosityLines(sheet) : []),
  ];
}

/** Ingredients would give the aspiration hazard, but the viscosity is over the limit. */
const isExcludedByViscosity = (sheet: Sheet): boolean =>
  verdictsOfClass(sheet, 'aspiration').some(
    (verdict) =>
      verdict.kind === 'conclusive' && ['viscosityOverLimit', 'warmViscosityOverLimit'].includes(verdict.reason),
  );

/** The lines of one differentiation, without its name and without supplemental statements. */
export function differentiationLines(sheet: Sheet, hazardClass: HazardClass): string[] {
  const parts = Object.values(healthHazards).flatMap((hazard) => hazard.parts);
  const part = parts.find((candidate) => candidate.hazardClass === hazardClass);
  const lines = classifiedLines(sheet, part?.statements ?? []);
  return lines.length ? lines : [notClassifiedSentence(sheet, hazardClass)];
}

/** The supplemental statements of sensitisation. */
export const supplementalSensitisationLines = (sheet: Sheet): string[] =>
  supplementalLines(sheet, healthHazards.sensitisation.supplemental);

function classifiedOrImplied(sheet: Sheet, name: HealthHazard): string[] {
  const { parts, impliedBy = [] } = healthHazards[name];
  const lines = classifiedLines(
    sheet,
    parts.flatMap(({ statements }) => statements),
  );
  return lines.length ? lines : classifiedLines(sheet, impliedBy);
}

/** Why differentiations are not in section 2.1: one sentence if the reason is the same for the whole class. */
function absentLines(sheet: Sheet, name: HealthHazard, parts: readonly Part[]): string[] {
  if (parts.length === 1 && classifiedOrImplied(sheet, name).length) return [];
  const absent = parts
    .filter(({ statements }) => !classifiedLines(sheet, statements).length)
    .map((part) => ({ part, sentence: notClassifiedSentence(sheet, part.hazardClass, part.effect) }));
  const [first, ...others] = absent.map(({ sentence }) => sentence);
  if (first !== undefined && absent.length === parts.length && others.every((other) => other === first)) return [first];
  const { phrases } = sheet;
  return absent.map(({ part, sentence }) => `${part.name?.(phrases) ?? ''}${phrases.colon}${sentence}`);
}

const isAbout = (codes: readonly string[]) => (code: string) =>
  code.split('+').some((part) => codes.includes(part.replace(/(?<![A-Za-z])[A-Za-z]+$/, '')));

/** `Eye Irrit. 2 – H319: Causes serious eye irritation.` */
const classifiedLines = (sheet: Sheet, codes: readonly string[]): string[] =>
  sheet.facts.classification.flatMap(({ category, h, detail }) =>
    h
      .filter(isAbout(codes))
      .map((code) => `${category} – ${code}${sheet.phrases.colon}${statement(sheet, code, detail)}`),
  );

const supplementalLines = (sheet: Sheet, codes: readonly string[]): string[] =>
  sheet.facts.label.euh.filter(isAbout(codes)).map((code) => `${code}${sheet.phrases.colon}${statement(sheet, code)}`);

/** 11.1 (a) to (j). */
const healthTexts = (name: HealthHazard) => phraseTexts(({ healthHazardClasses }) => healthHazardClasses[name]);

/** Whether the author wrote a text or chose a phrase in 11.1; the class that it is about is not known. */
const hasOwnWords = (sheet: SheetUnderCheck) =>
  hasOwnText(sheet, '11.1') || (sheet.facts.phrases['11.1'] ?? []).length > 0;

const categoriesOf = ({ facts }: SheetUnderCheck, { statements, effect }: Part): string[] =>
  facts.classification
    .filter(({ h }) => h.some((code) => (effect ? [effect] : statements).some((candidate) => code.includes(candidate))))
    .map(({ category }) => category);

/**
 * Categories of section 2.1 with neither results nor effects in 11.1: a study of the product, an ingredient or a substance from which is
 * read across; for aspiration the viscosity too (CLP Annex I 3.10.3.3.1). Figures of acute toxicity are the point 11.1-values.
 */
function classesWithoutData(sheet: SheetUnderCheck, name: HealthHazard): string[] {
  const { studies, basicProperties: properties } = sheet.facts;
  if (name === 'acuteToxicity' || (name === 'aspiration' && typeof properties.kinematicViscosity === 'object'))
    return [];
  const hasStudy = ({ hazardClass }: Part) =>
    studies.some(({ endpoint }) => endpointsOfClass(hazardClass).includes(endpoint));
  const lacking = healthHazards[name].parts.filter((part) => !hasStudy(part));
  return [...new Set(lacking.flatMap((part) => categoriesOf(sheet, part)))];
}

/** The differentiations for which section 11.1 says that data are lacking. */
function openParts(sheet: SheetUnderCheck, name: HealthHazard): Part[] {
  const { parts, impliedBy = [] } = healthHazards[name];
  const isImplied = impliedBy.some((code) => statementsOf(sheet).includes(code));
  if (isImplied) return [];
  return parts.filter(
    (part) => categoriesOf(sheet, part).length === 0 && outcomeOf(sheet, part.hazardClass, part.effect) === 'noData',
  );
}

/** Doses of repeated exposure, `NOAEL: 900 mg/kg`, that may be those of a day or of the whole test. */
const dosesWithoutDay = ({ facts: { studies } }: SheetUnderCheck): string[] =>
  studies.flatMap(({ endpoint, value = '' }) =>
    endpoint === 'stotRepeated' && /mg\/kg/.test(value) && !/\/\s?d(?:ay)?\b/.test(value) ? [value] : [],
  );

const healthPoint = (name: HealthHazard, index: number): Point => {
  const letter = String.fromCharCode('a'.charCodeAt(0) + index);
  return {
    id: `11.1-${letter}`,
    asks: messageTexts('healthPoint', { hazard: healthTexts(name) }),
    provision: `REACH Annex II 11.1(${letter})`,
    missing: (sheet) => {
      const values = valuesOf(sheet, '11.1', sheet.phrases.healthHazardClasses[name]);
      const statements = healthHazards[name].parts.flatMap((part) => part.statements);
      const lacking = sheet.facts.classification
        .filter(({ h }) => h.some((code) => statements.some((prefix) => code.startsWith(prefix))))
        .filter(({ category }) => !values.some((line) => line.includes(category)));
      if (lacking.length > 0)
        return messageTexts('lacks', { section: '11.1', what: lacking.map(({ category }) => category) });
      if (values.length === 0) return messageTexts('nothingOfIt');
      const classes = classesWithoutData(sheet, name);
      return classes.length > 0 && !hasOwnWords(sheet) && messageTexts('onlyClass', { classes });
    },
    open: (sheet) => {
      const classes = classesWithoutData(sheet, name);
      if (classes.length > 0) return messageTexts('onlyWordsBeside', { classes });
      const doses = name === 'stotRepeated' ? dosesWithoutDay(sheet) : [];
      if (doses.length > 0) return messageTexts('doseWithoutDay', { values: doses });
      return dataLacking(
        openParts(sheet, name).map((part) => (part.name ? phraseTexts(part.name) : healthTexts(name))),
      );
    },
    remedy: remedy('fillInClassOverridesStudies'),
  };
};

/** The estimate of an ingredient, or of the substance itself, in section 3 counts too. */
function routesWithoutFigure(sheet: SheetUnderCheck) {
  const { facts, phrases } = sheet;
  const text = textsOf(sheet, '11.1').join('\n');
  const estimates = facts.kind === 'substance' ? facts.composition.flatMap(({ limits }) => readLimits(limits)) : [];
  return acuteRoutes
    .filter(({ statements }) => hasStatement(sheet, statements))
    .filter(
      ({ hazardClass, route }) =>
        !facts.studies.some((study) => study.endpoint === hazardClass) &&
        !estimates.some((line) => line.kind === 'ate' && line.route === route) &&
        !text.includes(`ATEmix (${phrases.hazardCategories.routes[route]}`),
    )
    .map(({ route }) => route);
}

const points: Point[] = [
  ...healthHazardNames.map(healthPoint),
  {
    id: '11.1-values',
    asks: messageTexts('11.1-values'),
    provision: 'REACH Annex II 11.1.1, 11.1.12',
    exempt: (sheet) => !hasStatement(sheet, /^H3[013][0-2]/) && 'no category of acute toxicity',
    missing: (sheet) => {
      const lacking = routesWithoutFigure(sheet);
      return (
        lacking.length > 0 && messageTexts('noToxicityFigure', { routes: lacking.map((route) => messageTexts(route)) })
      );
    },
    isHazardDependent: true,
    remedy: remedy('addToxicityFigure'),
  },
  {
    id: '11.1-estimate',
    asks: messageTexts('11.1-estimate'),
    provision: 'REACH Annex II 11.1.1',
    exempt: (sheet) =>
      onlyMixtures(sheet) ||
      (!sheet.facts.composition.some(({ classification }) =>
        classification.some(({ category }) => category.startsWith('Acute Tox.')),
      ) &&
        'no ingredient is acutely toxic'),
    missing: (sheet) => {
      const hasFigure = textsOf(sheet, '11.1').some((text) => text.startsWith('ATEmix'));
      const isTested = sheet.facts.studies.some(
        ({ substance, endpoint }) => !substance && endpoint.startsWith('acute'),
      );
      const isReasoned = sheet.facts.composition.every(
        (ingredient) =>
          !ingredient.classification.some(({ category }) => category.startsWith('Acute Tox.')) ||
          isContentBelow(ingredient, sheet.facts, 1),
      );
      return !hasFigure && !isTested && !isReasoned && messageTexts('noAteMix');
    },
    isHazardDependent: true,
    remedy: remedy('addIngredientAtes'),
  },
  {
    id: '11.1-routes',
    asks: messageTexts('11.1-routes'),
    provision: 'REACH Annex II 11.1.5',
    missing: saysNothing('11.1', ({ labels }) => labels.routesOfExposure),
    remedy: remedy('renderAnew'),
  },
  {
    id: '11.1-symptoms',
    asks: messageTexts('11.1-symptoms'),
    provision: 'REACH Annex II 11.1.6, 11.1.7',
    // The row refers to 4.2.
    missing: (sheet) => saysNothing('11.1', ({ labels }) => labels.symptoms)(sheet) || saysNothing('4.2')(sheet),
    isHazardDependent: true,
    remedy: remedy('addPhrasesOrText', { subsection: '4.2' }),
  },
  {
    id: '11.1-basis',
    asks: messageTexts('11.1-basis'),
    provision: 'REACH Annex II 11.1.10 to 11.1.12',
    exempt: (sheet) =>
      onlyMixtures(sheet) ||
      (!sheet.facts.studies.some(({ endpoint }) => studyEndpoints[endpoint].section === '11.1') &&
        'section 11.1 has no test result'),
    missing: (sheet) =>
      !sheet.traits.has('tested') && !hasPhrase(sheet, '11.1', 'mixtureNotTested') && messageTexts('noFoundation'),
    remedy: remedy('addMixtureStudies'),
  },
  {
    id: '11.2-1',
    asks: messageTexts('11.2-1'),
    provision: 'REACH Annex II 11.2.1',
    missing: (sheet) =>
      textsBelow(sheet, '11.2', '11.2.1').length === 0 && messageTexts('noText', { section: '11.2.1' }),
    open: isNotIdentified('endocrineHuman'),
    remedy: remedy('identify'),
  },
  {
    id: '11.2-2',
    asks: messageTexts('11.2-2'),
    provision: 'REACH Annex II 11.2.2',
    missing: (sheet) =>
      textsBelow(sheet, '11.2', '11.2.2').length === 0 && messageTexts('noText', { section: '11.2.2' }),
    open: (sheet) =>
      textsBelow(sheet, '11.2', '11.2.2').every(isAbsence(sheet)) && messageTexts('onlyAbsence', { section: '11.2.2' }),
    remedy: remedy('addPhrasesOrText', { subsection: '11.2' }),
  },
];

/** Section 11, toxicological information. */
export const toxicology: Section<11> = { subsections, points };

import { fill } from '../../../languages/languages.ts';
import type { Phrases } from '../../../languages/en/sheet.ts';
import { acuteRoutes } from '../../../law/hazard-classes.ts';

/** An abbreviation that CLP Annex VI, table 1.1 does not have. */
export class UnknownHazardClassError extends Error {
  constructor(category: string) {
    super(`No hazard class is abbreviated '${category}'.`);
    this.name = 'UnknownHazardClassError';
  }
}

/**
 * The full name of a category: `Flam. Liq. 2` → `Flammable liquid, category 2`; with `H331`, `Acute Tox. 3` → `Acute toxicity,
 * category 3 (inhalation)`.
 * @throws UnknownHazardClassError
 */
export function hazardClassName(category: string, statements: readonly string[], phrases: Phrases): string {
  const { hazardClasses } = phrases;
  const abbreviation = matchAbbreviation(category, Object.keys(hazardClasses) as (keyof typeof hazardClasses)[]);
  if (!abbreviation) throw new UnknownHazardClassError(category);
  const rest = category.slice(abbreviation.length).trim();
  const detail = detailOf(abbreviation, rest, statements, phrases);
  const name = categoryName(abbreviation, rest, phrases);
  return detail ? `${name} (${detail})` : name;
}

function categoryName(abbreviation: keyof Phrases['hazardClasses'], rest: string, phrases: Phrases): string {
  const name = phrases.hazardClasses[abbreviation];
  const { category, division, type, typeJoin } = phrases.hazardCategories;
  if (!rest || rest.startsWith('(')) return name;
  if (abbreviation === 'Expl.') return fill(division, { class: name, category: rest });
  if (abbreviation === 'Self-react.' || abbreviation === 'Org. Perox.') {
    return fill(type, { class: name, category: rest.split('').join(` ${typeJoin} `) });
  }
  const [number = rest, ...otherCategories] = rest.split(', ');
  const numberedName = fill(category, { class: name, category: number });
  return [numberedName, ...otherCategories.map((otherCategory) => hazardClassName(otherCategory, [], phrases))].join(
    '; ',
  );
}

function detailOf(abbreviation: string, rest: string, statements: readonly string[], { hazardCategories }: Phrases) {
  if (abbreviation === 'Press. Gas') {
    const gas = /^\((.+)\)$/.exec(rest)?.[1];
    return Object.entries(hazardCategories.gases).find(([short]) => short === gas)?.[1];
  }
  if (abbreviation === 'Acute Tox.') {
    const codes = statements.flatMap((code) => code.split('+'));
    const routes = acuteRoutes.filter((acuteRoute) => codes.some((code) => acuteRoute.statements.test(code)));
    return routes.map(({ route }) => hazardCategories.routes[route]).join(', ');
  }
  if (abbreviation === 'STOT SE') {
    const effects = Object.entries(hazardCategories.effects).filter(([code]) => statements.includes(code));
    return effects.map(([, effect]) => effect).join(', ');
  }
  return undefined;
}

const matchAbbreviation = <T extends string>(category: string, abbreviations: T[]): T | undefined =>
  abbreviations
    .filter((abbreviation) => category === abbreviation || category.startsWith(`${abbreviation} `))
    .sort((a, b) => b.length - a.length)[0];

/** `GHS02` → `Flame`. @throws RangeError for a code that CLP Annex V does not have */
export function pictogramName(code: string, { pictogramNames }: Pick<Phrases, 'pictogramNames'>): string {
  const name = Object.entries(pictogramNames).find(([key]) => key === code)?.[1];
  if (name === undefined) throw new RangeError(`CLP has no pictogram '${code}'.`);
  return name;
}

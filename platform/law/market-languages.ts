/**
 * The languages required on labels in a market, ISO 3166 and ISO 639-1 codes; one language of each inner list is enough
 * (CLP Art. 17(2); ECHA, 'Languages required for labels and safety data sheets').
 */
const marketLanguages: Readonly<Record<string, readonly (readonly string[])[]>> = {
  AT: [['de']],
  BE: [['nl'], ['fr'], ['de']],
  BG: [['bg']],
  CY: [['el']],
  CZ: [['cs']],
  DE: [['de']],
  DK: [['da']],
  EE: [['et']],
  ES: [['es']],
  FI: [['fi'], ['sv']],
  FR: [['fr']],
  GR: [['el']],
  HR: [['hr']],
  HU: [['hu']],
  IE: [['en', 'ga']],
  IS: [['is']],
  IT: [['it']],
  LI: [['de']],
  LT: [['lt']],
  LU: [['fr', 'de']],
  LV: [['lv']],
  MT: [['mt', 'en']],
  NL: [['nl']],
  NO: [['no']],
  PL: [['pl']],
  PT: [['pt']],
  RO: [['ro']],
  SE: [['sv']],
  SI: [['sl']],
  SK: [['sk']],
};

/**
 * Languages of a market's labels where they differ from the table above. Swiss labels are in official languages of the Confederation, which
 * depend on the place of sale (Chemicals Ordinance, SR 813.11, Art. 10), so missing ones cannot be determined. CLP has no Irish text for some
 * statements, and English is enough in Ireland.
 */
const usualLanguages: Readonly<Record<string, readonly string[]>> = { CH: ['de', 'fr', 'it'], IE: ['en'] };

/** The languages with which a label can be sold in a market, for each market whose languages are among `offered`. */
export const labelMarkets = (offered: readonly string[]): { country: string; languages: string[] }[] =>
  Object.entries({ ...marketLanguages, CH: [] })
    .map(([country, required]) => ({ country, languages: [...(usualLanguages[country] ?? required.flat())] }))
    .filter(({ languages }) => languages.every((code) => offered.includes(code)));

/** The required languages that a label lacks in a country; null when the country's requirements are not known. */
export function missingMarketLanguages(country: string, languages: readonly string[]): string[] | null {
  const required = Object.hasOwn(marketLanguages, country) ? marketLanguages[country] : undefined;
  if (!required) return null;
  return required
    .filter((alternatives) => !alternatives.some((code) => languages.includes(code)))
    .flatMap(([first]) => first ?? []);
}

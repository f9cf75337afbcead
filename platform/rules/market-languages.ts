/**
 * The languages that labels have in a market, ISO 3166 and ISO 639-1 codes; of an inner list one is enough
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

/** The languages that a label still lacks in a country; null where the country's are not known. */
export function missingMarketLanguages(country: string, languages: readonly string[]): string[] | null {
  const wanted = Object.hasOwn(marketLanguages, country) ? marketLanguages[country] : undefined;
  if (!wanted) return null;
  return wanted.filter((oneOf) => !oneOf.some((code) => languages.includes(code))).flatMap(([first]) => first ?? []);
}

import type { Slot } from '../product/slots.ts';
import type { StandardPhrase } from '../languages/en/sheet.ts';
import { wording } from './wording.ts';
import type { Localised } from '../languages/languages.ts';

/** Builders for the catalogue's texts and measured values of section 9. */

export const liquid = wording('liquid', 'flüssig');
export const colourless = wording('colourless', 'farblos');
export const miscible = wording('miscible with water', 'mit Wasser mischbar');
export const notFlammable = wording('not flammable', 'nicht entzündbar');
export const combustible = wording(
  'combustible, not classified as flammable',
  'brennbar, nicht als entzündbar eingestuft',
);
/** The text for an unknown value (REACH Annex II 9.1). */
export const noData = wording('no data available', 'keine Daten verfügbar');
export const distils = wording('distils without decomposition', 'unzersetzt destillierbar');
export const decomposesSlowly = wording(
  'decomposes slowly at room temperature',
  'zersetzt sich langsam bei Raumtemperatur',
);
export const notApplicable = 'notApplicable' as const;

type Figure = number | string;

export const celsius = (value: Figure) => ({ value, unit: '°C' });
export const flashPoint = (value: Figure) => ({
  ...celsius(value),
  condition: wording('closed cup', 'geschlossener Tiegel'),
});
export const explosionLimits = (lower: number, upper: number) => ({ value: `${lower} – ${upper}`, unit: '% (V/V)' });
export const at20 = (value: Figure, unit?: string) => ({ value, unit, condition: wording('at 20 °C', 'bei 20 °C') });
export const comparedWithAir = (value: number) => ({ value, condition: wording('air = 1', 'Luft = 1') });

/** Phrases that a product adds to slots; the type checks their keys. */
export const standardPhrases = (phrases: Partial<Record<Slot, StandardPhrase[]>>): Record<string, string[]> => phrases;

/** Test results as words, in every language of the documents. */

const finding = (
  ...[en, de, fr, it, es, pl, sl, el]: [string, string, string, string, string, string, string, string]
): Localised => ({ en, de, fr, it, es, pl, sl, el });

export const vapour = finding('vapour', 'Dampf', 'vapeur', 'vapore', 'vapor', 'para', 'hlapi', 'ατμός');
export const notIrritating = finding(
  'not irritating',
  'nicht reizend',
  'non irritant',
  'non irritante',
  'no irritante',
  'nie działa drażniąco',
  'ne draži',
  'μη ερεθιστικό',
);
export const irritating = finding(
  'irritating',
  'reizend',
  'irritant',
  'irritante',
  'irritante',
  'działa drażniąco',
  'draži',
  'ερεθιστικό',
);
export const notSensitising = finding(
  'not sensitising',
  'nicht sensibilisierend',
  'non sensibilisant',
  'non sensibilizzante',
  'no sensibilizante',
  'nie działa uczulająco',
  'ne povzroča preobčutljivosti',
  'μη ευαισθητοποιητικό',
);
export const negative = finding(
  'negative',
  'negativ',
  'négatif',
  'negativo',
  'negativo',
  'ujemny',
  'negativno',
  'αρνητικό',
);

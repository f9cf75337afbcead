import type { Slot } from '../product/slots.ts';
import type { StandardPhrase } from '../phrases/en.ts';
import { wording } from './wording.ts';

/** Builders for the catalogue's texts and measured values of section 9. */

export const liquid = wording('liquid', 'flüssig');
export const colourless = wording('colourless', 'farblos');
export const miscible = wording('miscible with water', 'mit Wasser mischbar');
export const notFlammable = wording('not flammable', 'nicht entzündbar');
export const combustible = wording(
  'combustible, not classified as flammable',
  'brennbar, nicht als entzündbar eingestuft',
);
/** What is said of a value that is not known (REACH Annex II 9.1). */
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

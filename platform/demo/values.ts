import type { Slot } from '../documents/sds/slots.ts';
import type { StandardPhrase } from '../phrases/en.ts';
import type { Localised } from '../phrases/languages.ts';

/** How the catalogue writes texts and measured values of section 9. */

export const both = (en: string, de: string): Localised => ({ en, de });

export const liquid = both('liquid', 'flüssig');
export const colourless = both('colourless', 'farblos');
export const miscible = both('miscible with water', 'mit Wasser mischbar');
export const notFlammable = both('not flammable', 'nicht entzündbar');
export const combustible = both(
  'combustible, not classified as flammable',
  'brennbar, nicht als entzündbar eingestuft',
);
export const notApplicable = 'notApplicable' as const;

type Figure = number | string;

export const celsius = (value: Figure) => ({ value, unit: '°C' });
export const flashPoint = (value: Figure) => ({
  ...celsius(value),
  condition: both('closed cup', 'geschlossener Tiegel'),
});
export const explosionLimits = (lower: number, upper: number) => ({ value: `${lower} – ${upper}`, unit: '% (V/V)' });
export const at20 = (value: Figure, unit?: string) => ({ value, unit, condition: both('at 20 °C', 'bei 20 °C') });
export const comparedWithAir = (value: number) => ({ value, condition: both('air = 1', 'Luft = 1') });

/** Phrases that a product adds to a section's places; keys that do not exist do not compile. */
export const standardPhrases = (phrases: Partial<Record<Slot, StandardPhrase[]>>): Record<string, string[]> => phrases;

import type { BasicProperty } from '../law/properties.ts';
import type { ProductFactsInput } from '../product/facts.ts';
import type { TdsFactsInput } from '../product/tds-facts.ts';
import * as texts from './tds-texts.ts';

/** Builders for the catalogue's technical data sheets. */

type Row = NonNullable<TdsFactsInput['properties']>[number];
type Pack = NonNullable<TdsFactsInput['packaging']>[number];
type PropertyName = keyof typeof texts.propertyNames;

export const percent = (value: number | string) => ({ value, unit: '%' });
export const mgPerKg = (value: number | string) => ({ value, unit: 'mg/kg' });

/** The name and the description of the safety data sheet. */
export const introduction = ({ name, description, specialFeatures }: ProductFactsInput) => ({
  name,
  description: specialFeatures ? [description, specialFeatures] : [description],
});

export const uses = (sds: ProductFactsInput, ...more: (keyof typeof texts.uses)[]) => [
  ...sds.uses.identified,
  ...more.map((use) => texts.uses[use]),
];

export const property = (name: PropertyName, value: Row['value'], method: string | null = null): Row => ({
  name: texts.propertyNames[name],
  value,
  method,
});

/**
 * A property with its value in section 9.1 of the safety data sheet.
 * @throws RangeError when the safety data sheet has no value
 */
export function sdsProperty(sds: ProductFactsInput, name: PropertyName & BasicProperty, method?: string): Row {
  const value = sds.basicProperties[name];
  if (!value || value === 'notApplicable') throw new RangeError(`${name} has no value in section 9.1`);
  return property(name, value, method);
}

/** The values of section 9.2 of the safety data sheet with their names. */
export const othersOfSds = (sds: ProductFactsInput, method: string | null = null): Row[] =>
  (sds.otherProperties ?? []).flatMap(({ name, value }) =>
    value === 'notApplicable' ? [] : [{ name, value, method }],
  );

/** The recommended use and levels of the product, and further sentences. */
export const processing = (sds: ProductFactsInput, ...more: (keyof typeof texts.processing)[]) => [
  ...(sds.recommendedUse ? [sds.recommendedUse] : []),
  ...(sds.recommendedLevels ? [sds.recommendedLevels] : []),
  ...more.map((sentence) => texts.processing[sentence]),
];

export const pack = (kind: keyof typeof texts.packs, value: number, unit: string, article?: string): Pack => ({
  pack: texts.packs[kind],
  content: { value, unit },
  article,
});

export const storage = (...sentences: (keyof typeof texts.storage)[]) =>
  sentences.map((sentence) => texts.storage[sentence]);

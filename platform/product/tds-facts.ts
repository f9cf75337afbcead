import { z } from 'zod';
import { localised } from '../phrases/languages.ts';
import { measured } from './facts.ts';
import { field } from './field.ts';

/**
 * What one version of a technical data sheet says of its product, stored as one JSON value a version, so that an old
 * version renders as it was. Left out means 'not available'.
 */
export const tdsFacts = z.strictObject({
  name: field(localised, 'Name of the product.', { en: 'Acetone', de: 'Aceton' }),
  description: field(z.array(localised).default([]), 'Paragraphs on what it is.', [{ en: 'Solvent of high purity.' }]),
  uses: field(z.array(localised).default([]), 'What it is used for.', [{ en: 'Cleaning of tools' }]),
  properties: field(
    z
      .array(
        z.strictObject({
          name: field(localised, 'Name of the property.', { en: 'Density' }),
          value: field(z.union([measured, localised]), 'Its value.', { value: 0.79, unit: 'g/cm³' }),
          method: field(z.string().nullable().default(null), 'The standard by which it was measured.', 'ISO 2811-1'),
        }),
      )
      .default([]),
    'Properties with their values.',
  ),
  processing: field(z.array(localised).default([]), 'Sentences on how to work with it.', [{ en: 'Stir before use.' }]),
  packaging: field(
    z
      .array(
        z.strictObject({
          pack: field(localised, 'The kind of pack.', { en: 'Metal canister' }),
          content: field(measured, 'What it holds.', { value: 5, unit: 'l' }),
          article: field(
            z.string().nullable().default(null),
            'Code of the product’s article; null where the pack has none.',
            'AC-100-5L',
          ),
        }),
      )
      .default([]),
    'Packs in which it is sold.',
  ),
  storage: field(z.array(localised).default([]), 'Sentences on how to store it.', [{ en: 'Keep tightly closed.' }]),
  shelfLifeMonths: field(z.int().positive().optional(), 'How long it keeps unopened.', 24, 'months'),
  storageTemperature: field(measured.optional(), 'Temperature at which it is stored.', { value: '5 – 30', unit: '°C' }),
});

export type TdsFacts = z.infer<typeof tdsFacts>;
export type TdsFactsInput = z.input<typeof tdsFacts>;

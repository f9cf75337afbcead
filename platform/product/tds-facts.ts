import { z } from 'zod';
import { localised } from '../languages/languages.ts';
import { measured } from './facts.ts';
import { field } from './field.ts';

/**
 * The facts of one version of a technical data sheet. They are stored as one JSON value per version, so that an old version
 * renders as it was. A missing value means 'not available'.
 */
export const tdsFacts = z.strictObject({
  name: field(localised, 'Name of the product.', { en: 'Acetone', de: 'Aceton' }),
  description: field(z.array(localised).default([]), 'Paragraphs of the description.', [
    { en: 'Solvent of high purity.' },
  ]),
  uses: field(z.array(localised).default([]), 'Uses of the product.', [{ en: 'Cleaning of tools' }]),
  properties: field(
    z
      .array(
        z.strictObject({
          name: field(localised, 'Name of the property.', { en: 'Density' }),
          value: field(z.union([measured, localised]), 'Its value.', { value: 0.79, unit: 'g/cm³' }),
          method: field(z.string().nullable().default(null), 'Standard of the measurement.', 'ISO 2811-1'),
        }),
      )
      .default([]),
    'Properties with their values.',
  ),
  processing: field(z.array(localised).default([]), 'Sentences on processing.', [{ en: 'Stir before use.' }]),
  packaging: field(
    z
      .array(
        z.strictObject({
          pack: field(localised, 'The kind of pack.', { en: 'Metal canister' }),
          content: field(measured, 'Content of the pack.', { value: 5, unit: 'l' }),
          article: field(
            z.string().nullable().default(null),
            'Code of the product’s article; null: none.',
            'AC-100-5L',
          ),
        }),
      )
      .default([]),
    'Packs of the product.',
  ),
  storage: field(z.array(localised).default([]), 'Sentences on storage.', [{ en: 'Keep tightly closed.' }]),
  shelfLifeMonths: field(z.int().positive().optional(), 'Shelf life, unopened.', 24, 'months'),
  storageTemperature: field(measured.optional(), 'Storage temperature.', { value: '5 – 30', unit: '°C' }),
});

export type TdsFacts = z.infer<typeof tdsFacts>;
export type TdsFactsInput = z.input<typeof tdsFacts>;

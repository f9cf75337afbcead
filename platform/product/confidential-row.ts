import { z } from 'zod';
import { localised } from '../phrases/languages.ts';
import { field } from './field.ts';

/** A row of the formulation mixer or of the material composer. */
export const confidentialRow = z.strictObject({
  name: field(localised.nullable(), 'Name of the material; null in an instruction.', { en: 'water' }),
  supplier: field(z.string().nullable(), 'Supplier of the material.', 'Demo Chemicals GmbH'),
  purpose: field(localised.nullable(), 'Purpose of the material.', { en: 'Solvent' }),
  content: field(z.number().nullable(), 'Content.', 87, 'mass %'),
  volume: field(z.number().nullable(), 'Volume in a batch of 100 kg.', 87, 'l'),
  price: field(z.number().nullable(), 'Price of the amount in a batch.', 0.26, 'EUR'),
  instruction: field(localised.nullable(), 'Instruction; null in a material.', { en: 'Let cool to below 30 °C.' }),
  childId: field(z.number().int(), 'Number of the row.', 1),
  source: field(z.enum(['M', 'N']), 'M: a material; N: an instruction, of which only `instruction` is shown.', 'M'),
});

export type ConfidentialRow = z.infer<typeof confidentialRow>;

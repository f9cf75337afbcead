import { z } from 'zod';
import { slots } from '../documents/sds/slots.ts';
import { en } from '../phrases/en.ts';
import { productFacts } from '../store/facts.ts';
import { productFile } from './product-file.ts';

/** The names that check-codes.ts takes: the places of the sheet, and the standard phrases with what they say. */
const slot = { type: 'string' as const, enum: [...slots] };
const phrase = {
  type: 'string' as const,
  oneOf: Object.entries(en.standard).map(([key, says]) => ({ const: key, description: says })),
};

/** The JSON Schema (draft 2020-12) of a product file, with what each field says, its unit and an example. */
export const productFileSchema = () => ({
  ...z.toJSONSchema(productFile, {
    io: 'input',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      const { phrases, texts } = productFacts.shape;
      if (zodSchema === phrases || zodSchema === texts) jsonSchema.propertyNames = slot;
      if (zodSchema === phrases) jsonSchema.additionalProperties = { type: 'array', items: phrase };
    },
  }),
  title: 'Product file',
  description: 'A product of a Dossier platform: see docs/product-file.md.',
});

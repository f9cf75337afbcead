import { z } from 'zod';
import { takesPhrase } from './phrase-rules.ts';
import { slots } from './slots.ts';
import { en } from '../languages/en/sheet.ts';
import { productFacts } from './facts.ts';
import { productFile } from './product-file.ts';

/** The valid names: the subsections of the sheet, and the standard phrases of each with their texts. */
const slot = { type: 'string' as const, enum: [...slots] };
const phrasesOf = (slotName: string) => {
  const oneOf = Object.entries(en.standard)
    .filter(([key]) => takesPhrase(slotName, key))
    .map(([key, text]) => ({ const: key, description: text }));
  const [first] = oneOf;
  const list = { type: 'array' as const, examples: [first ? [first.const] : []] };
  return first
    ? { ...list, description: `Standard phrases of ${slotName}.`, items: { type: 'string' as const, oneOf } }
    : { ...list, description: `${slotName} has no standard phrases, only texts.`, maxItems: 0 };
};

/** The JSON Schema (draft 2020-12) of a product file, with description, unit and example of each field. */
export const productFileSchema = () => ({
  ...z.toJSONSchema(productFile, {
    io: 'input',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      const { phrases, texts } = productFacts.shape;
      if (zodSchema === phrases || zodSchema === texts) jsonSchema.propertyNames = slot;
      if (zodSchema !== phrases) return;
      jsonSchema.properties = Object.fromEntries(slots.map((slotName) => [slotName, phrasesOf(slotName)]));
      jsonSchema.additionalProperties = false;
    },
  }),
  title: 'Product file',
  description: 'A product of a Dossier platform: see docs/product-file.md.',
});

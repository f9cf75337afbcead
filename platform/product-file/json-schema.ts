import { z } from 'zod';
import { productFile } from './product-file.ts';

/** The JSON Schema (draft 2020-12) of a product file, with what each field says, its unit and an example. */
export const productFileSchema = () => ({
  ...z.toJSONSchema(productFile, { io: 'input', target: 'draft-2020-12' }),
  title: 'Product file',
  description: 'A product of a Dossier platform: see docs/product-file.md.',
});

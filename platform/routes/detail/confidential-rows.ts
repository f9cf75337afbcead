import { z } from '@hono/zod-openapi';
import { inLanguage, type LanguageCode } from '../../phrases/languages.ts';
import type { ConfidentialRow } from '../../product/confidential-row.ts';

/** docs/platform-api.md, section 4.1. */
export const confidentialRowSchema = z
  .object({
    product_name: z.string().nullable(),
    supplier: z.string().nullable(),
    purpose: z.string().nullable(),
    content: z.number().nullable().openapi({ description: 'Mass %' }),
    volume: z.number().nullable().openapi({ description: 'Litres' }),
    price: z.number().nullable().openapi({ description: 'Euro' }),
    instruction: z.string().nullable(),
    child_id: z.number(),
    child_source: z.enum(['M', 'N']).openapi({ description: 'M: a material; N: an instruction' }),
  })
  .openapi('ConfidentialRow');

/** Rows of the formulation mixer or the material composer, with texts in `lang`. */
export const confidentialRows = (
  rows: ConfidentialRow[],
  lang: LanguageCode,
): z.infer<typeof confidentialRowSchema>[] =>
  rows.map(({ name, supplier, purpose, content, volume, price, instruction, childId, source }) => ({
    product_name: inLanguage(name ?? undefined, lang),
    supplier,
    purpose: inLanguage(purpose ?? undefined, lang),
    ...{ content, volume, price },
    instruction: inLanguage(instruction ?? undefined, lang),
    child_id: childId,
    child_source: source,
  }));

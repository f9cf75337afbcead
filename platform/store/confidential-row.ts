import { z } from 'zod';
import { localised } from '../phrases/languages.ts';

/** A row of the formulation mixer or of the material composer. */
export const confidentialRow = z.object({
  /** Null in an instruction. */
  name: localised.nullable(),
  supplier: z.string().nullable(),
  purpose: localised.nullable(),
  /** Mass %. */
  content: z.number().nullable(),
  /** Litres. */
  volume: z.number().nullable(),
  /** Euro. */
  price: z.number().nullable(),
  instruction: localised.nullable(),
  childId: z.number().int(),
  /** `M`: a material; `N`: an instruction, of which only `instruction` is shown. */
  source: z.enum(['M', 'N']),
});

export type ConfidentialRow = z.infer<typeof confidentialRow>;

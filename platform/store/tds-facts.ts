import { z } from 'zod';
import { localised } from '../phrases/languages.ts';
import { measured } from './facts.ts';

/**
 * What one version of a technical data sheet says of its product, stored as one JSON value a version, so that an old
 * version renders as it was. Left out means 'not available'.
 */
export const tdsFacts = z.object({
  name: localised,
  /** Paragraphs. */
  description: z.array(localised).default([]),
  uses: z.array(localised).default([]),
  properties: z
    .array(
      z.object({
        name: localised,
        value: z.union([measured, localised]),
        /** The standard by which it was measured, `ISO 2811-1`. */
        method: z.string().nullable().default(null),
      }),
    )
    .default([]),
  /** Sentences. */
  processing: z.array(localised).default([]),
  packaging: z
    .array(
      z.object({
        /** The kind of pack, `Metal canister`. */
        pack: localised,
        /** What it holds, 5 l. */
        content: measured,
        /** Code of the product's article; null where the pack has none. */
        article: z.string().nullable().default(null),
      }),
    )
    .default([]),
  /** Sentences. */
  storage: z.array(localised).default([]),
  shelfLifeMonths: z.int().positive().optional(),
  storageTemperature: measured.optional(),
});

export type TdsFacts = z.infer<typeof tdsFacts>;
export type TdsFactsInput = z.input<typeof tdsFacts>;

import { z } from 'zod';

/** The codes of the selected products in one file (docs/platform-api.md 3.23). */
export const codeJob = z.object({
  products: z.array(z.int().positive().max(999_999_999_999)).min(1).max(100),
  kind: z.enum(['qr', 'datamatrix']),
  /** Sheets of labels, or an archive with a drawing of each. */
  output: z.enum(['pdf', 'zip']),
  /** Document language of the names. */
  lang: z.int().positive().max(9999),
  /** The sheet's format, and its first label. */
  sheet: z.int().positive().max(9999),
  start: z.int().min(1).max(999),
});
export type CodeJob = z.infer<typeof codeJob>;

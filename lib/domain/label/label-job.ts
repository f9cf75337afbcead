import { z } from 'zod';
import { maxLabelsPerJob } from '@/lib/domain/label/print-options';

const id = z.int().min(0).max(9999);

/** Labels of the selected products in one file: all of one size, in one language. */
export const labelJob = z.object({
  products: z
    .array(z.object({ id: z.int().positive().max(999_999_999_999), copies: z.int().min(1).max(maxLabelsPerJob) }))
    .min(1)
    .max(100)
    .refine((products) => products.reduce((sum, { copies }) => sum + copies, 0) <= maxLabelsPerJob),
  lang: id,
  packageSize: id,
  /** 0: plain paper, with labels of `dimension`. */
  sheet: id,
  dimension: id,
  start: z.int().min(1).max(999),
  /** 0: sheets; otherwise the resolution of a thermal printer. */
  dpi: id,
});
type LabelJob = z.infer<typeof labelJob>;

/** The form of the platform's call (docs/platform-api.md 3.11, "Jobs"). */
export function labelJobForm({ products, lang, packageSize, sheet, dimension, start, dpi }: LabelJob) {
  const lineOf = ({ id: product, copies }: LabelJob['products'][number]) => {
    const query = { rlang: lang, emb: packageSize, dim: dimension, sheet, ink: dpi ? 2 : 1, copies };
    const pairs = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
    return `${product}?${new URLSearchParams(pairs).toString()}`;
  };
  const output = dpi ? { output: 'zpl', dpi } : { output: 'pdf', start };
  return { labels: products.map(lineOf), ...output };
}

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

import { truncateToBytes } from '@/lib/domain/cut-to-bytes';
import { cleanFileName, timestampedName } from '@/lib/domain/file-names';

/** What a label is saved as, with the beginning of its file's name (Spec §7; that of the spreadsheet is ours). */
const labelPrefixes = {
  single: 'label_single_',
  a4: 'label_A4_',
  word: 'label_word_',
  spreadsheet: 'label_spreadsheet_',
} as const;
export type LabelFile = keyof typeof labelPrefixes;

interface LabelFileParts {
  product: string;
  dimension: string;
  packText: string;
  languages: string[];
}

/** In bytes: a dimension or a pack's content has 60 characters at most, and the whole stays under 255, which file systems take. */
const maxLengths = { product: 80, dimension: 30, packText: 60, languages: 32 };

/**
 * Name of a label's file, without extension: `label_single_Acetone_105 × 148 mm_1 L_en-de_2026-02-01_09-05-00` (Spec §7; the
 * languages are ours). `languages` are codes, the primary language first.
 */
export function labelFileName(
  file: LabelFile,
  { product, dimension, packText, languages }: LabelFileParts,
  date: Date,
): string {
  const parts = [
    truncateToBytes(cleanFileName(product), maxLengths.product),
    truncateToBytes(cleanFileName(dimension), maxLengths.dimension),
    truncateToBytes(cleanFileName(packText), maxLengths.packText),
    truncateToBytes(cleanFileName(languages.join('-')), maxLengths.languages),
  ];
  return timestampedName(labelPrefixes[file], parts, date);
}

import { cleanFileName, type DownloadType, timestampedName } from '@/lib/domain/downloads/file-names';

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The longest prefix of a text that has at most `bytes` bytes in UTF-8, cut between grapheme clusters. */
export function truncateToBytes(text: string, bytes: number): string {
  let length = 0;
  let end = 0;
  // A UTF-16 unit has at least one byte, so text far beyond the limit is not segmented.
  for (const { index, segment } of characters.segment(text.slice(0, 2 * bytes))) {
    length += new TextEncoder().encode(segment).length;
    if (length > bytes) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** Alternative extensions of a type. */
const otherEndings: Partial<Record<DownloadType, string>> = { jpeg: 'jpg' };

/** In bytes; with a 4-letter extension and its dot 185 bytes, which every file system supports. */
const maxStemLength = 180;

/**
 * The file name of an attachment: its own name, cleaned and truncated, always with the extension of its type:
 * `approval.pdf`, `approval.exe.pdf`.
 */
export function attachmentName(originalName: string, type: DownloadType): string {
  const name = cleanFileName(originalName);
  const ending = /\.\w+$/.exec(name)?.[0] ?? '';
  const isOwn = [type, otherEndings[type]].includes(ending.slice(1).toLowerCase());
  const stem = truncateToBytes(isOwn ? name.slice(0, -ending.length) : name, maxStemLength).trim();
  return `${stem || 'attachment'}${isOwn ? ending : `.${type}`}`;
}

/** Prefixes of label files (Spec §7; those of ZPL and spreadsheet are ours). */
const labelPrefixes = {
  single: 'label_single_',
  a4: 'label_A4_',
  zpl: 'label_zpl_',
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

/**
 * In bytes: dimension and pack text have 60 characters at most, and the total stays under 255, the limit of file
 * systems.
 */
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

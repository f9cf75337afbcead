import type { LanguageCode } from '../../phrases/languages.ts';

/**
 * A safety data sheet in one language, without a layout: what HTML and PDF are written from. Every text is final and
 * not empty; a cell or a value is a list of lines.
 */
export interface SdsDocument {
  title: string;
  lang: LanguageCode;
  product: string;
  /** `according to Regulation (EC) No 1907/2006 …` */
  regulation: string;
  /** Version and dates, for the first page. */
  header: DefinitionRow[];
  /** Where the current edition is; null where it is not to be shown. */
  permalink: { label: string; url: string } | null;
  sections: SdsSection[];
}

export interface SdsSection {
  /** 1 to 16. */
  number: number;
  /** `SECTION 1: …`, in the law's words. */
  title: string;
  /** Contents above the first subsection; section 16 has no others. */
  blocks: Block[];
  subsections: SdsSubsection[];
}

export interface SdsSubsection {
  /** `1.1` */
  number: string;
  title: string;
  blocks: Block[];
}

export interface DefinitionRow {
  term: string;
  values: string[];
}

export interface Statement {
  code: string;
  text: string;
}

export type Cell = readonly string[];

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; label: string | null; items: string[] }
  | { kind: 'definitions'; rows: DefinitionRow[] }
  | { kind: 'table'; caption: string; head: string[]; rows: Cell[][] }
  | { kind: 'statements'; label: string; items: Statement[] }
  | { kind: 'pictograms'; label: string; items: { code: string; name: string }[] }
  | { kind: 'subheading'; number: string | null; text: string };

import type { LanguageCode } from '../../languages/languages.ts';
import type { Block, DefinitionRow } from './block.ts';

/** A safety data sheet in one language, without a layout: the source of HTML, comparison and PDF. */
export interface SdsDocument {
  title: string;
  lang: LanguageCode;
  product: string;
  /** `according to Regulation (EC) No 1907/2006 …` */
  regulation: string;
  /** ISO 3166 code of the country for which the sheet is made. */
  market: string;
  /** Version and dates, for the first page. */
  header: DefinitionRow[];
  /** The address of the current edition; null if it is not shown. */
  permalink: { label: string; url: string } | null;
  sections: SdsSection[];
}

export interface SdsSection {
  /** 1 to 16; 17 is the annex. */
  number: number;
  /** `SECTION 1: …`, in the law’s words. */
  title: string;
  /** Contents before the first subsection; section 16 has no subsections. */
  blocks: Block[];
  subsections: SdsSubsection[];
}

export interface SdsSubsection {
  /** `1.1` */
  number: string;
  title: string;
  blocks: Block[];
}

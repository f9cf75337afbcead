import type { LanguageCode } from '../../phrases/languages.ts';
import type { Block, DefinitionRow } from '../blocks/block.ts';

/** A technical data sheet in one language, without a layout: what HTML and PDF are written from. */
export interface TdsDocument {
  title: string;
  lang: LanguageCode;
  product: string;
  /** Product code, version and date. */
  header: DefinitionRow[];
  /** Where the current documents are; null where it is not to be shown. */
  permalink: { label: string; url: string } | null;
  sections: TdsSection[];
  /** What the sheet does not promise, for its end. */
  disclaimer: string;
}

export interface TdsSection {
  id: TdsSectionId;
  title: string;
  blocks: Block[];
}

export type TdsSectionId = 'description' | 'uses' | 'properties' | 'processing' | 'packaging' | 'storage' | 'safety';

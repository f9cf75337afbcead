import type { LanguageCode } from '../../phrases/languages.ts';
import type { DefinitionRow, Pictogram } from '../blocks/block.ts';

/** Safety instructions in one language, without a layout: what HTML and PDF are written from. */
export interface IpiDocument {
  title: string;
  lang: LanguageCode;
  product: string;
  /** What it rests on: `Directive 98/24/EC, Article 8 …` */
  basis: string;
  /** `Version 3.0 · 16 February 2026` of the safety data sheet behind it. */
  edition: string;
  /** Between a term and what it says, `: `. */
  colon: string;
  /** Lines that the workplace fills in by hand. */
  fields: { head: string[]; foot: string[] };
  sections: IpiSection[];
  /** Where the current documents are; null where it is not to be shown. */
  permalink: { label: string; url: string } | null;
}

export interface IpiSection {
  id: 'substance' | 'hazards' | 'protection' | 'danger' | 'firstAid' | 'disposal';
  title: string;
  /** Hazard pictograms (GHS…) or safety signs of ISO 7010. */
  signs: Pictogram[];
  /** Set large: the product's name, the signal word. */
  lead: string | null;
  lines: string[];
  rows: DefinitionRow[];
}

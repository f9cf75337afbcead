import type { LanguageCode } from '../../phrases/languages.ts';
import type { DefinitionRow, Pictogram } from '../blocks/block.ts';

/** Safety instructions in one language, without a layout: the source of HTML and PDF. */
export interface IpiDocument {
  title: string;
  lang: LanguageCode;
  product: string;
  /** The legal basis: `Directive 98/24/EC, Article 8 …` */
  basis: string;
  /** `Version 3.0 · 16 February 2026` of the underlying safety data sheet. */
  edition: string;
  /** Separator between a term and its values, `: `. */
  colon: string;
  /** Printed at the foot of instructions of several pages, `{pages}` is their number. */
  severalPages: string;
  /** Blank lines for handwritten entries at the workplace. */
  fields: { head: string[]; foot: string[] };
  sections: IpiSection[];
  /** The address of the current documents; null if it is not shown. */
  permalink: { label: string; url: string } | null;
}

export interface IpiSection {
  id: 'substance' | 'hazards' | 'protection' | 'danger' | 'firstAid' | 'disposal';
  title: string;
  /** Hazard pictograms (GHS…) or safety signs of ISO 7010. */
  signs: Pictogram[];
  /** Text in large type: the product's name, the signal word. */
  lead: string | null;
  lines: string[];
  rows: DefinitionRow[];
}

import type { Block, DefinitionRow, Pictogram } from './block.ts';
import type { SdsDocument, SdsSection, SdsSubsection } from './sds-document.ts';

/** `ins`: only in the newer version; `del`: only in the older one. */
export type Change = 'ins' | 'del';

/** A part of a text; without `change` it is in both versions. */
export interface Run {
  text: string;
  change?: Change;
}

/** A plain text, or a text with the changes of a comparison. */
export type MarkedText = string | readonly Run[];

/** Entirely inserted or deleted if it has a `change`; code and name stay plain because they identify the drawing. */
export type MarkedPictogram = Pictogram & { change?: Change };

/** A model each text of which may have changes. Every unmarked model is assignable to it. */
type Marked<Model> = Model extends string
  ? string extends Model
    ? MarkedText
    : Model
  : Model extends readonly (infer Item)[]
    ? readonly Marked<Item>[]
    : Model extends Pictogram
      ? MarkedPictogram
      : Model extends object
        ? { [Key in keyof Model]: Marked<Model[Key]> }
        : Model;

export type MarkedBlock = Marked<Block>;
export type MarkedRow = Marked<DefinitionRow>;

/** Entirely inserted or deleted if it has a `change`. */
export interface MarkedSubsection extends Omit<SdsSubsection, 'title' | 'blocks'> {
  title: MarkedText;
  blocks: readonly MarkedBlock[];
  change?: Change;
}

export interface MarkedSection extends Omit<SdsSection, 'title' | 'blocks' | 'subsections'> {
  title: MarkedText;
  blocks: readonly MarkedBlock[];
  subsections: readonly MarkedSubsection[];
  /** Whether anything in it differs. */
  changed?: boolean;
}

/** Two versions of a safety data sheet merged into one. */
export interface MarkedSds extends Omit<SdsDocument, 'title' | 'product' | 'regulation' | 'header' | 'sections'> {
  title: MarkedText;
  product: MarkedText;
  regulation: MarkedText;
  header: readonly MarkedRow[];
  sections: readonly MarkedSection[];
}

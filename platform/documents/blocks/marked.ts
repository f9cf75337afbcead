import type { Block, DefinitionRow, Pictogram } from './block.ts';
import type { SdsDocument, SdsSection, SdsSubsection } from './sds-document.ts';

/** `ins`: only the newer version has it; `del`: only the older one. */
export type Change = 'ins' | 'del';

/** A part of a text; without `change` it is in both versions. */
export interface Run {
  text: string;
  change?: Change;
}

/** A text as a plain document has it, or one that carries the marks of a comparison. */
export type MarkedText = string | readonly Run[];

/** Wholly new or gone where it has a `change`; its code and name stay plain, for they name the drawing. */
export type MarkedPictogram = Pictogram & { change?: Change };

/** A model of which each text may carry marks. Every model is one without any. */
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

/** Wholly new or gone where it has a `change`. */
export interface MarkedSubsection extends Omit<SdsSubsection, 'title' | 'blocks'> {
  title: MarkedText;
  blocks: readonly MarkedBlock[];
  change?: Change;
}

export interface MarkedSection extends Omit<SdsSection, 'title' | 'blocks' | 'subsections'> {
  title: MarkedText;
  blocks: readonly MarkedBlock[];
  subsections: readonly MarkedSubsection[];
  /** Whether anything in it carries a mark. */
  changed?: boolean;
}

/** Two versions of a safety data sheet as one. */
export interface MarkedSds extends Omit<SdsDocument, 'title' | 'product' | 'regulation' | 'header' | 'sections'> {
  title: MarkedText;
  product: MarkedText;
  regulation: MarkedText;
  header: readonly MarkedRow[];
  sections: readonly MarkedSection[];
}

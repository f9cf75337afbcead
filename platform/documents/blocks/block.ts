import type { PropertyCategory } from './property-categories.ts';

/**
 * The parts that documents are made of, without a layout: HTML, comparison and PDF are written from them. Every text is
 * final and not empty; a cell or a value is a list of lines.
 */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; label: string | null; items: string[] }
  | { kind: 'definitions'; rows: DefinitionRow[] }
  | { kind: 'table'; caption: string; head: string[]; rows: Cell[][] }
  | { kind: 'statements'; label: string; items: Statement[] }
  | { kind: 'pictograms'; label: string; items: Pictogram[] }
  /** `category` is a code by which programs find the part. */
  | { kind: 'subheading'; number: string | null; text: string; category?: PropertyCategory };

export interface DefinitionRow {
  term: string;
  values: string[];
  /** The way by which a product reached a person, where the row says what to do then: programs find the row by it. */
  route?: ExposureRoute;
}

export type ExposureRoute = 'inhalation' | 'skin' | 'eyes' | 'ingestion';

export interface Statement {
  code: string;
  text: string;
}

/** `code` names the drawing, `GHS02`; `name` is its text. */
export interface Pictogram {
  code: string;
  name: string;
}

export type Cell = readonly string[];

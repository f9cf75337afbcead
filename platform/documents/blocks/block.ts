/**
 * The elements of documents, without a layout: the source of HTML, comparison and PDF. Every text is final and not empty; a
 * cell or a value is a list of lines.
 */
export type Block =
  /** `link` is a web address at the end of the text. */
  | { kind: 'paragraph'; text: string; link?: string }
  | { kind: 'list'; label: string | null; items: string[] }
  | { kind: 'definitions'; rows: DefinitionRow[] }
  | { kind: 'table'; caption: string; head: string[]; rows: Cell[][] }
  | { kind: 'statements'; label: string; items: Statement[] }
  | { kind: 'pictograms'; label: string; items: Pictogram[] }
  /** `category` is a code by which programs find the element. */
  | { kind: 'subheading'; number: string | null; text: string; category?: PropertyCategory };

export interface DefinitionRow {
  term: string;
  values: string[];
  /** The kind of the values: a page dials telephone numbers, opens addresses and keeps numbers and codes on one line. */
  valueKind?: ValueKind;
  /** The exposure route of a first-aid row, by which programs find the row. */
  route?: ExposureRoute;
  /** The supplier's emergency number in 1.4, by which programs find the row. */
  isEmergencyTelephone?: true;
}

/** `codes` are separated by a comma; a telephone number begins a value or follows a colon. */
export type ValueKind = 'telephone' | 'mailAddress' | 'webAddress' | 'codes';

export type ExposureRoute = 'inhalation' | 'skin' | 'eyes' | 'ingestion';

export interface Statement {
  code: string;
  text: string;
}

/**
 * `code` identifies the drawing: a hazard pictogram `GHS02`, a sign of ISO 7010 `M009`, a label of ADR 5.2.2.2 `ADR3`. `name` is its text
 * alternative. An orange-coloured plate (ADR 5.3.2) has its two numbers instead of a drawing.
 */
export interface Pictogram {
  code: string;
  name: string;
  plate?: { hazard: string; un: string };
}

/** Hazard pictograms are printed with their codes, which CLP defines; codes of signs and transport labels only name the drawing. */
export const isHazardPictogram = (code: string): boolean => code.startsWith('GHS');

export type Cell = readonly string[];

/** Spec §9: the category codes of section 9 by the numbers of its subsections, as values of `data-category`. */
export const propertyCategories = {
  '9.1': 'SE09 SE09a',
  /** Physical hazard classes. */
  '9.2.1': 'SE09b',
  /** Other safety characteristics. */
  '9.2.2': 'SE09c',
} as const;
export type PropertyCategory = (typeof propertyCategories)[keyof typeof propertyCategories];

/** Element id of the label as text on the label's page. */
export const labelTextId = 'label-text';

/** What a label says in one language: the elements of CLP Art. 17 (docs/platform-api.md 3.11). */
export interface LabelText {
  /** Code of its language; null if unknown. */
  lang: string | null;
  productName: string;
  productCode: string | null;
  articles: string[];
  /** Numbers of a substance, with their names: `CAS`, `67-64-1`. */
  identifiers: { label: string; value: string }[];
  /** GTIN, batch, day of filling and serial number of the pack, with their names. */
  marks: { label: string; value: string }[];
  signalWord: string | null;
  /** `GHS01` to `GHS09`. */
  pictograms: { id: string }[];
  /** Substances that the label names. */
  contains: string[];
  hazards: { code: string; text: string }[];
  supplemental: { code: string; text: string }[];
  precautions: { code: string; text: string }[];
  /** Other sentences, such as 'Restricted to professional users.' */
  notices: string[];
  ufi: string | null;
  supplier: { name: string; lines: string[]; telephone: string | null } | null;
}

import type { EquipmentWords } from './statements.ts';

/** The words that a label prints besides the statements, and the names of its pictograms. */
export interface LabelWords {
  /** BCP 47. */
  locale: string;
  colon: string;
  /** Title of the PDF. */
  title: string;
  signalWords: Record<'danger' | 'warning', string>;
  contains: string;
  recommendedUse: string;
  storage: string;
  synonyms: string;
  /** REACH Annex XVII, entries 28 to 30. */
  professionalOnly: string;
  /** On the front of a fold-out label (CLP Annex I 1.2.1.6). */
  seeInside: string;
  /** Of a paint: subcategory, limit value and content of volatile organic compounds (Directive 2004/42/EC Art. 4). */
  voc: string;
  /** Of one pack, before their values. The date is written as 2026-11-25. */
  batch: string;
  filled: string;
  serialNumber: string;
  /** Before the supplier's number. */
  telephone: string;
  numbers: Record<'cas' | 'ec' | 'index', string>;
  pictogramNames: Record<`GHS0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`, string>;
  /** On the test page for the scale of a printer. */
  ruler: string;
}

/** A language of labels that is not a document language. */
export interface LabelLanguage {
  /** As in `Language`. */
  equipment?: EquipmentWords;
  words: LabelWords;
  /** By code, with places as in `en/statements.ts`. */
  statements: Readonly<Record<string, string>>;
}

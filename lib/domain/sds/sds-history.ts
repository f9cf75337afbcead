/** The issued versions of a safety data sheet, the newest first. */
export type SdsHistory = {
  id: string;
  text: string;
  /** ISO day. */
  created: string | null;
  /** What its author recorded as changed. */
  changes: string[];
  /** The sections that differ from the version before; null: not compared. */
  sections: { id: number; title: string }[] | null;
}[];

/** A table of law that the platform compares products with; its texts are English. */
export interface LawTable {
  title: string;
  act: string;
  /** The last amendment in it. */
  edition: string;
  /** ISO day of its state. */
  published: string;
  rows: number;
  /** Number of doubtful values, which decide nothing. */
  leftOut: number;
  sources: string[];
  licence: string;
  remarks: string[];
  /** ISO day of the newer list that the operator imported. */
  replacedOn: string | null;
}

export interface LawData {
  tables: LawTable[];
  /** Lists that only the operator has. */
  imported: { title: string; published: string }[];
}

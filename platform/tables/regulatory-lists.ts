/** The lists of substances that an operator imports from ECHA's tables (CLP Annex VI; REACH Art. 59(10), Annexes XIV and XVII). */
export const regulatoryListKinds = ['annexVI', 'candidateList', 'annexXIV', 'annexXVII'] as const;
export type RegulatoryListKind = (typeof regulatoryListKinds)[number];

/** Names of the lists in messages. */
export const regulatoryListNames: Record<RegulatoryListKind, string> = {
  annexVI: 'CLP Annex VI',
  candidateList: 'Candidate List',
  annexXIV: 'REACH Annex XIV',
  annexXVII: 'REACH Annex XVII',
};

/** A harmonised class as Annex VI, Table 3 writes it. */
export interface HarmonisedClass {
  /** `Acute Tox. 4`, without footnotes; `Press. Gas` and `Flam. Gas 1` as in the table. */
  category: string;
  /** Empty for `Press. Gas`, and where the table names none. */
  h: string[];
  /** Organ or route after the statement. */
  detail?: string;
  /** The reference `*`: at least this category (Annex VI 1.2.1). */
  isMinimum?: boolean;
  /** The reference `**`: no route is excluded, whichever the statement names (Annex VI 1.2.2). */
  mayHaveOtherRoutes?: true;
  /** The reference `***`: effects on reproduction that the statement does not name are not excluded (Annex VI 1.2.3). */
  mayHaveOtherEffects?: true;
  /** The reference `****`: the form of the substance decides the physical hazard, by test (Annex VI 1.2.4). */
  dependsOnForm?: true;
}

/** The entry of a substance in a list; the fields depend on the list. Days are YYYY-MM-DD. */
export interface RegulatoryEntryData {
  /** Annex VI. */
  classification?: HarmonisedClass[];
  /** Annex VI: the reference `****` without a class (1.2.4). */
  dependsOnForm?: true;
  /** Annex VI: supplemental statements, `EUH066`. */
  euh?: string[];
  /** Annex VI: specific limits, M factors and ATEs, one line each, as the table writes them. */
  limits?: string[];
  /** Annex VI: letters and numbers of the notes. */
  notes?: string;
  /** Annex VI: the first and the last day on which the entry applies; omitted: no bound. */
  from?: string;
  to?: string;
  /** Annex VI: the day from which the entry is deleted. */
  deletedFrom?: string;
  /** Annex VI: routes of acute toxicity whose category is a minimum, by the reference `*` in the column of limits (1.2.1). */
  minimumRoutes?: ('all' | 'oral')[];
  /** Candidate List and Annex XIV: why, `Carcinogenic (Article 57a)`. */
  reason?: string;
  /** Candidate List. */
  included?: string;
  /** Annexes XIV and XVII: number of the entry. */
  entry?: string;
  /** Annex XIV. */
  sunsetDate?: string;
  latestApplication?: string;
  exemptedUses?: string;
  /** Annex XVII. */
  conditions?: string;
}

/** The CAS and EC number of a substance; without both for a group of substances. */
export interface SubstanceNumbers {
  cas?: string;
  ec?: string;
  /** Its name in a row of several substances. */
  name?: string;
}

/** A row of a list that the platform ships. It may have several substances, or a group without numbers. */
export interface ListRow {
  index?: string;
  name: string;
  substances: SubstanceNumbers[];
  data: RegulatoryEntryData;
}

/** A substance of a list. */
export interface RegulatoryEntry {
  cas: string | null;
  ec: string | null;
  indexNumber: string | null;
  name: string;
  data: RegulatoryEntryData;
}

/** The lists of REACH, which section 15.1 names. */
export const reachListKinds = ['candidateList', 'annexXIV', 'annexXVII'] as const;

/** An entry with its list and the day of the list's state. */
export interface ListedEntry extends RegulatoryEntry {
  kind: RegulatoryListKind;
  published: string;
}

/** Whether an entry applies on a day (ISO 8601): not before its first, not after its last, and not once it is deleted. */
export const applies = ({ from, to, deletedFrom }: RegulatoryEntryData, today: string): boolean =>
  (from === undefined || from <= today) &&
  (to === undefined || to >= today) &&
  (deletedFrom === undefined || deletedFrom > today);

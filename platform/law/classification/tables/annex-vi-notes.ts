import { type Component, physicalCategory } from '../model/components.ts';

/** A note that CLP Annex VI assigns to entries. Its words in each language are the message `note.{letter}`. */
interface NoteRow {
  /** 1.1.3.1: about substances; 1.1.3.2: about mixtures. */
  provision: 'CLP Annex VI 1.1.3.1' | 'CLP Annex VI 1.1.3.2';
  /** The harmonised classes that do not apply where the condition of the note is shown to be met. */
  excepts?: RegExp;
  /** The note whose condition excepts the same classes as well: one of both is enough. */
  alternative?: 'Q';
  /** Statements that the label of a substance bears at least where the note excepts its classes; the note has P102 in brackets. */
  precautions?: readonly string[];
  /** The entry does not cover the whole hazard, so that the supplier may find a more severe class. */
  allowsMoreSevere?: true;
  /** The note is no longer in force and does nothing. */
  isDeleted?: true;
}

const substanceNote = { provision: 'CLP Annex VI 1.1.3.1' } as const;
const mixtureNote = { provision: 'CLP Annex VI 1.1.3.2' } as const;

/**
 * The notes by letter and number. J to R have the wording that says 'applies unless it can be shown': a class that is not shown to be
 * excepted applies. Other rules execute 1, 5, 11 and 12 (below, and single-classes.ts) and U (harmonised.ts). 2 and 3 count a part of the
 * content; the whole content counts here, which is never milder. A to D and S concern the label. Of 8 and 9 no
 * text of the act was at hand, so that their classes apply; the author may determine them (CLP Art. 9).
 */
const rows = {
  A: substanceNote,
  B: substanceNote,
  C: substanceNote,
  D: substanceNote,
  E: { ...substanceNote, isDeleted: true },
  F: { ...substanceNote, allowsMoreSevere: true },
  G: { ...substanceNote, allowsMoreSevere: true },
  H: { ...substanceNote, isDeleted: true },
  J: { ...substanceNote, excepts: /^(?:Carc|Muta)\./ },
  K: { ...substanceNote, excepts: /^(?:Carc|Muta)\./, precautions: ['P210', 'P403'] },
  L: { ...substanceNote, excepts: /^Carc\./ },
  M: { ...substanceNote, excepts: /^Carc\./ },
  N: { ...substanceNote, excepts: /^Carc\./ },
  P: { ...substanceNote, excepts: /^(?:Carc|Muta)\./, precautions: ['P260', 'P262', 'P301+P310', 'P331'] },
  Q: { ...substanceNote, excepts: /^Carc\./ },
  R: { ...substanceNote, excepts: /^Carc\./, alternative: 'Q' },
  S: substanceNote,
  T: { ...substanceNote, excepts: physicalCategory },
  U: substanceNote,
  V: { ...substanceNote, allowsMoreSevere: true },
  W: substanceNote,
  X: { ...substanceNote, allowsMoreSevere: true },
  1: mixtureNote,
  2: mixtureNote,
  3: mixtureNote,
  5: mixtureNote,
  7: { ...mixtureNote, excepts: /^Skin Sens\./ },
  8: mixtureNote,
  9: mixtureNote,
  10: { ...mixtureNote, isDeleted: true },
  11: mixtureNote,
  12: mixtureNote,
} as const satisfies Readonly<Record<string, NoteRow>>;

export type Note = `${keyof typeof rows}`;
export const noteRows: Readonly<Record<Note, NoteRow>> = rows;

/** The notes whose condition excepts classes; an ingredient names those of which it is shown to be met. */
export const exceptingNotes = (Object.keys(rows) as Note[]).filter((note) => noteRows[note].excepts !== undefined);

export const isNote = (text: string): text is Note => Object.hasOwn(rows, text);

/** The letters and numbers of `B, D`, also of those that the rules do not know. */
export const readNotes = (text = ''): string[] =>
  text.split(/[\s,;]+/).filter((note) => note !== '' && note !== 'Note');

/**
 * The notes of an entry that could except a category, in groups: it is excepted when one note of each group has its condition met, since each
 * note says by itself that the class applies unless its own condition is met.
 */
export function exceptionsOf(notes: readonly string[], category: string): Note[][] {
  const groups = new Map<Note, Note[]>();
  for (const note of notes.filter(isNote)) {
    const { excepts, alternative = note } = noteRows[note];
    if (excepts?.test(category)) groups.set(alternative, [...(groups.get(alternative) ?? []), note]);
  }
  return [...groups.values()];
}

/**
 * Notes of CLP Annex VI 1.1.3.2 on how the content of an entry counts in a mixture. Members are those of Table 3 as of 1 May 2026
 * (entries with Note 11: Delegated Regulations (EU) 2023/1435 and the later ones that added trimethyl borate and the perborates; with Note 12:
 * 607-230-00-6).
 */
export interface SummedGroup {
  note: Note;
  provision: string;
  /** Beginning of the categories that add up. */
  family: string;
  cas: readonly string[];
  name: RegExp;
}

/** Substances whose contents add up for one class, to the generic limit of the category or a lower limit of the substance. */
const summedGroups: readonly SummedGroup[] = [
  {
    // Boron compounds that are classified as toxic to reproduction, also those that Table 3 does not name.
    note: '11',
    provision: 'CLP Annex VI 1.1.3.2, note 11',
    family: 'Repr.',
    cas: [
      ['121-43-7', '10043-35-3', '11113-50-1', '1303-86-2', '12267-73-1', '1330-43-4', '13840-56-7', '1303-96-4'],
      ['12179-04-3', '11138-47-9', '12040-72-1', '10332-33-9', '15120-21-5', '13517-20-9', '37244-98-7', '10486-00-7'],
      ['7632-04-4'],
    ].flat(),
    name: /\b\w*bor(?:ic acid|ates?|ax|on|säure|trioxide?)\b|tetraborat|(?:acide|acido|ácido) b[oó]ri(?:que|co)/i,
  },
  {
    // 2-Ethylhexanoic acid and its salts; the nickel salt has an entry of its own (028-054-00-0), esters are no salts.
    note: '12',
    provision: 'CLP Annex VI 1.1.3.2, note 12',
    family: 'Repr.',
    cas: [
      ['149-57-5', '3164-85-0', '19766-89-3', '136-51-6', '136-52-7', '136-53-8', '22464-99-9', '301-10-0'],
      ['15956-58-8', '67874-71-9', '2457-01-4', '149-11-1', '56797-01-4', '15590-62-2', '2457-02-5', '19583-54-1'],
    ].flat(),
    name: /^(?!.*(?:yl|oxy|nickel\b.*)[ -]2-ethyl-?hexano).*2-ethyl-?hexano(?:ate|ic acid)/i,
  },
];

/** The group in which the content of a substance counts for a class. */
export const summedGroupOf = ({ cas, name }: Component, family: string): SummedGroup | undefined =>
  summedGroups.find((group) => group.family === family && ((cas && group.cas.includes(cas)) || group.name.test(name)));

interface MetalShare {
  /** Mass of the metal per mass of the compound, by the molar masses of its formula, rounded up. */
  share: number;
  /** The categories of the compound in Table 3; limits of other classes are percentages of the compound. */
  categories: readonly string[];
}

const lead = ['Repr. 1A', 'STOT RE 2'];
const cobalt = ['Carc. 1B', 'Muta. 2', 'Repr. 1B', 'Resp. Sens. 1', 'Skin Sens. 1'];
const cadmium = ['Carc. 1B', 'Muta. 1B', 'STOT RE 1', 'STOT RE 2'];

/**
 * Compounds with Note 1, whose limits are percentages of the metal, that have one formula. The content of others (basic lead acetate, pigments,
 * groups such as 'lead compounds') counts as a whole, which is never milder.
 */
const metalShares: Readonly<Record<string, MetalShare>> = {
  // PbSiF6: 207.2 ÷ 349.27
  '25808-74-6': { share: 0.594, categories: lead },
  // Pb(N3)2: 207.2 ÷ 291.24
  '13424-46-9': { share: 0.712, categories: lead },
  // PbCrO4: 207.2 ÷ 323.19
  '7758-97-6': { share: 0.642, categories: ['Carc. 1B', ...lead] },
  // Pb(CH3COO)2: 207.2 ÷ 325.29
  '301-04-2': { share: 0.637, categories: lead },
  // Pb3(PO4)2: 3 × 207.2 ÷ 811.54
  '7446-27-7': { share: 0.766, categories: lead },
  // Pb(CH3SO3)2: 207.2 ÷ 397.38
  '17570-76-2': { share: 0.522, categories: lead },
  // C6HN3O8Pb: 207.2 ÷ 450.29
  '15245-44-0': { share: 0.461, categories: lead },
  // CoCl2: 58.933 ÷ 129.83
  '7646-79-9': { share: 0.454, categories: cobalt },
  // CoSO4: 58.933 ÷ 154.99
  '10124-43-3': { share: 0.381, categories: cobalt },
  // Co(CH3COO)2: 58.933 ÷ 177.02
  '71-48-7': { share: 0.333, categories: cobalt },
  // Co(NO3)2: 58.933 ÷ 182.94
  '10141-05-6': { share: 0.323, categories: cobalt },
  // CoCO3: 58.933 ÷ 118.94
  '513-79-1': { share: 0.496, categories: cobalt },
  // CdS: 112.414 ÷ 144.47
  '1306-23-6': { share: 0.779, categories: ['Carc. 1B', 'Muta. 2', 'Repr. 2', 'STOT RE 1', 'STOT RE 2'] },
  // CdCO3: 112.414 ÷ 172.42
  '513-78-0': { share: 0.652, categories: cadmium },
  // Cd(OH)2: 112.414 ÷ 146.43
  '21041-95-2': { share: 0.768, categories: cadmium },
  // Cd(NO3)2: 112.414 ÷ 236.42
  '10325-94-7': { share: 0.476, categories: cadmium },
  // Hg(CH3)2: 200.592 ÷ 230.66
  '593-74-8': { share: 0.87, categories: ['STOT RE 2'] },
  // Hg(C2H5)2: 200.592 ÷ 258.72
  '627-44-1': { share: 0.776, categories: ['STOT RE 2'] },
  // CH3HgCl: 200.592 ÷ 251.08
  '115-09-3': { share: 0.799, categories: ['Carc. 2', 'Lact.', 'Repr. 1A', 'STOT RE 1', 'STOT RE 2'] },
};

/** The share of a substance's content that counts for a category: 1, or the share of the metal (Note 1). */
export function countedShare({ cas }: Component, category: string): number {
  const metalShare = cas === undefined ? undefined : metalShares[cas];
  return metalShare?.categories.includes(category) ? metalShare.share : 1;
}

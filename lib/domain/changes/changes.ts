import { disambiguateCodes, type Dossier, type Party, type Version } from '@/lib/domain/product/dossier';
import {
  type Change,
  markFields,
  markList,
  markRows,
  type Marks,
  markValue,
  mergeRows,
} from '@/lib/domain/changes/marks';
import { compareOptions } from '@/lib/domain/sds/sds';

/**
 * Spec §4 "Changes mode": product detail, panel by panel, with the current values compared to those of an older
 * version. An added or deleted row carries the change, and so do its values. The version's name does not count as a
 * change; a dossier compared with itself has none.
 */
export function compareDossiers(older: Dossier, newer: Dossier) {
  return {
    basic: {
      name: markWords(older.name, newer.name),
      ...markFields(older, newer, ['code', 'ufi', 'gtin', 'emergencyTelephone']),
      description: markWords(older.description, newer.description),
      supplier: markFields(supplierOf(older), supplierOf(newer), ['name', 'address', 'city', 'country']),
      producer: markFields(older.producer, newer.producer, ['name', 'address', 'city', 'country']),
      articles: markArticles(older, newer),
      identifiers: markList(older.identifiers, newer.identifiers),
    },
    classification: markRows(
      older.classification.categories,
      newer.classification.categories,
      [({ category }) => category],
      ({ oldRow, newRow, row }) => ({
        category: row.category,
        name: row.name,
        statements: markList(oldRow?.statements, newRow?.statements),
      }),
    ),
    substances: markRows(
      older.substances.rows,
      newer.substances.rows,
      [({ cas }) => cas, ({ ec }) => ec, ({ name }) => name],
      ({ oldRow, newRow }) => ({
        ...markFields(oldRow, newRow, ['name', 'cas', 'ec', 'index', 'reach']),
        /** As printed, or a number in mass %. */
        share: markValue<string | number>(shareOf(oldRow), shareOf(newRow)),
        classification: markList(classesOf(oldRow), classesOf(newRow)),
      }),
    ),
    parameters: markRows(older.parameters, newer.parameters, [({ name }) => name], ({ oldRow, newRow, row }) => ({
      name: row.name,
      ...markFields(oldRow, newRow, ['value']),
    })),
    safety: {
      classification: markList(
        textsOf(older.hazards.classification ?? []),
        textsOf(newer.hazards.classification ?? []),
      ),
      openClasses: markList(older.hazards.openClasses, newer.hazards.openClasses),
      signalWord: markFields(older.hazards.signalWord, newer.hazards.signalWord, ['text']).text,
      pictograms: markList(older.hazards.pictograms, newer.hazards.pictograms),
      hazards: markStatements(hazardsOf(older), hazardsOf(newer)),
      supplemental: markStatements(supplementalOf(older), supplementalOf(newer)),
      precautions: markStatements(labelled(older, 'P'), labelled(newer, 'P')),
    },
    attachments: markRows(
      older.attachments,
      newer.attachments,
      [({ link }) => link, ({ name }) => name],
      ({ oldRow, newRow }) => ({
        /** Position for the download; null for a deleted file or one without a link. */
        position: newRow?.link ? newRow.position : null,
        ...markFields(oldRow, newRow, ['name', 'category', 'languageCode', 'status', 'sizeInBytes', 'created']),
      }),
    ),
    recommendations: markRows(
      older.recommendations,
      newer.recommendations,
      [({ key }) => key],
      ({ oldRow, newRow, row }) => ({
        key: row.key,
        title: row.title,
        text: markWords(oldRow?.text ?? null, newRow?.text ?? null),
      }),
    ),
  };
}

export type DossierChanges = ReturnType<typeof compareDossiers>;

/** The changes that product detail shows: the classification only once, in its table if the brand shows it. */
export function shownChanges(older: Dossier, newer: Dossier, showsClassification: boolean): DossierChanges {
  const { classification, safety, ...changes } = compareDossiers(older, newer);
  const hasTable = showsClassification && classification.length > 0;
  return {
    ...changes,
    classification: showsClassification ? classification : [],
    safety: hasTable ? { ...safety, classification: [] } : safety,
  };
}

/** The comparison of product detail in changes mode. */
export interface Comparison {
  version: Version;
  /** The dossier with the values of the older version; null if unavailable. */
  older: Dossier | null;
}

/** A panel of product detail with its number of changes. */
export interface ChangedPanel {
  panel: keyof DossierChanges;
  count: number;
}

/** The panels that differ between two versions, in their order, with the counts of changes mode. */
export const changedPanels = (older: Dossier, newer: Dossier, showsClassification: boolean): ChangedPanel[] =>
  Object.entries(shownChanges(older, newer, showsClassification))
    .map(([panel, values]) => ({ panel: panel as keyof DossierChanges, count: countChanges(values) }))
    .filter(({ count }) => count > 0);

/** Number of added and deleted values and rows in a comparison, or in a part of one; a row counts once. */
export function countChanges(compared: unknown): number {
  if (typeof compared !== 'object' || compared === null) return 0;
  if ('change' in compared && compared.change !== null) return 1;
  return Object.values(compared).reduce<number>((sum, part) => sum + countChanges(part), 0);
}

/** The versions that the current one can be compared with, newest first. */
export function olderVersions(versions: Version[]): Version[] {
  return versions[0] ? compareOptions(versions, versions[0].id) : [];
}

/** Codes are disambiguated across both versions (Spec §5). */
function markArticles(older: Dossier, newer: Dossier): Marks {
  const merged = mergeRows(older.articles, newer.articles, []);
  const codes = disambiguateCodes(merged.map(({ row }) => row));
  return merged.map(({ change, row: { gtin } }, index) => ({
    value: gtin ? `${codes[index]!} (GTIN ${gtin})` : codes[index]!,
    change,
  }));
}

type Statement = Dossier['hazards']['statements'][number];

const markStatements = (older: Statement[], newer: Statement[]) =>
  markRows(older, newer, [({ code }) => code], ({ oldRow, newRow, row }) => ({
    code: row.code,
    text: markWords(oldRow?.text ?? null, newRow?.text ?? null),
  }));

const isSupplemental = ({ code }: Statement) => code.startsWith('EUH');
const hazardsOf = ({ hazards }: Dossier) => hazards.statements.filter((statement) => !isSupplemental(statement));
const labelled = ({ labelStatements }: Dossier, set: 'P' | 'S') =>
  labelStatements.filter((statement) => statement.set === set);
const supplementalOf = (dossier: Dossier) => [
  ...dossier.hazards.statements.filter(isSupplemental),
  ...labelled(dossier, 'S'),
];

/** Without an address the supplier's name is that in the product's short facts. */
const supplierOf = ({ supplier, supplierName }: Dossier): Party => ({
  ...(supplier ?? { address: null, city: null, country: null }),
  name: supplier?.name ?? supplierName,
});

const shareOf = (substance: { content: number | null; contentRange: string | null } | null) =>
  substance && (substance.contentRange ?? substance.content);

/** `Flam. Liq. 2; H225 · Eye Irrit. 2; H319`: each class with its statements. */
const classesOf = (substance: { classification: string | null } | null) => substance?.classification?.split(' · ');

const textsOf = (entries: { text: string }[]) => entries.map(({ text }) => text);

/** Minimum share of common words; texts with less are deleted and added as a whole. */
const minInCommon = 0.5;

/**
 * Maximum size of the comparison's table, in pairs of words; longer texts that differ throughout are deleted and added
 * as a whole.
 */
const maxPairs = 62_500;

/**
 * The word-level difference of two texts: runs of kept, deleted and added words. White space counts as one space, and
 * separates the runs.
 */
export function markWords(older: string | null, newer: string | null): Marks {
  if (older === null || newer === null) return markValue(older, newer);
  const [oldWords, newWords] = [wordsOf(older), wordsOf(newer)];
  const shorter = Math.min(oldWords.length, newWords.length);
  let start = 0;
  while (start < shorter && oldWords[start] === newWords[start]) start += 1;
  let end = 0;
  while (end < shorter - start && oldWords.at(-1 - end) === newWords.at(-1 - end)) end += 1;

  const removed = oldWords.slice(start, oldWords.length - end);
  const inserted = newWords.slice(start, newWords.length - end);
  if (removed.length * inserted.length > maxPairs) return markValue(older, newer);
  const parts = [
    ...newWords.slice(0, start).map((word) => ({ word, change: null })),
    ...alignWords(removed, inserted),
    ...newWords.slice(newWords.length - end).map((word) => ({ word, change: null })),
  ];
  const unchangedCount = parts.filter(({ change }) => change === null).length;
  return unchangedCount < minInCommon * Math.max(oldWords.length, newWords.length)
    ? markValue(older, newer)
    : joinRuns(parts);
}

type Part = { word: string; change: Change };

const wordsOf = (text: string) => text.trim().split(/\s+/);

/** Aligns two texts by their longest common subsequence; within a gap deleted words precede added ones. */
function alignWords(oldWords: string[], newWords: string[]): Part[] {
  const width = newWords.length + 1;
  const common = new Uint16Array((oldWords.length + 1) * width);
  for (let i = oldWords.length - 1; i >= 0; i -= 1) {
    for (let j = newWords.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        oldWords[i] === newWords[j]
          ? 1 + common[(i + 1) * width + j + 1]!
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
    }
  }
  const parts: Part[] = [];
  let added: Part[] = [];
  let [i, j] = [0, 0];
  while (i < oldWords.length || j < newWords.length) {
    const isAddition = common[i * width + j + 1]! > common[(i + 1) * width + j]!;
    if (i < oldWords.length && j < newWords.length && oldWords[i] === newWords[j]) {
      parts.push(...added, { word: newWords[j]!, change: null });
      added = [];
      i += 1;
      j += 1;
    } else if (i === oldWords.length || (j < newWords.length && isAddition)) {
      added.push({ word: newWords[j]!, change: 'added' });
      j += 1;
    } else {
      parts.push({ word: oldWords[i]!, change: 'deleted' });
      i += 1;
    }
  }
  return [...parts, ...added];
}

function joinRuns(parts: Part[]): Marks {
  const runs: { words: string[]; change: Change }[] = [];
  for (const { word, change } of parts) {
    const last = runs.at(-1);
    if (last?.change === change) last.words.push(word);
    else runs.push({ words: [word], change });
  }
  return runs.map(({ words, change }) => ({ value: words.join(' '), change }));
}

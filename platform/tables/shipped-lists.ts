import { LawTable } from './law-table.ts';
import type { ListedEntry, ListRow, RegulatoryListKind } from './regulatory-lists.ts';

/** The numbers by which a row is found, each once. */
export const numbersOfRow = ({ index, substances }: Pick<ListRow, 'index' | 'substances'>): string[] => [
  ...new Set([index, ...substances.flatMap(({ cas, ec }) => [cas, ec])].filter((number) => number !== undefined)),
];

const listTable = (name: string) => new LawTable<ListRow>(name, numbersOfRow);

/** The lists of substances that the platform ships. */
export const shippedLists: Partial<Record<RegulatoryListKind, LawTable<ListRow>>> = {
  annexVI: listTable('annex-vi'),
  candidateList: listTable('candidate-list'),
  annexXIV: listTable('annex-xiv'),
};

/** The entries of a row: one for each of its substances, or one without numbers for a group. */
export function entriesOfRow(kind: RegulatoryListKind, published: string, row: ListRow): ListedEntry[] {
  const substances = row.substances.length > 0 ? row.substances : [{}];
  return substances.map(({ cas = null, ec = null, name = row.name }) => ({
    kind,
    published,
    cas,
    ec,
    indexNumber: row.index ?? null,
    name,
    data: row.data,
  }));
}

/** The entries of a shipped list for some CAS, EC or index numbers, in the order of the table; none of a list that is not shipped. */
export function shippedEntries(kind: RegulatoryListKind, numbers: readonly string[]): ListedEntry[] {
  const table = shippedLists[kind];
  if (!table) return [];
  const isWanted = new Set(numbers);
  return table
    .find(numbers)
    .flatMap((row) =>
      entriesOfRow(kind, table.meta.published, row).filter(
        ({ cas, ec, indexNumber }) =>
          isWanted.has(cas ?? '') || isWanted.has(ec ?? '') || isWanted.has(indexNumber ?? ''),
      ),
    );
}

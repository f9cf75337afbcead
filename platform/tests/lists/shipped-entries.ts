import { LawTable } from '../../tables/law-table.ts';
import type { ListedEntry, ListRow } from '../../tables/regulatory-lists.ts';
import type { KnownLists } from '../../import/classify/known-lists.ts';

export const shippedAnnexVI = new LawTable<ListRow>('annex-vi', ({ substances }) =>
  substances.flatMap(({ cas, ec }) => [cas, ec].flatMap((number) => number ?? [])),
);

/** The entries of the shipped table for some CAS and EC numbers, as a loaded list has them. */
export function shippedLists(numbers: readonly string[], today = '2026-11-30'): KnownLists {
  const { published } = shippedAnnexVI.meta;
  const entries = shippedAnnexVI.find(numbers).flatMap(({ index, name, substances, data }) =>
    substances.map(({ cas, ec }): ListedEntry => ({
      kind: 'annexVI',
      published,
      cas: cas ?? null,
      ec: ec ?? null,
      indexNumber: index ?? null,
      name,
      data,
    })),
  );
  return { loaded: [{ kind: 'annexVI', published }], entries, today };
}

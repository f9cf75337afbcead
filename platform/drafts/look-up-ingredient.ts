import { applies, findKnownLists } from '../import/classify/known-lists.ts';
import { airLimitsOf } from '../product/markets/markets.ts';
import { regulatoryListNames } from '../tables/regulatory-lists.ts';
import type { Database } from '../store/database.ts';
import { findSubstanceByCas } from '../store/studio/substances.ts';
import { isoToday } from './draft-input.ts';

/** What the workgroup's substances, the loaded lists and the markets' limits know of a CAS number. */
export async function lookUpIngredient(database: Database, workgroupId: number, cas: string) {
  const today = isoToday();
  const { entries, loaded } = await findKnownLists(database, { cas: [cas], ec: [] }, today);
  const substance = await findSubstanceByCas(database, workgroupId, cas);
  const harmonised = entries.find(({ kind, data }) => kind === 'annexVI' && applies(data, today));
  return {
    substance: substance ?? null,
    harmonised: harmonised
      ? {
          published: harmonised.published,
          name: harmonised.name,
          ec: harmonised.ec,
          index: harmonised.indexNumber,
          classification: harmonised.data.classification ?? [],
          limits: harmonised.data.limits ?? [],
          euh: harmonised.data.euh ?? [],
          notes: harmonised.data.notes ?? null,
          source: `${regulatoryListNames.annexVI} (${harmonised.published})`,
        }
      : null,
    limits: airLimitsOf(cas),
    lists: entries
      .filter(({ kind }) => kind !== 'annexVI')
      .map(({ kind, published, name, data }) => ({ ...data, list: kind, name, published })),
    loaded: loaded.map(({ kind, published }) => ({ list: kind, published })),
  };
}

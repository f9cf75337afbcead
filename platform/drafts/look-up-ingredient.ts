import { findKnownLists } from '../import/classify/known-lists.ts';
import { airLimitsOf } from '../product/markets/limits.ts';
import type { Database } from '../store/database.ts';
import { findSubstanceByCas, searchSubstances } from '../store/studio/substances.ts';
import { isoToday } from './draft-input.ts';
import { listedFor, searchListed } from './listed-substances.ts';

/** What the workgroup's substances, the lists in force and the markets' limits know of a CAS number. */
export async function lookUpIngredient(database: Database, workgroupId: number, cas: string) {
  const today = isoToday();
  const lists = await findKnownLists(database, { cas: [cas], ec: [] }, today);
  return {
    substance: (await findSubstanceByCas(database, workgroupId, cas)) ?? null,
    listed: listedFor({ cas }, lists),
    limits: airLimitsOf({ cas }, today),
    lists: lists.entries
      .filter(({ kind }) => kind !== 'annexVI')
      .map(({ kind, published, name, data }) => ({ ...data, list: kind, name, published })),
    loaded: lists.loaded.map(({ kind, published }) => ({ list: kind, published })),
  };
}

/** The workgroup's substances and those of the shipped lists for a number or a name; without a text only the workgroup's. */
export async function searchIngredients(database: Database, workgroupId: number, search: string) {
  const substances = await searchSubstances(database, workgroupId, search);
  return { substances, listed: search.trim() === '' ? [] : searchListed(search, isoToday()) };
}

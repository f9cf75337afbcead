import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { labelPresets } from '../schema.ts';
import { lockWorkgroup } from './users.ts';

/** Named label settings; `query` is the query string of the label calls. */
export interface LabelPreset {
  name: string;
  query: string;
}

/** Maximum number of presets of a workgroup. */
export const maxLabelPresets = 50;

type Rejection = 'name-taken' | 'too-many';

const keyOf = (name: string) => name.normalize('NFKC').toLowerCase();

/** The presets of a workgroup by their names. */
export const listLabelPresets = (database: Database, workgroupId: number) =>
  database
    .select({ id: labelPresets.id, name: labelPresets.name, query: labelPresets.query })
    .from(labelPresets)
    .where(eq(labelPresets.workgroupId, workgroupId))
    .orderBy(asc(labelPresets.nameKey));

/** Adds a preset to a workgroup; resolves to its id, or to why it was not added. */
export const addLabelPreset = (
  database: Database,
  workgroupId: number,
  { name, query }: LabelPreset,
): Promise<number | Rejection> =>
  database.transaction(async (transaction) => {
    await lockWorkgroup(transaction, workgroupId);
    if (await isTaken(transaction, workgroupId, name)) return 'name-taken';
    const [stored] = await transaction
      .select({ total: count() })
      .from(labelPresets)
      .where(eq(labelPresets.workgroupId, workgroupId));
    if ((stored?.total ?? 0) >= maxLabelPresets) return 'too-many';
    const [added] = await transaction
      .insert(labelPresets)
      .values({ workgroupId, name, nameKey: keyOf(name), query })
      .returning({ id: labelPresets.id });
    return added!.id;
  });

/** Changes name or settings of a preset; resolves to false if the workgroup has no such preset. */
export const updateLabelPreset = (
  database: Database,
  workgroupId: number,
  id: number,
  { name, query }: Partial<LabelPreset>,
): Promise<boolean | 'name-taken'> =>
  database.transaction(async (transaction) => {
    await lockWorkgroup(transaction, workgroupId);
    if (name !== undefined && (await isTaken(transaction, workgroupId, name, id))) return 'name-taken';
    const changed = await transaction
      .update(labelPresets)
      .set({ ...(name === undefined ? {} : { name, nameKey: keyOf(name) }), ...(query === undefined ? {} : { query }) })
      .where(presetOf(workgroupId, id))
      .returning({ id: labelPresets.id });
    return changed.length > 0;
  });

/** Deletes a preset; resolves to false if the workgroup has no such preset. */
export async function deleteLabelPreset(database: Database, workgroupId: number, id: number): Promise<boolean> {
  const deleted = await database
    .delete(labelPresets)
    .where(presetOf(workgroupId, id))
    .returning({ id: labelPresets.id });
  return deleted.length > 0;
}

const presetOf = (workgroupId: number, id: number) =>
  and(eq(labelPresets.workgroupId, workgroupId), eq(labelPresets.id, id));

async function isTaken(transaction: Database, workgroupId: number, name: string, exceptId = 0): Promise<boolean> {
  const namesakes = await transaction
    .select({ id: labelPresets.id })
    .from(labelPresets)
    .where(
      and(
        eq(labelPresets.workgroupId, workgroupId),
        eq(labelPresets.nameKey, keyOf(name)),
        ne(labelPresets.id, exceptId),
      ),
    );
  return namesakes.length > 0;
}

import { and, count, eq } from 'drizzle-orm';
import type { SettledFinding, SettledKey } from '../../product/product-file.ts';
import type { Database } from '../database.ts';
import { settledFindings } from '../schema.ts';

/** Maximum number of warnings that a workgroup settles for all of its products. */
const maxOfWorkgroup = 1_000;

const { workgroupId: group, finding, basis, reason, user, date } = settledFindings;

/** The warnings that a workgroup settled for all of its products. */
export const listSettled = (database: Database, workgroupId: number): Promise<SettledFinding[]> =>
  database.select({ finding, basis, reason, user, date }).from(settledFindings).where(eq(group, workgroupId));

/** Settles a warning for all products of a workgroup, or replaces the reason. Resolves to false when the workgroup has too many. */
export const settleForWorkgroup = (
  database: Database,
  workgroupId: number,
  settled: Required<SettledFinding> & { user: string; date: string },
): Promise<boolean> =>
  database.transaction(async (transaction) => {
    await transaction
      .insert(settledFindings)
      .values({ workgroupId, ...settled })
      .onConflictDoUpdate({
        target: [group, finding, basis],
        set: { reason: settled.reason, user: settled.user, date: settled.date },
      });
    const [row] = await transaction.select({ total: count() }).from(settledFindings).where(eq(group, workgroupId));
    if (row!.total <= maxOfWorkgroup) return true;
    await transaction.delete(settledFindings).where(isEntry(workgroupId, settled));
    return false;
  });

/** Opens a warning again in all products of a workgroup. Resolves to whether it was settled. */
export async function reopenForWorkgroup(database: Database, workgroupId: number, key: SettledKey): Promise<boolean> {
  const removed = await database.delete(settledFindings).where(isEntry(workgroupId, key)).returning({ basis });
  return removed.length > 0;
}

const isEntry = (workgroupId: number, key: SettledKey) =>
  and(eq(group, workgroupId), eq(finding, key.finding), eq(basis, key.basis));

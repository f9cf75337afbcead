import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findKnownLists, numbersOf } from '../import/classify/known-lists.ts';
import { listFindings } from '../import/classify/missing-harmonised.ts';
import type { ReadProduct } from '../product/read/read-product-file.ts';
import { lineIn } from '../product/read/read-product-file.ts';
import type { Problem } from '../product/findings.ts';
import { StartupError } from '../runtime/start-error.ts';
import type { Database } from '../store/database.ts';
import { databaseFolder } from '../store/backup/format.ts';
import { type CommandContext, CommandError } from './command-context.ts';
import { today } from './input.ts';

/**
 * Runs `work` with the database that may have imported lists, else with null. No database is created or migrated, and one that cannot be
 * opened is reported.
 */
export async function withLists(
  { onDatabase, settings, isInPlatform, errors }: CommandContext,
  work: (database: Database | null) => Promise<void>,
): Promise<void> {
  const { dataDir, databaseUrl } = settings();
  if (!isInPlatform && !databaseUrl && !existsSync(join(dataDir, databaseFolder))) return work(null);
  let hasStarted = false;
  try {
    await onDatabase(
      async (database) => {
        hasStarted = true;
        await work(database);
      },
      { skipsMigrations: true },
    );
  } catch (reason) {
    if (hasStarted || !(reason instanceof StartupError || reason instanceof CommandError)) throw reason;
    errors.write(`Not checked against imported lists: ${reason.message}\n`);
    await work(null);
  }
}

/** Problems of a product from the entries of its ingredients in the lists in force. */
export async function listProblems(database: Database | null, read: ReadProduct, file: string): Promise<Problem[]> {
  if (!read.product) return [];
  const { state, versions } = read.product;
  const { facts } = versions[0]!;
  const lists = await findKnownLists(database, numbersOf([facts.composition]), today());
  return listFindings(facts, lists, { isPublished: state === 'published' }).map((finding) => ({
    ...finding,
    file,
    line: lineIn(read, finding.path),
  }));
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { harmonisedFindings } from '../import/lists/compare-with-lists.ts';
import type { ReadProduct } from '../import/read/read-product-file.ts';
import { lineIn } from '../import/read/read-product-file.ts';
import type { Problem } from '../product/findings.ts';
import { StartupError } from '../runtime/start-error.ts';
import { databaseFolder } from '../store/backup/format.ts';
import { findLists } from '../store/regulatory/lists.ts';
import { type CommandContext, CommandError } from './command-context.ts';

/** Problems of a product whose ingredients are milder than the loaded CLP Annex VI. */
export type HarmonisedCheck = (read: ReadProduct, file: string) => Promise<Problem[]>;

/**
 * Runs work that needs no database with the check against the loaded lists where there is a database: none is created or
 * migrated, and one that cannot be opened is reported.
 */
export async function withHarmonisedCheck(
  { onDatabase, settings, isInPlatform, errors }: CommandContext,
  work: (check: HarmonisedCheck) => Promise<void>,
): Promise<void> {
  const { dataDir, databaseUrl } = settings();
  if (!isInPlatform && !databaseUrl && !existsSync(join(dataDir, databaseFolder))) return work(async () => []);
  let hasStarted = false;
  try {
    await onDatabase(
      async (database) => {
        hasStarted = true;
        const isLoaded = (await findLists(database)).some(({ kind }) => kind === 'annexVI');
        const today = new Date().toISOString().slice(0, 10);
        await work(async (read, file) => {
          if (!isLoaded || !read.product) return [];
          const [found = []] = await harmonisedFindings(database, [read.product.versions[0]!.facts.composition], today);
          return found.map((finding) => ({ ...finding, file, line: lineIn(read, finding.path) }));
        });
      },
      { skipsMigrations: true },
    );
  } catch (reason) {
    if (hasStarted || !(reason instanceof StartupError || reason instanceof CommandError)) throw reason;
    errors.write(`Not checked against the loaded lists: ${reason.message}\n`);
    await work(async () => []);
  }
}

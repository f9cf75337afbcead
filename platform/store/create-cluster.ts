import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * A program: creates an empty database of PGlite in the folder of its argument, which must not exist; for the build, as a packed
 * file. It unpacks the one of the build if it can, since PGlite takes 4 s of a processor and 700 MB to create one.
 */
const [, , target] = process.argv;
if (!target) throw new Error('The folder is missing');
const type = 'application/x-gzip';
if (target.endsWith('.tar.gz')) {
  const database = await PGlite.create();
  const packed = await database.dumpDataDir('gzip');
  writeFileSync(target, new Uint8Array(await packed.arrayBuffer()));
  await database.close();
} else {
  const made = join(import.meta.dirname, 'cluster.tar.gz');
  const loadDataDir = existsSync(made) ? new Blob([readFileSync(made)], { type }) : undefined;
  await (await PGlite.create(target, { loadDataDir })).close();
}
// PGlite keeps the process running.
process.exit(0);

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * A program: creates an empty database of PGlite in the folder of its argument, which must not exist. It unpacks the one that the build
 * has made (platform/build.mjs), since PGlite takes 4 s of a processor and 700 MB to create one.
 */
const [, , folder] = process.argv;
if (!folder) throw new Error('The folder is missing');
const made = join(import.meta.dirname, 'cluster.tar.gz');
const loadDataDir = existsSync(made) ? new Blob([readFileSync(made)], { type: 'application/x-gzip' }) : undefined;
await (await PGlite.create(folder, { loadDataDir })).close();
// PGlite keeps the process running.
process.exit(0);

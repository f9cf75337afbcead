import { PGlite } from '@electric-sql/pglite';

/** A program: creates an empty database of PGlite in the folder of its argument, which must not exist. */
const [, , folder] = process.argv;
if (!folder) throw new Error('The folder is missing');
await (await PGlite.create(folder)).close();
// PGlite keeps the process running.
process.exit(0);

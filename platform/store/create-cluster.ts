import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

/**
 * A program of the build: creates a database of PGlite with the platform's tables, which are empty, in the folder of its argument. A first
 * start copies it, since PGlite takes 5 s of a processor and 700 MB for that.
 */
const [, , folder] = process.argv;
if (!folder) throw new Error('The folder is missing');
const client = await PGlite.create(folder, { extensions: { pg_trgm } });
await migrate(drizzle(client), {
  migrationsFolder: join(import.meta.dirname, '../store/migrations'),
});
await client.close();
// PGlite keeps the process running.
process.exit(0);

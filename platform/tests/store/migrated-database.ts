import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { compiledOnce } from '../../../tests/support/start-platform.ts';

const migrationsFolder = join(import.meta.dirname, '../../store/migrations');

/** Its own process: Jest does not run the dynamic imports of PGlite. */
const program = `
  import { readFileSync } from 'node:fs';
  import { PGlite } from '@electric-sql/pglite';
  import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
  import { drizzle } from 'drizzle-orm/pglite';
  import { migrate } from 'drizzle-orm/pglite/migrator';
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await migrate(drizzle(client), { migrationsFolder: process.argv[1] });
  const results = [];
  for (const script of JSON.parse(readFileSync(0, 'utf8'))) results.push((await client.exec(script)).at(-1).rows);
  console.info(JSON.stringify(results));
  await client.close();`;

export type Row = Record<string, unknown>;

/** Runs scripts on a new embedded database with all migrations, one after the other. Returns the rows of the last statement of each. */
export function runOnMigratedDatabase(scripts: readonly string[]): Row[][] {
  const options = [...compiledOnce, '--input-type=module', '--eval', program, migrationsFolder];
  const results = execFileSync(process.execPath, options, { input: JSON.stringify(scripts), encoding: 'utf8' });
  return JSON.parse(results) as Row[][];
}

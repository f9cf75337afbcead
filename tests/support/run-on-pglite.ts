import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { compiledOnce } from './start-platform';

const program = `
  import { PGlite } from '@electric-sql/pglite';
  import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
  import { readFileSync } from 'node:fs';
  const database = await PGlite.create(process.argv[1], { extensions: { pg_trgm } });
  await database.exec(readFileSync(0, 'utf8'));
  await database.close();`;

/** Runs statements on the embedded database of a data directory, while no platform does. */
export function runOnPglite(dataDir: string, statements: string): void {
  const options = [...compiledOnce, '--input-type=module', '--eval', program, join(dataDir, 'platform-db')];
  execFileSync(process.execPath, options, { input: statements });
}

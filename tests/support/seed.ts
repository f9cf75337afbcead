import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenStale, startPlatform } from './start-platform';

const cache = join(process.cwd(), 'node_modules/.cache/dossier-tests');

/**
 * Global setup of the projects that start platforms: fills the data directory that `seededDirectory` copies, once for each state
 * of the platform's files, because the first start takes several times as long as any other.
 */
export default async function seed(): Promise<void> {
  buildWhenStale();
  const seeded = join(cache, `seeded-${digest()}`);
  process.env.SEEDED_DIR = seeded;
  if (existsSync(seeded)) return;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  const platform = await startPlatform({}, draft);
  if ((await platform.end('SIGINT')) !== 0) throw new Error(`The platform did not stop cleanly: ${platform.log()}`);
  const isOlder = (name: string) => name.startsWith('seeded-') && !seeded.endsWith(name);
  for (const older of readdirSync(cache).filter(isOlder)) rmSync(join(cache, older), { recursive: true, force: true });
  try {
    renameSync(draft, seeded);
  } catch {
    // Another run was faster, and its directory is as good.
    rmSync(draft, { recursive: true });
  }
}

/** Of everything that decides what a first start writes: the platform's files, and the database that writes them. */
function digest(): string {
  const hash = createHash('sha256').update(process.version);
  hash.update(readFileSync(join(process.cwd(), 'node_modules/@electric-sql/pglite/package.json')));
  for (const path of filesIn(join(process.cwd(), 'platform')).sort()) hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return ['node_modules', 'tests', 'data'].includes(entry.name) ? [] : filesIn(path);
  });

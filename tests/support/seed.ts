import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cheapHash, demoPassword } from './cheap-password';
import { runOnPglite } from './run-on-pglite';
import { buildWhenStale, startPlatform } from './start-platform';

const root = process.cwd();
const cache = join(root, 'node_modules/.cache/dossier-tests');

/**
 * Global setup of the projects that start platforms: fills the data directory that `seededDirectory` copies, once for each state
 * of the platform's files, because the first start takes several times as long as any other. The password of the demo account is `demoPassword`, under a hash
 * that is cheap to compare with.
 */
export default async function seed(): Promise<void> {
  buildWhenStale();
  const seeded = join(cache, `demo-${digest()}`);
  process.env.SEEDED_DIR = seeded;
  if (existsSync(seeded)) return;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  const platform = await startPlatform({ DEMO_PASSWORD: demoPassword }, draft);
  if ((await platform.end('SIGINT')) !== 0) throw new Error(`The platform did not stop cleanly: ${platform.log()}`);
  runOnPglite(draft, `update users set password_hash = '${cheapHash(demoPassword)}' where name = 'demo'`);
  for (const name of readdirSync(cache).filter(isOld)) rmSync(join(cache, name), { recursive: true, force: true });
  try {
    renameSync(draft, seeded);
  } catch {
    // Another run was faster, and its directory is as good.
    rmSync(draft, { recursive: true });
  }
}

/** A day old: a younger one may be in use by another checkout that has the same `node_modules`. */
function isOld(name: string): boolean {
  const made = statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - made > 24 * 60 * 60 * 1_000;
}

/** Of everything that decides what a first start writes: the platform's files, and the database that writes them. */
function digest(): string {
  const hash = createHash('sha256').update(`${process.version} ${demoPassword}`);
  hash.update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')));
  for (const path of filesIn(join(root, 'platform')).sort())
    hash.update(relative(root, path)).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return ['node_modules', 'tests', 'data'].includes(entry.name) ? [] : filesIn(path);
  });

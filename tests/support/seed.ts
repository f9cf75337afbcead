import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { cheapHash, demoPassword } from './cheap-password';
import { runOnPglite } from './run-on-pglite';
import { buildWhenStale, startPlatform } from './start-platform';

const root = process.cwd();
const cache = join(root, 'node_modules/.cache/dossier-tests');

/**
 * Global setup of the projects that start platforms: makes the data directories that `seededDirectory` and `emptyDirectory` copy,
 * once for each state of the platform's files, because the first start takes several times as long as any other. The password of
 * the demo account is `demoPassword`, under a hash that is cheap to compare with.
 */
export default async function seed(): Promise<void> {
  buildWhenStale();
  const state = digest();
  const [empty, seeded] = [join(cache, `empty-${state}`), join(cache, `demo-${state}`)];
  Object.assign(process.env, { EMPTY_DIR: empty, SEEDED_DIR: seeded });
  if (existsSync(empty) && existsSync(seeded)) return;
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache).filter(isOld)) rmSync(join(cache, name), { recursive: true, force: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  writeFileSync(join(draft, 'platform-db.new'), 'what a start leaves that is killed halfway');
  await startOnce({ DEMO: '0' }, draft);
  const copy = mkdtempSync(join(cache, 'draft-'));
  cpSync(draft, copy, { recursive: true });
  keep(copy, empty);
  await startOnce({ DEMO_PASSWORD: demoPassword }, draft);
  runOnPglite(draft, `update users set password_hash = '${cheapHash(demoPassword)}' where name = 'demo'`);
  keep(draft, seeded);
}

async function startOnce(environment: Record<string, string>, dataDir: string): Promise<void> {
  const platform = await startPlatform(environment, dataDir);
  if ((await platform.end('SIGINT')) !== 0) throw new Error(`The platform did not stop cleanly: ${platform.log()}`);
}

function keep(draft: string, directory: string): void {
  try {
    renameSync(draft, directory);
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

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isWholeBuild } from './is-whole-build.mjs';

/** Installs and builds what is missing or has changed: what both commands do first. Needs Node and npm only. */

// Nothing about this machine is told to anybody.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

export const root = join(import.meta.dirname, '..');

/**
 * Node's flags for the web app, so that it stays within 512 MB (Dockerfile, too): room in MB for what lives shortly, and for what
 * lives longer, which else is collected late.
 */
export const webAppFlags = ['--max-semi-space-size=4', '--max-old-space-size=384'];
const left = new Set(['node_modules', 'dist', '.next', 'tests', 'data']);
const built = ['app', 'components', 'lib', 'messages', 'page-cache', 'platform', 'public'];

/** Ends the program with a sentence for the person who started it. */
export function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Runs a program with this one's input and output; ends when it fails. */
export function run(command, args, what) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail(`${what} failed${error ? `: ${error.message}` : ''}.`);
}

function* filesOf(path) {
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    if (left.has(entry.name)) continue;
    const inner = join(path, entry.name);
    if (entry.isDirectory()) yield* filesOf(inner);
    else yield inner;
  }
}

function digestOf(files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...files].sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Does `work` unless its result is whole and the stamp beside it says that it was done for this very input. */
function once(stamp, files, work, isWhole = () => true) {
  const path = join(root, stamp);
  if (isWhole() && existsSync(path) && readFileSync(path, 'utf8') === digestOf(files)) return;
  work();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, digestOf(files));
}

export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node ${process.version} is too old: Dossier needs 20.19 or newer.`);
  once('node_modules/.dossier-install', ['package.json', 'package-lock.json', 'platform/package.json'], () => {
    console.log('Installing packages …');
    // Not `npm ci`: it refuses a lock file that lacks the binaries of another system.
    run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], 'Installing the packages');
  });
}

export function build() {
  const own = readdirSync(root).filter((name) => /\.(ts|mjs|json)$/.test(name) && name !== 'next-env.d.ts');
  const work = () => {
    console.log('Building …');
    run('npm', ['run', 'build', '--silent'], 'The build');
  };
  const files = [...own, 'scripts/build-server.mjs', ...built.flatMap((folder) => [...filesOf(folder)])];
  once('.next/dossier-build', files, work, () => isWholeBuild(root));
}

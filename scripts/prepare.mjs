import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isWholeBuild } from './is-whole-build.mjs';

/** Installs missing packages and builds changed sources, for `npm start` and `npm test`. Requires Node and npm only. */

// No telemetry.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

export const root = join(import.meta.dirname, '..');

/**
 * Node's flags for the web app, for a memory limit of 512 MB (as in the Dockerfile): the maximum sizes of the young and the old
 * generation in MB, without which garbage is collected late, and by how many percent the old one may grow before it is collected
 * again. With so small a maximum that would be 30, and it would be collected after every thirty rendered pages (decision 076). What a
 * function is called with is recorded from its first call, so that it is compiled to machine code sooner (decision 079). One thread
 * collects the young generation, when it is full: several wait for each other longer than they gain (decision 076).
 */
export const webAppFlags = [
  '--max-semi-space-size=6',
  '--no-parallel-scavenge',
  '--no-minor-gc-task',
  '--max-old-space-size=192',
  '--heap-growing-percent=60',
  '--no-lazy-feedback-allocation',
];

/**
 * Node's flags for the platform (as in the Dockerfile): the quick compiler alone compiles the embedded database's WebAssembly, since
 * the optimising one takes 100 MB while it works and 50 MB afterwards. The generations are bounded, and functions recorded, as those of
 * the web app.
 */
export const platformFlags = [
  '--liftoff-only',
  '--max-semi-space-size=4',
  '--max-old-space-size=384',
  '--heap-growing-percent=40',
  '--no-lazy-feedback-allocation',
];

/**
 * Settings of glibc for all programs (as in the Dockerfile): by default it keeps freed memory in a pool for each thread, and large blocks in
 * the heap, where a small block after them keeps them resident.
 */
export const memorySettings = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '1048576' };
const ignoredFolders = new Set(['node_modules', 'dist', '.next', 'tests']);
const sourceFolders = ['app', 'components', 'lib', 'messages', 'page-cache', 'platform', 'public'];

/** Ends the program with a message on standard error and exit code 1. */
export function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Runs a program whose output goes to standard error; standard output is that of commands. Ends this one when it fails. */
export function run(command, args, description) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['inherit', 2, 'inherit'] });
  if (status !== 0) fail(`${description} failed${error ? `: ${error.message}` : ''}.`);
}

function* filesOf(path) {
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    if (ignoredFolders.has(entry.name)) continue;
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

const isStamped = (stamp, files) =>
  existsSync(join(root, stamp)) && readFileSync(join(root, stamp), 'utf8') === digestOf(files);

function writeStamp(stamp, files) {
  mkdirSync(dirname(join(root, stamp)), { recursive: true });
  writeFileSync(join(root, stamp), digestOf(files));
}

/**
 * Installs the packages for building and running the product, and those of further workspaces ('tests', 'bench'). Each
 * workspace has a stamp of its own, so that a command installs only missing packages. Packages of other workspaces remain.
 */
export function install(...workspaces) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node ${process.version} is too old: Dossier needs 20.19 or newer.`);
  const stamps = ['platform', ...workspaces].map((workspace) => ({
    workspace,
    stamp: `node_modules/.dossier-install-${workspace}`,
    files: ['package.json', 'package-lock.json', `${workspace}/package.json`],
  }));
  if (stamps.every(({ stamp, files }) => isStamped(stamp, files))) return;
  console.error('Installing packages …');
  const selected = stamps.map(({ workspace }) => `--workspace=${workspace}`);
  const options = ['--include-workspace-root', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  // Not `npm ci`: it removes packages of other workspaces. `--no-save` leaves the lock file as it is.
  run('npm', ['install', ...selected, ...options], 'Installing the packages');
  for (const { stamp, files } of stamps) writeStamp(stamp, files);
}

export function build() {
  const rootFiles = readdirSync(root).filter((name) => /\.(ts|mjs|json)$/.test(name) && name !== 'next-env.d.ts');
  const files = [...rootFiles, 'scripts/build-server.mjs', ...sourceFolders.flatMap((folder) => [...filesOf(folder)])];
  const stamp = '.next/dossier-build';
  if (isWholeBuild(root) && isStamped(stamp, files)) return;
  console.error('Building …');
  run('npm', ['run', 'build', '--silent'], 'The build');
  writeStamp(stamp, files);
}

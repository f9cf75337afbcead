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

const isStamped = (stamp, files) =>
  existsSync(join(root, stamp)) && readFileSync(join(root, stamp), 'utf8') === digestOf(files);

function writeStamp(stamp, files) {
  mkdirSync(dirname(join(root, stamp)), { recursive: true });
  writeFileSync(join(root, stamp), digestOf(files));
}

/**
 * Installs the packages that building and running the product needs, and those of further workspaces ('tests', 'bench').
 * Each workspace has a stamp of its own, so that a command installs only what it lacks. Packages of the other workspaces stay.
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
  console.log('Installing packages …');
  const selected = stamps.map(({ workspace }) => `--workspace=${workspace}`);
  const options = ['--include-workspace-root', '--no-audit', '--no-fund', '--loglevel=error'];
  // Not `npm ci`: it refuses a lock file that lacks the binaries of another system, and removes what other workspaces need.
  run('npm', ['install', ...selected, ...options], 'Installing the packages');
  for (const { stamp, files } of stamps) writeStamp(stamp, files);
}

export function build() {
  const own = readdirSync(root).filter((name) => /\.(ts|mjs|json)$/.test(name) && name !== 'next-env.d.ts');
  const files = [...own, 'scripts/build-server.mjs', ...built.flatMap((folder) => [...filesOf(folder)])];
  const stamp = '.next/dossier-build';
  if (isWholeBuild(root) && isStamped(stamp, files)) return;
  console.log('Building …');
  run('npm', ['run', 'build', '--silent'], 'The build');
  writeStamp(stamp, files);
}

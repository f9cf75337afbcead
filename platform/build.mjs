import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(fileURLToPath(import.meta.url));

/**
 * Packages that are not bundled: those that load other files of theirs, and those of tracing, which is seldom on. The others are, since 700
 * files less to find and to read take 0.2 s of a processor from each start.
 */
const external = [
  '@electric-sql/pglite',
  '@myriaddreamin/typst-ts-node-compiler',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
  'pg-native',
  'pino',
  'sharp',
];

const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: [
    'main.ts',
    'cli.ts',
    'documents/pdf/typesetting-process.ts',
    'import/read/reading-worker.ts',
    'drafts/draft-worker.ts',
    'store/create-cluster.ts',
  ],
  entryNames: '[name]',
  // What `cli.ts` imports on demand is loaded on demand.
  splitting: true,
  outdir: 'dist',
  write: false,
  bundle: true,
  external,
  banner: {
    js: `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`,
  },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
});

/**
 * A script whose characters have one byte in memory: with a single other one, V8 keeps the whole text with two bytes for each, 6 MB more.
 * esbuild has escaped strings; what is left is in comments and in regular expressions, which read an escape as the character.
 */
function inLatin1(script) {
  return script.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

// The rename is atomic, and shared chunks, whose names change with their contents, come first and go an hour later: a platform that
// starts meanwhile loads either the old bundle or the new one.
const dist = join(root, 'dist');
mkdirSync(dist, { recursive: true });
const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const isChunk = (path) => /-[A-Z0-9]{8}\.js$/.test(path);
for (const { path, text } of outputFiles.sort((left, right) => isChunk(right.path) - isChunk(left.path))) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, inLatin1(text));
  renameSync(draft, path);
}

// What an earlier build left: chunks, and the drafts of one that was killed.
const written = outputFiles.map(({ path }) => basename(path));
const isLeft = (name) => (isChunk(name) && !written.includes(name)) || /\.\d+$/.test(name);
for (const name of readdirSync(dist).filter(isLeft)) {
  const path = join(dist, name);
  if (changedAt(path) < Date.now() - 3_600_000) rmSync(path, { recursive: true });
}

// A database with empty tables for the first start (store/create-cluster.ts), made once for a version of PGlite and its migrations.
const cluster = join(dist, 'cluster');
const migrations = join(root, 'store/migrations');
const sources = [
  fileURLToPath(import.meta.resolve('@electric-sql/pglite')),
  ...readdirSync(migrations, { recursive: true }).map((name) => join(migrations, name)),
];
if (changedAt(cluster) < Math.max(...sources.map(changedAt))) {
  const draft = `${cluster}.${process.pid}`;
  execFileSync(process.execPath, [join(dist, 'create-cluster.js'), draft], { stdio: 'inherit' });
  // The user of an image is another one than that of its build.
  for (const name of readdirSync(draft, { recursive: true })) {
    const path = join(draft, name);
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
  }
  chmodSync(draft, 0o755);
  // A build that is killed leaves no incomplete database: what it renamed is left over (see above).
  const old = `${cluster}.old.${process.pid}`;
  if (existsSync(cluster)) renameSync(cluster, old);
  renameSync(draft, cluster);
  rmSync(old, { recursive: true, force: true });
}

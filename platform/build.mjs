import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(fileURLToPath(import.meta.url));

// Packages stay outside: PGlite finds its WebAssembly beside its own files.
const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: ['main.ts', 'cli.ts', 'documents/pdf/typesetting-process.ts', 'import/read/reading-worker.ts'],
  entryNames: '[name]',
  outdir: 'dist',
  write: false,
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
});

// Moved into place whole: a platform that starts meanwhile reads the old bundle or the new one.
mkdirSync(join(root, 'dist'), { recursive: true });
for (const { path, contents } of outputFiles) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}

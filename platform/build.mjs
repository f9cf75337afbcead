import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(fileURLToPath(import.meta.url));

// Packages are not bundled: PGlite loads its WebAssembly from its own folder.
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

// The rename is atomic: a platform that starts meanwhile loads either the old bundle or the new one.
mkdirSync(join(root, 'dist'), { recursive: true });
for (const { path, contents } of outputFiles) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}

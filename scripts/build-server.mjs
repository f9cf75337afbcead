import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

/** Bundles server.ts with what it imports of page-cache and lib to dist/server.js. Packages stay outside. */

const root = join(import.meta.dirname, '..');

/** `server-only` fails outside of Next's bundles; in the server there is nothing that it guards against. */
const serverOnly = {
  name: 'server-only',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^server-only$/ }, ({ path }) => ({ path, namespace: 'empty' }));
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: '' }));
  },
};

const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: ['server.ts'],
  outdir: 'dist',
  // What is imported on demand, such as tracing, stays in a file of its own.
  splitting: true,
  chunkNames: 'server-[name]-[hash]',
  write: false,
  bundle: true,
  packages: 'external',
  plugins: [serverOnly],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
});

// Moved into place whole: a server that starts meanwhile reads the old bundle or the new one.
for (const { path, contents } of outputFiles) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}

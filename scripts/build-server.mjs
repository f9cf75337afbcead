import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

/** Bundles server.ts with its imports from page-cache and lib to dist/server.js. Packages are external. */

const root = join(import.meta.dirname, '..');

/** `server-only` throws outside of Next's bundles; in the server it has no purpose. */
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
  // Dynamic imports, such as tracing, get a chunk of their own.
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

// Renamed into place, so that a server that starts meanwhile reads a whole bundle.
for (const { path, contents } of outputFiles) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}

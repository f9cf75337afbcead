import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import { styleRules } from './style-rules.mjs';

/**
 * Bundles server.ts with its imports from page-cache and lib to dist/server.js; packages are external. Marks the scripts of Next's
 * build that every page loads, compresses all of its scripts and style sheets, and writes the rules of style sheets beside them.
 */

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

/** Writes a file atomically, so that a server that starts meanwhile reads a whole file. */
function write(path, contents) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}

for (const { path, contents } of outputFiles) write(path, contents);

// Chromium compiles the functions of a script with this line while it loads, in parallel, instead of at their first call, which takes half of
// the time of the longest task of a visit. Other browsers ignore it. The two large scripts are React and Next's router.
const compileAhead = '//# allFunctionsCalledOnLoad\n';
const largeBytes = 100_000;
const manifest = join(root, '.next/build-manifest.json');
// The development server has no build.
const { rootMainFiles } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : { rootMainFiles: [] };
for (const path of rootMainFiles.map((file) => join(root, '.next', file))) {
  const script = readFileSync(path, 'utf8');
  if (script.length > largeBytes && !script.startsWith(compileAhead)) write(path, compileAhead + script);
}

// What takes too long for a request (page-cache/build-files.ts): Brotli's best level, and reading style sheets.
const chunks = join(root, '.next/static/chunks');
const isText = (name) => /\.(?:js|css)$/.test(name);
for (const name of existsSync(chunks) ? readdirSync(chunks, { recursive: true }).filter(isText) : []) {
  const text = readFileSync(join(chunks, name));
  write(
    join(chunks, `${name}.br`),
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  );
  if (name.endsWith('.css'))
    write(join(chunks, `${name}.json`), JSON.stringify(styleRules(String(text), `/p/_next/static/chunks/${name}`)));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Limits the gzipped JavaScript of the two most visited pages to 1.25 times that of a bare Next page, as `npm run bench:pages`
 * measures it.
 */
const bareBytes = 134_900;
const next = join(import.meta.dirname, '.next');

/** The scripts of Next's manifest of a page, and those that every page loads. */
function scriptsOf(screen) {
  const folder = `(dossier)/[id]/[interfaceLang]/${screen}/[lang]`;
  const manifest = readFileSync(join(next, `server/app/${folder}/page_client-reference-manifest.js`), 'utf8');
  const { entryJSFiles } = JSON.parse(manifest.slice(manifest.indexOf('= {') + 2).replace(/;\s*$/, ''));
  const { rootMainFiles } = JSON.parse(readFileSync(join(next, 'build-manifest.json'), 'utf8'));
  return [...new Set([...rootMainFiles, ...Object.values(entryJSFiles).flat()])].map((file) => join(next, file));
}

const config = ['pd', 'gh'].map((screen) => ({
  name: `scripts of ${screen}`,
  path: scriptsOf(screen),
  limit: `${Math.floor(1.25 * bareBytes)} B`,
  gzip: true,
}));

export default config;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The JavaScript of the two pages that are opened most, gzipped: at most 1.25 times that of a bare page of Next, as
 * `npm run bench:pages` measures it.
 */
const bareBytes = 134_900;
const next = join(import.meta.dirname, '.next');

/** What Next's manifest of a page lists, beside what every page loads. */
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

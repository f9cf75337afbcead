// Benchmarks the sitemap with 100,000 products in 8 languages, over HTTP, against web app and platform.
// Run: npm run bench:sitemap (with DATABASE_URL on an empty PostgreSQL database, else PGlite)
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile, report, timed, timesOf } from './figures.mjs';
import { startFilledPlatform } from './many-products.mjs';
import { startWebApp } from './web-app.mjs';

const languages = '{1,2,3,4,5,6,7,8}';
const platform = await startFilledPlatform(mkdtempSync(join(tmpdir(), 'dossier-bench-')), {
  languages,
  tdsLanguages: languages,
});
const app = await startWebApp(platform.url, { SITEMAP: '1' });
const read = async (path) => {
  const response = await fetch(app.url + path, { headers: { 'accept-encoding': 'identity' } });
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  return response.text();
};
try {
  const index = await timed(() => read('/p/sitemap.xml'));
  const parts = index.value.match(/<sitemap>/g).length;
  console.log(`${parts} parts`);
  report('the index, first asked for', index.ms, 'ms', 5000);
  // Meanwhile all pages of the list are loaded and cached.
  const days = await timed(async () => {
    while (!(await read('/p/sitemap.xml')).includes('<lastmod>')) await new Promise((wake) => setTimeout(wake, 200));
  });
  report('… until it says what is new', days.ms, 'ms', 30_000);
  report('the index again', (await timed(() => read('/p/sitemap.xml'))).ms, 'ms', 50);
  const middle = await read(`/p/sitemap/${Math.ceil(parts / 2)}.xml`);
  report('addresses in a part', middle.match(/<url>/g).length, '', 5000);
  report('a part', middle.length / 1e6, 'MB', 50);
  const partNumbers = Array.from({ length: 50 }, (_, turn) => 1 + ((turn * 377) % parts));
  const times = await timesOf(partNumbers, (part) => read(`/p/sitemap/${part}.xml`));
  report('any part, p95 of 50', quantile(times, 0.95), 'ms', 500);
} finally {
  app.stop();
  await platform.stop();
}

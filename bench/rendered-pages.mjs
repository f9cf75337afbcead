// Compares the rendered pages of this build with those of another one, whose folder is the argument, by processor time and size:
// node bench/rendered-pages.mjs ../other
import { gzipSync } from 'node:zlib';
import { cpuOfTurns } from './cpu.mjs';
import { median } from './figures.mjs';
import { startPlatform } from './platform.mjs';
import { startWebApp } from './web-app.mjs';

/** A prefetch bypasses the page cache: Next renders from cached data. */
const headers = { purpose: 'prefetch' };
const SITE_URL = 'http://127.0.0.1:3000';

const platform = await startPlatform();
const apps = [
  await startWebApp(platform.url, { SITE_URL }),
  await startWebApp(platform.url, { SITE_URL }, 'inherit', process.argv[2]),
];
try {
  for (const screen of ['pd', 'pi', 'gh', 'ee', 'mh']) {
    const path = `/p/1001/en/${screen}/1`;
    const times = await cpuOfTurns(apps, path, { headers, warmUpRequests: 150, turns: 40, requestsInTurn: 20 });
    const pages = await Promise.all(
      apps.map(async ({ url }) => Buffer.from(await (await fetch(url + path, { headers })).arrayBuffer())),
    );
    const [size, gzipped] = [(page) => page.length, (page) => gzipSync(page).length].map((bytes) =>
      pages.map((page) => `${(bytes(page) / 1000).toFixed(1)} kB`).join(' and '),
    );
    const ms = [0, 1].map((index) => `${(median(times.map((turn) => turn[index])) / 1e6).toFixed(1)} ms`).join(' and ');
    const ratio = median(times.map(([own, other]) => own / other)).toFixed(2);
    console.log(`${screen}: processor ${ms}, ratio ${ratio}; ${size}, gzipped ${gzipped}`);
  }
} finally {
  for (const app of apps) app.stop();
  await platform.stop();
}

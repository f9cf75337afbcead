// Reliability E12: slow heads, slow bodies and slow readers from 16 addresses, against the web app itself and behind nginx.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { report } from '../figures.mjs';
import { startBalancer } from '../nginx.mjs';
import { memoryOf } from '../platform.mjs';
import { hasPrograms } from '../programs.mjs';
import { freePort, startWebApp } from '../web-app.mjs';
import { read, reportOthers } from './others.mjs';
import { addressesOf, headOf, openSlowly } from './slow-clients.mjs';

const pages = ['/p/1001/en/pd/1', '/p/1001/en/gh/1', '/p/1002/de/pi/2', '/p/1001', '/p/api/download/sds/1001/1'];
const addresses = addressesOf(7, 16);
const perAddress = 40;
const seconds = 15;

const body = { 'content-type': 'application/json', 'content-length': '60000' };
const attacks = {
  'slow heads': { first: 'GET /p HTTP/1.1\r\nhost: a\r\nx-a: ', byte: 'b', everyMs: 1_000 },
  'slow bodies': { first: `${headOf('POST', '/p/api/session', body)}{`, byte: ' ', everyMs: 1_000 },
  'slow readers': { first: headOf('GET', '/p/api/download/sds/1001/1').repeat(8), reads: false },
};

/** @param {string} origin origin that visitors request: the web app, or nginx in front of it */
async function suite(name, origin, app) {
  for (const path of pages) await read(origin, path);
  for (const [what, attack] of Object.entries(attacks)) {
    await reportOthers(`E12 ${name}: ${addresses.length * perAddress} ${what}`, {
      ask: async (path) => {
        const { status, ms } = await read(origin, path);
        // A permalink redirects to the page.
        return { status: status === 307 ? 200 : status, ms };
      },
      items: pages,
      times: 5,
      seconds,
      attack: async () => {
        const slow = openSlowly({ origin, addresses, perAddress, ...attack });
        await pause(1_000);
        return () => slow.close();
      },
    });
  }
  report(`E12 ${name}: memory of the web app`, memoryOf(app.pid), 'MB', 512);
}

export async function slowSuite(platformUrl) {
  const app = await startWebApp(platformUrl, { LOG_LEVEL: 'silent' }, 'ignore');
  try {
    await suite('alone', app.url, app);
  } finally {
    app.stop();
  }
  if (!hasPrograms('E12 behind nginx', 'nginx')) return;
  const home = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
  const [port, platformPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const settings = { LOG_LEVEL: 'silent', TRUST_PROXY: '1', SITE_URL: origin };
  const proxiedApp = await startWebApp(platformUrl, settings, 'ignore');
  const addressOf = (name) => {
    if (name.startsWith('listen')) return `127.0.0.1:${name === 'listen 8080' ? port : platformPort}`;
    return new URL(name.startsWith('web') ? proxiedApp.url : platformUrl).host;
  };
  const nginx = startBalancer(home, addressOf);
  try {
    while ((await read(origin, '/p/readyz')).status !== 200) await pause(50);
    await suite('behind nginx', origin, proxiedApp);
  } finally {
    await nginx.end();
    proxiedApp.stop();
    rmSync(home, { recursive: true });
  }
}

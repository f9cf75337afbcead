// Reliability D4 and D5: requests that are slow to process, and a hanging process.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { report } from '../figures.mjs';
import { startPlatform } from '../platform.mjs';
import { freePort } from '../web-app.mjs';
import { childOf } from './restarts.mjs';

const repeat = (count, createPart) => Array.from({ length: count }, (_, index) => createPart(index)).join();
const bodies = {
  '400,000 unknown keys': `{${repeat(400_000, (index) => `"k${index}":1`)}}`,
  '200,000 levels': `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
  '100 keys of 50 KB': `{${repeat(100, (index) => `"${index}${'flashPoint'.repeat(5_000)}":1`)}}`,
  'the same key 100,000 times': `{${'"a":{},'.repeat(100_000)}"a":1}`,
  'a text of 5 MB': JSON.stringify('a'.repeat(5_000_000)),
  'a million numbers': `[${'1.5,'.repeat(1_000_000)}1]`,
};

/** D4: the time to reject a body, and the response times of the platform for others meanwhile. */
export async function slowBodies() {
  const dataDir = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
  const platform = await startPlatform({ dataDir });
  const password = 'a password for bodies';
  const user = ['user', 'add', 'bench', '--email', 'bench@a.example', '--workgroup', 'Sales'];
  execFileSync(process.execPath, ['platform/dist/cli.js', ...user, '--role', 'publisher', '--password-stdin'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    input: password,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const grant = new URLSearchParams({ client_id: 'dossier-web', grant_type: 'password', username: 'bench', password });
  const login = await fetch(`${platform.url}/api/oauth2/token`, { method: 'POST', body: grant });
  const { access_token } = await login.json();
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
  const figures = { refusedMs: 0, waitedMs: 0, accepted: 0 };
  for (const body of Object.values(bodies)) {
    let isAnswered = false;
    const pings = (async () => {
      while (!isAnswered) {
        const startedAt = performance.now();
        await (await fetch(`${platform.url}/healthz`)).text();
        figures.waitedMs = Math.max(figures.waitedMs, performance.now() - startedAt);
      }
    })();
    const startedAt = performance.now();
    const response = await fetch(`${platform.url}/api/v1/admin/products`, { method: 'POST', headers, body });
    await response.text();
    figures.refusedMs = Math.max(figures.refusedMs, performance.now() - startedAt);
    if (response.status < 400 || response.status >= 500) figures.accepted += 1;
    isAnswered = true;
    await pings;
  }
  report(
    `D4 ${Object.keys(bodies).length} bodies made to be slow: longest until one was refused`,
    figures.refusedMs,
    'ms',
    1_000,
  );
  report('D4 longest answer to others meanwhile', figures.waitedMs, 'ms', 100);
  report('D4 bodies that were not refused', figures.accepted, '', 0);
  await platform.stop({ keep: true });
  rmSync(dataDir, { recursive: true });
}

/** D5: the downtime of a stopped process. */
export async function hangs() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/p/readyz`;
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    PLATFORM_URL: 'http://127.0.0.1:1',
    SESSION_SECRET: '0'.repeat(32),
  };
  const parent = spawn(process.execPath, ['scripts/supervise.mjs', 'web app', 'dist/server.js'], {
    env,
    stdio: 'ignore',
  });
  const isReady = () =>
    fetch(url, { signal: AbortSignal.timeout(500) }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await pause(100);
  process.kill(childOf(parent.pid), 'SIGSTOP');
  const stoppedAt = performance.now();
  while (!(await isReady())) await pause(100);
  report('D5 a stopped web app: until another one answers', (performance.now() - stoppedAt) / 1_000, 's', 15);
  parent.kill('SIGINT');
}

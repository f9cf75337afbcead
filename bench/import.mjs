// Benchmarks the import of 10,000 products while web app and platform run, the response times meanwhile and during a backup, and the
// size of the database. The files are generated from the demo catalogue, each with a code, names and a GTIN of its own. Run: npm run bench:import
// (with DATABASE_URL on an empty PostgreSQL database, else PGlite); another number: npm run bench:import -- 1000
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { quantile, report } from './figures.mjs';
import { startPlatform } from './platform.mjs';
import { requestPage } from './visitor.mjs';
import { startWebApp } from './web-app.mjs';

const count = Number(process.argv[2] ?? 10_000);
const visitors = 5;
const idleSeconds = 20;
/** Request headers of a browser. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const folder = mkdtempSync(join(tmpdir(), 'dossier-import-'));
const dataDir = join(folder, 'data');
const { DATABASE_URL } = process.env;
const environment = { DATA_DIR: dataDir, ...(DATABASE_URL && { DATABASE_URL }) };

/** Runs a command of the platform; returns its last line and its duration. */
async function command(...args) {
  const started = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, ['platform/dist/cli.js', ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    maxBuffer: 2 ** 28,
  });
  return { line: stdout.trim().split('\n').at(-1), seconds: (performance.now() - started) / 1000 };
}

/** Simulates visitors until the work is done; returns their response times (ms) and the number of failed requests. */
async function simulateVisitors(url, work) {
  const pages = Array.from({ length: 17 }, (_, n) => 1001 + n).flatMap((id) =>
    ['pd', 'pi', 'gh'].map((screen) => `/p/${id}/en/${screen}/1`),
  );
  const times = [];
  let failed = 0;
  let isDone = false;
  const visitor = async (_, number) => {
    for (let turn = number; !isDone; turn += visitors) {
      const { status, ms } = await requestPage(url, pages[turn % pages.length], { headers });
      times.push(ms);
      if (status !== 200) failed += 1;
      await pause(20);
    }
  };
  const runs = Array.from({ length: visitors }, visitor);
  const value = await work().finally(() => (isDone = true));
  await Promise.all(runs);
  return { value, failed, times };
}

/** Calls the platform directly, without a cache, until the work is done; returns the response times (ms). */
async function callPlatform(work) {
  const times = [];
  let failed = 0;
  let isDone = false;
  const calls = (async () => {
    for (let turn = 0; !isDone; turn += 1) {
      const { status, ms } = await requestPage(platform.url, `/api/v1/products/-${1001 + (turn % 17)}/detail?m`);
      times.push(ms);
      if (status !== 200) failed += 1;
      await pause(100);
    }
  })();
  const value = await work().finally(() => (isDone = true));
  await calls;
  return { value, failed, times };
}

/** 13 digits and their check digit (GS1 General Specifications 7.9). */
function gtinOf(number) {
  const digits = `0950${String(number).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function writeProducts(samples, target) {
  for (let n = 1; n <= count; n += 1) {
    const sample = structuredClone(samples[n % samples.length]);
    for (const { facts } of sample.versions)
      for (const code of Object.keys(facts.name)) facts.name[code] = `${facts.name[code]} ${n}`;
    const product = { ...sample, id: undefined, code: `GEN-${n}`, gtin: gtinOf(n), attachments: [] };
    const part = join(target, String(n % 100));
    mkdirSync(part, { recursive: true });
    writeFileSync(join(part, `${n}.json`), JSON.stringify(product, null, 2));
  }
}

const sizeOf = (path) =>
  readdirSync(path, { recursive: true }).reduce(
    (sum, name) => sum + (statSync(join(path, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );

const platform = await startPlatform({ dataDir, environment: DATABASE_URL ? { DATABASE_URL } : {} });
const app = await startWebApp(platform.url, { LOG_LEVEL: 'silent' });
try {
  const demo = join(folder, 'demo');
  await command('export', demo, '--all');
  const samples = readdirSync(demo)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(demo, name), 'utf8')));
  const files = join(folder, 'files');
  writeProducts(samples, files);
  const say = (what, { line, seconds }) => console.log(`${what.padEnd(9)} ${seconds.toFixed(1)} s  ${line}`);
  await simulateVisitors(app.url, () => pause(5_000));
  const idle = () => simulateVisitors(app.url, () => pause(idleSeconds * 1_000));
  const idleBefore = await idle();
  say('validate', await command('validate', files));
  const importing = await simulateVisitors(app.url, () => callPlatform(() => command('import', files)));
  const { value: imported, failed, times } = importing.value;
  // Measured before and after, since the speed of the machine changes within minutes.
  const idleAfter = await idle();
  say('import', imported);
  say('again', await command('import', files));
  const saving = DATABASE_URL ? null : await callPlatform(() => command('backup', join(folder, 'all.backup')));
  report(`import of ${count} products`, imported.seconds, 's', 300);
  report(`of ${importing.times.length} page views meanwhile not 200`, importing.failed, '', 0);
  const idleP95 = quantile([...idleBefore.times, ...idleAfter.times], 0.95);
  report('p95 of a page meanwhile', quantile(importing.times, 0.95), 'ms', 1.5 * idleP95);
  report(`of ${times.length} of the platform’s own answers meanwhile not 200`, failed, '', 0);
  report('p95 of the platform’s own answer meanwhile', quantile(times, 0.95), 'ms', 100);
  report('longest of the platform’s own answers meanwhile', Math.max(...times), 'ms', 1_000);
  if (saving) {
    say('backup', saving.value);
    report('folder of the embedded database', sizeOf(join(dataDir, 'platform-db')) / 1e6, 'MB', 500);
    report('longest of the platform’s own answers during a backup', Math.max(...saving.times), 'ms', 1_000);
    report(`of ${saving.times.length} of these not 200`, saving.failed, '', 0);
  }
} finally {
  app.stop();
  await platform.stop();
  rmSync(folder, { recursive: true, force: true });
}

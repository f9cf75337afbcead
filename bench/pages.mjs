// Benchmarks the dossier pages against a bare Next page with the same policy and against nginx with a file of the same bytes.
// On a quiet machine, with nginx and wrk, whose rows are left out otherwise: npm run bench:pages [-- --seconds 10]
import { execFile, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { cpuMs, cpuOfTurns } from './cpu.mjs';
import { median, quantile, report, reportAtLeast, timesOf } from './figures.mjs';
import { startFilledPlatform } from './many-products.mjs';
import { hasPrograms } from './programs.mjs';
import { freePort, startWebApp } from './web-app.mjs';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const seconds = Number(values.seconds);
const connections = 50;
const rounds = 3;
const screens = ['pd', 'pi', 'gh'];
/** All pages of a product that every product of the demo catalogue with documents has. */
const allScreens = [...screens, 'ee', 'ed', 'mh', 'emergency'];
const products = 1_000;
const root = join(import.meta.dirname, '..');
const work = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
// nginx started by root reads files as the user nobody.
chmodSync(work, 0o755);
const gzip = { 'accept-encoding': 'gzip' };
/** Headers of a prefetch, which bypasses the page cache: Next renders from cached data. */
const rendered = { purpose: 'prefetch' };

const milliseconds = { us: 0.001, ms: 1, s: 1000 };

/**
 * Responses per second, p50 and p99 in ms by wrk, the load generator with the lowest cost, and the processor time of process `pid` for
 * one response; all requests must succeed.
 */
async function load({ url, pid }, headers = {}) {
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '--timeout',
    '30s',
    '-H',
    'Accept-Encoding: gzip',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
  ];
  const startMs = pid ? cpuMs(pid) : 0;
  const { stdout } = await promisify(execFile)('wrk', args);
  // The last requests are still being processed.
  await setTimeout(2_000);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}\n${stdout}`);
  const latency = (share) => {
    const [, figure, unit] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout);
    return Number(figure) * milliseconds[unit];
  };
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1]),
    p50: latency(50),
    p99: latency(99),
    cpu: pid ? (cpuMs(pid) - startMs) / Number(/(\d+) requests in/.exec(stdout)[1]) : 0,
  };
}

/** Runs all targets in turn, in rounds, so that a slow moment of the machine affects them alike. */
async function compare(targets) {
  const results = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, target] of Object.entries(targets))
      results[name].push(await load(target, name.endsWith(' rendered') ? rendered : {}));
  }
  return Object.fromEntries(
    Object.entries(results).map(([name, measurements]) => [
      name,
      Object.fromEntries(
        ['perSecond', 'p50', 'p99', 'cpu'].map((figure) => [
          figure,
          median(measurements.map((result) => result[figure])),
        ]),
      ),
    ]),
  );
}

/** Builds the bare page. */
async function startBareApp() {
  const dir = join(import.meta.dirname, 'bare-app');
  console.log('Building the bare page …');
  const { status, stderr } = spawnSync('npx', ['next', 'build', dir], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const child = spawn(process.execPath, [join(dir, 'server.mjs')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise((resolve) => child.once('message', resolve));
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid, stop: () => child.kill('SIGKILL') };
}

/** Starts nginx with one process, as the web app has, and with compressed files. */
async function startNginx(files) {
  const port = await freePort();
  const site = join(work, 'site');
  mkdirSync(site);
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(site, `${name}.html`), text);
    writeFileSync(join(site, `${name}.html.gz`), gzipSync(text, { level: 9 }));
  }
  const config = join(work, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${work}/nginx.pid; error_log stderr error;
    events { worker_connections 1024; }
    http { types { text/html html; } access_log off; gzip_static on; open_file_cache max=100; keepalive_requests 1000000;
      client_body_temp_path ${work}/b; proxy_temp_path ${work}/p; fastcgi_temp_path ${work}/f; uwsgi_temp_path ${work}/u; scgi_temp_path ${work}/s;
      server { listen 127.0.0.1:${port}; root ${site}; } }`,
  );
  const child = spawn('nginx', ['-c', config, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/pd.html`).catch(() => null))?.ok) await setTimeout(50);
  return { url, stop: () => child.kill('SIGTERM') };
}

/** Gzipped bytes of the scripts that a page's HTML names, without `nomodule`, which browsers with modules skip. */
async function scriptBytes(url) {
  const html = await (await fetch(url)).text();
  const listed = /const sources = (\[.*?\])/.exec(html)?.[1] ?? '[]';
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].filter(([tag]) => !/\bnomodule\b/i.test(tag));
  const sources = [...JSON.parse(listed), ...tags.map(([, src]) => src)];
  const scripts = await Promise.all(sources.map(async (src) => (await fetch(new URL(src, url))).text()));
  return scripts.reduce((sum, text) => sum + gzipSync(text).length, 0);
}

/** Measures all pages with wrk. */
async function reportLoad(page) {
  const results = await compare({
    bare,
    // nginx is measured between the bare page and the cached ones: the page right after the bare one had three times the p99.
    ...Object.fromEntries(
      (nginx ? screens : []).map((screen) => [`nginx ${screen}`, { url: `${nginx.url}/${screen}.html` }]),
    ),
    ...Object.fromEntries(screens.map((screen) => [screen, { url: page(screen), pid: app.pid }])),
    'pd logged': { url: page('pd').replace(app.url, logging.url), pid: logging.pid },
    ...Object.fromEntries(screens.map((screen) => [`${screen} rendered`, { url: page(screen), pid: app.pid }])),
  });
  console.log(`load of the machine: ${loadavg()[0].toFixed(1)}`);
  for (const [name, { perSecond, p50, p99, cpu }] of Object.entries(results)) {
    const times = `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;
    console.log(
      `${name.padEnd(14)} ${perSecond.toFixed(0).padStart(7)} a second, ${times}, processor ${cpu.toFixed(2)} ms`,
    );
  }
  const ratio = (name, other = 'bare') => results[name].perSecond / results[other].perSecond;
  for (const screen of screens) {
    reportAtLeast(`${screen} cached, times the bare page`, ratio(screen), '×', 15);
    report(`${screen} cached, p99 at ${connections} connections`, results[screen].p99, 'ms', 20);
    if (!nginx) continue;
    console.log(
      `${`${screen} cached, of what nginx gives`.padEnd(64)} ${(100 * ratio(screen, `nginx ${screen}`)).toFixed(0).padStart(8)} %`,
    );
  }
  const logged = results['pd logged'];
  report('pd cached with the access log, p99 times p50', logged.p99 / logged.p50, '×', 5);
  for (const [screen, promised] of Object.entries({ pd: 0.35, gh: 0.3, pi: 0.3 })) {
    const name = `${screen} rendered`;
    reportAtLeast(`${name}, of the bare page by processor time`, results.bare.cpu / results[name].cpu, '×', promised);
  }
}

const memoryMb = (pid) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

const hasLoad = hasPrograms('Responses per second, beside the bare page and nginx', 'wrk');
const hasNginx = hasLoad && hasPrograms('Rows beside nginx', 'nginx');

const bare = await startBareApp();
const platform = await startFilledPlatform(join(work, 'platform'), { count: products, areComplete: true });
const app = await startWebApp(platform.url);
const logging = await startWebApp(platform.url, { LOG_LEVEL: 'info' }, openSync(join(work, 'log'), 'w'));
/** Differs from `logging` only by the access log; `app` has already rendered all pages. */
const silent = await startWebApp(platform.url, { LOG_LEVEL: 'info', ACCESS_LOG: '0' }, 'ignore');
let nginx;
try {
  // The first request, with page and data not cached; another page takes the cost of the start.
  await fetch(`${app.url}/p`);
  const first = Array.from({ length: 17 }, (_, index) => 1001 + index).flatMap((id) =>
    allScreens.map((screen) => `${app.url}/p/${id}/en/${screen}/1`),
  );
  const times = await timesOf(first, async (url) => (await fetch(url)).text());
  console.log(`load of the machine: ${loadavg()[0].toFixed(1)}`);
  report(`a first visit of all, p95 of ${first.length} pages of 17 products`, quantile(times, 0.95), 'ms', 60);
  const firstProduct = times.slice(0, allScreens.length);
  console.log(`  first product, ${allScreens.join(', ')}: ${firstProduct.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  const otherTimes = times.slice(allScreens.length);
  console.log(`  the other 16: p50 ${median(otherTimes).toFixed(1)}, p95 ${quantile(otherTimes, 0.95).toFixed(1)} ms`);

  const page = (screen) => `${app.url}/p/1001/en/${screen}/1`;
  const texts = await Promise.all(screens.map(async (screen) => [screen, await (await fetch(page(screen))).text()]));
  if (hasNginx) nginx = await startNginx(Object.fromEntries(texts));
  // Before the comparison, so that `logging` starts it as warm as `app`.
  const turns = await cpuOfTurns([silent, logging], new URL(page('pd')).pathname);
  const logs = turns.map(([silentNs, loggingNs]) => loggingNs / silentNs);
  report('the access log, of the processor time of pd cached', (median(logs) - 1) * 100, '%', 10);
  if (hasLoad) await reportLoad(page);

  const bareScripts = await scriptBytes(bare.url);
  for (const screen of ['pd', 'gh']) {
    const bytes = await scriptBytes(page(screen));
    console.log(
      `${screen}: ${(bytes / 1000).toFixed(1)} kB of scripts, the bare page ${(bareScripts / 1000).toFixed(1)} kB (gzipped)`,
    );
    report(`${screen}, scripts, times the bare page's`, bytes / bareScripts, '×', 1.25);
  }

  const requests = Array.from({ length: products }, (_, index) => ({
    path: `/p/${1_000_001 + index}/en/${screens[index % 3]}/1`,
  }));
  const { non2xx, errors } = await autocannon({ url: app.url, connections, amount: 100_000, requests, headers: gzip });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of 100,000 requests failed`);
  report(`memory after 100,000 requests over ${products} products`, memoryMb(app.pid), 'MB', 512);
} finally {
  bare.stop();
  nginx?.stop();
  app.stop();
  logging.stop();
  silent.stop();
  await platform.stop();
  rmSync(work, { recursive: true, force: true });
}

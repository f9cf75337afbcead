// Reliability D1 to D4: response times of others while one client floods. 127.0.0.2 reads; the floods come from other addresses.
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { quantile, report, reportAtLeast } from '../figures.mjs';
import { memoryOf } from '../platform.mjs';
import { freePort, startWebApp } from '../web-app.mjs';
import { read, watch } from './others.mjs';

let floods = 0;

/** Starts a flood from a new address, whose limits are unused. */
const flood = (options) =>
  new Promise((resolve, reject) => {
    const localAddress = `127.0.1.${(floods += 1)}`;
    const worker = new Worker(new URL('flood.mjs', import.meta.url), { workerData: { ...options, localAddress } });
    worker.once('message', resolve).once('error', reject);
  });

const cachedPaths = ['/p/1001/en/pd/1', '/p/1001/en/gh/1', '/p/1002/de/pi/2'];
const renderedPaths = ['sds', 'tds', 'ipi', 'sds-xml'].map((kind) => `/p/api/download/${kind}/1001/1`);
/** Paths of labels that differ in each round, so that none is cached. */
const labels = (what, round) =>
  Array.from(
    { length: 400 },
    (_, index) => `/p/api/label/${1001 + (index % 20)}/${what}?padT=${index % 20}&padL=${index % 19}&padR=${round}`,
  );

const timesIn = (responses) => responses.map(({ ms }) => ms);

/** The maximum event loop delay since the last scrape, in ms. */
export const loopDelayMs = async (metricsPort, metric) => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return 1_000 * Number(new RegExp(`^${metric} (\\S+)`, 'm').exec(text)?.[1]);
};

/** Duration of an attack; others are watched for the same time without it, half before and half after it. */
const seconds = 4;

/** Runs all rows. Close results are measured in rounds. */
export async function hostile(platformUrl, platformMetricsPort) {
  const metricsPort = await freePort();
  const delays = async () => [
    await loopDelayMs(metricsPort, 'nodejs_eventloop_lag_max_seconds'),
    await loopDelayMs(platformMetricsPort, 'dossier_event_loop_delay_max_seconds'),
  ];
  const app = await startWebApp(platformUrl, { METRICS_PORT: String(metricsPort), LOG_LEVEL: 'silent' }, 'ignore');
  const { url } = app;
  const ask = (path) => read(url, path);
  try {
    for (const path of [...cachedPaths, ...renderedPaths, '/p/1001/en/pi/1', '/p/1001/en/ee/1']) await read(url, path);
    const row = async (name, attack, { paths = cachedPaths, times, rounds = 1, pauseMs = 5 }) => {
      const idle = [];
      const attackTimes = [];
      let failed = 0;
      let expectedText;
      let longest = [0, 0];
      for (let round = 0; round < rounds; round += 1) {
        idle.push(...timesIn(await watch(ask, paths, seconds / 2, pauseMs)));
        await delays();
        const attacking = attack(round);
        await pause(300);
        const watched = await watch(ask, paths, seconds, pauseMs);
        attackTimes.push(...timesIn(watched));
        failed += watched.filter(({ status }) => status !== 200).length;
        longest = (await delays()).map((ms, index) => Math.max(ms, longest[index]));
        expectedText = (await attacking) ?? expectedText;
        await pause(1_000);
        idle.push(...timesIn(await watch(ask, paths, seconds / 2, pauseMs)));
      }
      const idleP95 = quantile(idle, 0.95);
      report(
        `${name}: p95 of others, × ${idleP95.toFixed(1)} ms idle`,
        quantile(attackTimes, 0.95) / idleP95,
        '×',
        times,
      );
      report(`${name}: answers to others that are not 200`, failed, '', 0);
      report(`${name}: longest delay of the web app's event loop`, longest[0], 'ms', 100);
      report(`${name}: longest delay of the platform's event loop`, longest[1], 'ms', 100);
      if (expectedText)
        console.log(
          `${name}: the client got ${JSON.stringify(expectedText.statuses)}, 429 without Retry-After: ${expectedText.missingRetryAfter}`,
        );
      return expectedText;
    };
    await row('D1 1,000 requests at once on 50 connections, unread', () => pipelined(url, 50, 1_000), {
      times: 5,
    });
    await row('D1 1,600 on one connection, not gzipped, unread', () => pipelined(url, 1, 1_600, 'identity'), {
      times: 5,
    });
    // The reader of documents pauses to stay below the limit of files per minute.
    const reader = { paths: renderedPaths, times: 2, rounds: 5, pauseMs: 60 };
    for (const [name, options] of [
      ['pages', { times: 2, rounds: 5 }],
      ['made documents', reader],
    ]) {
      const expectedText = await row(
        `D2 100 label PDFs a second, leaving; ${name}`,
        (round) =>
          flood({ origin: url, paths: labels('pdf', round), perSecond: 100, seconds: seconds + 1, leaves: true }),
        options,
      );
      reportAtLeast(`D2 ${name}: refusals with 429`, expectedText.statuses[429] ?? 0, '', 1);
    }
    await row(
      'D2 100 label drawings a second; made documents',
      (round) => flood({ origin: url, paths: labels('preview', round), perSecond: 100, seconds: seconds + 1 }),
      reader,
    );
    const random = (address) => Array.from({ length: 997 }, (_, index) => `${address}${Math.random() + index}`);
    for (const [name, paths] of [
      ['?edit=', random('/p/1001/en/pi/1?edit=')],
      ['labels', Array.from({ length: 380 }, (_, index) => `/p/1001/en/ee/1?padT=${index % 20}&padL=${index % 19}`)],
    ])
      await row(
        `D3 30 connections on ${name}`,
        () => flood({ origin: url, paths, connections: 30, seconds: seconds + 1 }),
        { times: 5 },
      );
    report('D1 to D3: memory of the web app', memoryOf(app.pid), 'MB', 512);
  } finally {
    app.stop();
  }
}

/** Sends requests at once on connections that are never read. */
async function pipelined(origin, connections, requests, encoding = 'gzip') {
  const { hostname, port } = new URL(origin);
  const text = `GET /p/1001/en/gh/1 HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${encoding}\r\n\r\n`.repeat(requests);
  const sockets = Array.from({ length: connections }, () =>
    connect(Number(port), hostname).on('error', () => undefined),
  );
  for (const socket of sockets) socket.pause().write(text);
  await pause((seconds + 1) * 1_000);
  sockets.forEach((socket) => socket.destroy());
}

// Loads six pages as an old phone does on a bad line: slow 3G (400 kbit/s, 400 ms a round trip), a processor four times slower, nothing in
// the browser's cache. Run: npm run bench:bad-line [-- --tree DIR] [--visits 5] [--pictures DIR] [emergency pd …]. `--tree` is the folder of
// another build, which is visited in turn; its figures stand before ours. `--pictures` writes what is seen at steps of 0.5 s.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { median, report } from './figures.mjs';
import { startPlatform } from './platform.mjs';
import { needChromium } from './programs.mjs';
import { startWebApp } from './web-app.mjs';

const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const processorRate = 4;
const stepMs = 500;
/** A page is finished when nothing has come for so long. */
const quietMs = 3_000;
/** The pages, with what a person came for, and what is promised: paint as a part of that before, KB until that is read and in all. */
const pages = {
  emergency: {
    path: '/p/1001/en/emergency/1',
    readable: 'main [href="#eyes"]',
    paint: 0.65,
    readableKb: 60,
    allKb: 60,
  },
  pd: { path: '/p/1001/en/pd/1', readable: 'main h1', paint: 0.75, readableKb: 60, allKb: 200 },
  gh: { path: '/p/1001/en/gh/1', readable: '#section-1', paint: 0.75, readableKb: 60, allKb: 200 },
  permalink: { path: '/p/1001', readable: 'main h1' },
  hazards: { path: '/p/1001/en/hazards/1', readable: '.hazard-summary-parts' },
  ee: { path: '/p/1001/en/ee/1', readable: '#label-text' },
};
const { values: options, positionals } = parseArgs({
  options: { tree: { type: 'string' }, visits: { type: 'string', default: '5' }, pictures: { type: 'string' } },
  allowPositionals: true,
});

/** Runs in the page: notes when what a person came for is there and painted, when React has taken the page over, and what moves. */
function observe(selector) {
  const marks = { shift: 0 };
  window.badLine = marks;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) marks.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') marks.paint = startTime;
  }).observe({ type: 'paint', buffered: true });
  const look = () => {
    const element = document.querySelector(selector);
    // What is found in one frame has been painted in the next.
    if (marks.paint && marks.found && !marks.readable) marks.readable = Math.max(performance.now(), marks.paint);
    if (marks.paint && element?.checkVisibility()) marks.found = true;
    const control = document.querySelector('header summary');
    if (!marks.taken && control && Object.keys(control).some((key) => key.startsWith('__reactProps')))
      marks.taken = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** One cold visit. Times in ms since the navigation, bytes as they are transferred. */
async function visit(browser, site, { path, readable }, picturesIn) {
  const context = await browser.newContext({
    viewport: { width: 375, height: 740 },
    hasTouch: true,
    locale: 'en-GB',
    // What the worker keeps for later comes when the page is idle, past the emulated line.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await page.addInitScript(observe, readable);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', line);
  await client.send('Emulation.setCPUThrottlingRate', { rate: processorRate });
  /** Times are those of the browser's clock, in seconds; a redirect is a request of its own. */
  const requests = [];
  const open = new Map();
  let lastAt = 0;
  let lastMs = 0;
  const note = (timestamp) => ([lastAt, lastMs] = [timestamp, performance.now()]);
  client.on('Network.requestWillBeSent', ({ requestId, timestamp, redirectResponse, request }) => {
    if (request.url.startsWith('data:')) return;
    if (redirectResponse) {
      const { encodedDataLength: bytes } = redirectResponse;
      Object.assign(open.get(requestId), { answeredAt: timestamp, finishedAt: timestamp, bytes });
    }
    const begun = {
      begunAt: timestamp,
      isRedirected: Boolean(redirectResponse),
      parts: [],
      head: 0,
      bytes: 0,
      type: request.url.match(/\.\w+(?=$|\?)/)?.[0],
    };
    open.set(requestId, begun);
    requests.push(begun);
    note(timestamp);
  });
  const on = (event, take) =>
    client.on(event, (message) => {
      const request = open.get(message.requestId);
      if (!request) return;
      take(request, message);
      note(message.timestamp);
    });
  on('Network.responseReceived', (request, { timestamp, response }) => {
    request.answeredAt = timestamp;
    request.head = response.encodedDataLength;
  });
  on('Network.dataReceived', ({ parts }, { timestamp, dataLength }) =>
    parts.push({ at: timestamp, length: dataLength }),
  );
  on('Network.loadingFinished', (request, { timestamp, encodedDataLength }) => {
    request.finishedAt = timestamp;
    request.bytes = encodedDataLength;
  });
  const frames = [];
  if (picturesIn) {
    client.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ at: metadata.timestamp * 1_000, data });
      client.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
    });
    await client.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  }
  const begunAt = Date.now();
  await page.goto(site + path, { timeout: 60_000 });
  while (performance.now() - lastMs < quietMs) await page.waitForTimeout(100);
  const marks = await page.evaluate(() => ({ ...window.badLine, origin: performance.timeOrigin }));
  const startedAt = requests[0].begunAt;
  if (picturesIn) writePictures(frames, begunAt, (lastAt - startedAt) * 1_000, picturesIn);
  await context.close();
  const readableAt = startedAt + marks.readable / 1_000;
  const kb = (bytesOf) => requests.reduce((sum, request) => sum + bytesOf(request), 0) / 1_000;
  return {
    paint: marks.paint,
    readable: marks.readable,
    taken: marks.taken ?? marks.readable,
    all: (lastAt - startedAt) * 1_000,
    readableKb: kb((request) => bytesUntil(readableAt, request)),
    allKb: kb(({ bytes }) => bytes),
    trips: tripsOf(requests.filter(({ begunAt }) => begunAt < readableAt)),
    redirects: requests.filter(({ isRedirected }) => isRedirected).length,
    requests: requests.length,
    scripts: requests.filter(({ type }) => type === '.js').length,
    shift: marks.shift,
  };
}

/** What has come of a response; the browser tells when its parts came by their length before compression. */
function bytesUntil(moment, { finishedAt = Infinity, answeredAt = Infinity, parts, head, bytes }) {
  if (finishedAt <= moment) return bytes;
  if (answeredAt > moment) return 0;
  const length = (some) => some.reduce((sum, part) => sum + part.length, 0);
  const share = length(parts.filter((part) => part.at <= moment)) / Math.max(1, length(parts));
  return head + share * (bytes - head);
}

/** The most requests of which each was begun when the one before had been answered. */
function tripsOf(requests) {
  let trips = 0;
  let freeAt = 0;
  for (const { begunAt, answeredAt = Infinity } of [...requests].sort(
    (a, b) => (a.answeredAt ?? Infinity) - (b.answeredAt ?? Infinity),
  ))
    if (begunAt >= freeAt) [trips, freeAt] = [trips + 1, answeredAt];
  return trips;
}

function writePictures(frames, begunAt, durationMs, folder) {
  mkdirSync(folder, { recursive: true });
  for (let ms = stepMs; ms < durationMs + stepMs; ms += stepMs) {
    const seen = frames.findLast(({ at }) => at <= begunAt + ms);
    if (seen) writeFileSync(join(folder, `${(ms / 1_000).toFixed(1)}s.png`), Buffer.from(seen.data, 'base64'));
  }
}

const platform = await startPlatform();
const trees = [
  ...(options.tree ? [{ name: 'before', app: await startWebApp(platform.url, {}, 'inherit', options.tree) }] : []),
  { name: 'now', app: await startWebApp(platform.url) },
];
const browser = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox'] });
try {
  for (const name of positionals.length > 0 ? positionals : Object.keys(pages)) {
    const page = pages[name];
    // The page is in the page cache.
    for (const { app } of trees)
      for (let time = 0; time < 2; time += 1) await (await fetch(app.url + page.path)).text();
    const visits = trees.map(() => []);
    for (let turn = 0; turn < Number(options.visits); turn += 1)
      for (const [index, { app, name: tree }] of trees.entries()) {
        const folder = options.pictures && turn === 0 ? join(options.pictures, name, tree) : undefined;
        // A picture of each frame takes a processor's time: this visit is not counted.
        if (folder) await visit(browser, app.url, page, folder);
        visits[index].push(await visit(browser, app.url, page));
      }
    const middles = visits.map((times) => (key) => median(times.map((time) => time[key])));
    for (const [index, middle] of middles.entries()) {
      const s = (key) => `${(middle(key) / 1_000).toFixed(2)} s`;
      console.log(
        `${name.padEnd(10)} ${trees[index].name.padEnd(7)} paint ${s('paint')}, read ${s('readable')} and ${middle('readableKb').toFixed(0)} KB, ` +
          `taken over ${s('taken')}, all ${s('all')} and ${middle('allKb').toFixed(0)} KB; ${middle('trips')} round trips until read, ` +
          `${middle('redirects')} redirects, ${middle('requests')} requests, ${middle('scripts')} scripts, shift ${middle('shift').toFixed(3)}`,
      );
    }
    const now = middles.at(-1);
    if (page.readableKb) report(`${name}: transferred until it is read`, now('readableKb'), 'KB', page.readableKb);
    if (page.allKb) report(`${name}: transferred in all`, now('allKb'), 'KB', page.allKb);
    if (page.paint && options.tree)
      report(`${name}: first paint, times that before`, now('paint') / middles[0]('paint'), '×', page.paint);
    report(`${name}: layout shift`, now('shift'), '', 0.02);
  }
} finally {
  await browser.close();
  for (const { app } of trees) app.stop();
  await platform.stop();
}

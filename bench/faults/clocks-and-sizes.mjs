// Reliability E1 to E6: bodies, previews, sockets, downloads and uploads that take what others need, with default settings.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { report, timed } from '../figures.mjs';
import { memoryOf, startPlatform } from '../platform.mjs';
import { account, localise, recipe, startStudio, studioOf } from '../studio-draft.mjs';
import { logIn, requestPage } from '../visitor.mjs';
import { freePort, startWebApp } from '../web-app.mjs';
import { loopDelayMs } from './hostile.mjs';
import { read, reportOthers } from './others.mjs';
import { addressesOf, headOf, openSlowly, sendParts } from './slow-clients.mjs';

const password = 'a password for clocks';
const demo = { DEMO_PASSWORD: account.password };
const mebibyte = 2 ** 20;

/** Runs a command of the platform on a data directory. */
function command(dataDir, args, input = '') {
  execFileSync(process.execPath, ['platform/dist/cli.js', ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir },
    input,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
}

/** Adds an account in a separate workgroup, with roles in the Studio. */
function addAccount(dataDir, name, roles, isPublisher = false) {
  const workgroup = `Group of ${name}`;
  const roleOptions = isPublisher ? ['--role', 'publisher'] : [];
  const options = ['--email', `${name}@a.example`, '--workgroup', workgroup, ...roleOptions, '--password-stdin'];
  command(dataDir, ['user', 'add', name, ...options], password);
  if (roles.length > 0) command(dataDir, ['workgroup', 'roles', workgroup, name, ...roles]);
}

/** Adds an empty draft in the account's only workgroup; returns its path. */
async function addDraft(call, code) {
  const { workgroups } = await call('GET', '');
  const source = { kind: 'empty', code, name: code, language: 'en', productKind: 'mixture' };
  const { drafts } = await call('POST', '/drafts', { workgroup: workgroups[0].id, from: source });
  return `/drafts/${drafts[0]}`;
}

/** The headers with which the web app's own pages call it. */
async function browserHeaders(origin, username) {
  const { headers } = await logIn(origin, username, password);
  const xsrf = /XSRF-TOKEN=([^;]*)/.exec(headers.cookie)?.[1] ?? '';
  return { ...headers, 'sec-fetch-site': 'same-origin', 'x-xsrf-token': xsrf };
}

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A data directory with the demo catalogue, a file of 20 MiB and the accounts of these rows. */
async function makeDirectory() {
  const dataDir = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
  await (await startPlatform({ dataDir, environment: demo })).stop({ keep: true });
  const database = await PGlite.create(join(dataDir, 'platform-db'), { extensions: { pg_trgm } });
  await database.exec(largeFile);
  await database.close();
  // A running platform executes commands faster than a process that opens the database.
  const platform = await startPlatform({ dataDir, environment: demo });
  addAccount(dataDir, 'norole', []);
  for (const name of ['ann', 'bob', 'cid']) addAccount(dataDir, name, ['author']);
  addAccount(dataDir, 'pub', ['author', 'reviewer', 'publisher'], true);
  await platform.stop({ keep: true });
  return dataDir;
}

function copyOf(template) {
  const dataDir = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

/** Web app and platform on a copy of a data directory, with their metrics. */
async function startSite(template) {
  const dataDir = copyOf(template);
  const [webMetrics, platformMetrics] = [await freePort(), await freePort()];
  const platform = await startPlatform({ dataDir, environment: { PLATFORM_METRICS_PORT: String(platformMetrics) } });
  const settings = { METRICS_PORT: String(webMetrics), LOG_LEVEL: 'silent' };
  const app = await startWebApp(platform.url, settings, 'ignore');
  /** The longest delays since the last call. */
  const delays = async () => ({
    'web app': isAlive(app.pid) ? await loopDelayMs(webMetrics, 'nodejs_eventloop_lag_max_seconds') : Infinity,
    platform: isAlive(platform.pid)
      ? await loopDelayMs(platformMetrics, 'dossier_event_loop_delay_max_seconds')
      : Infinity,
  });
  const reportDelays = async (name, programs = ['web app', 'platform']) => {
    for (const [program, ms] of Object.entries(await delays()))
      if (programs.includes(program)) report(`${name}: longest delay of the ${program}'s event loop`, ms, 'ms', 100);
    const ended = [app, platform].filter(({ pid }) => !isAlive(pid)).length;
    report(`${name}: processes that ended`, ended, '', 0);
  };
  const stop = async () => {
    app.stop();
    await platform.stop();
  };
  return { app, platform, delays, reportDelays, stop };
}

/** A file of 20 MiB of the product 1001. */
const largeFile = `
  insert into attachments (key, product_id, position, description, category, lang_code, status, size_in_bytes, created, permission, content)
    select 'large', 1001, 99, 'large.pdf', 'Guide', 'en', 'valid', ${20 * mebibyte}, '2026-11-26', 'public',
      overlay(decode(string_agg(md5(place::text), '' order by place), 'hex') placing '%PDF-1.4' from 1)
    from generate_series(1, ${(20 * mebibyte) / 16}) as places (place);`;

const pages = ['/p/1001/en/pd/1', '/p/1001/en/gh/1', '/p/1002/de/pi/2'];
const documents = ['sds', 'tds', 'ipi', 'sds-xml'].map((kind) => `/p/api/download/${kind}/1001/1`);

const json = (body) => ({ 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) });

/** E1: large bodies of an account without a Studio role. */
async function bodiesWithoutRole({ app, delays, reportDelays }) {
  const headers = await browserHeaders(app.url, 'norole');
  const body = `[${'[],'.repeat(2_600_000)}[]]`;
  const draft = `/p/api/studio/drafts/${randomUUID()}`;
  const calls = [
    ['PUT', `${draft}/presence`],
    ['POST', `${draft}/preview`],
    ['PUT', `${draft}/sections/identity`],
    ['POST', '/p/api/studio/drafts'],
  ];
  const headsFor = (text) =>
    calls.map(([method, path]) => headOf(method, path, { ...headers, ...json(text), 'if-match': '"1"' }));
  const heads = headsFor(body);
  const small = headsFor(body.slice(0, 1_000));
  const early = await Promise.all(small.map((head) => sendParts(app.url, [head, body.slice(0, 10)], 5_000)));
  report('E1 of 4 Studio calls not 403 at the head', early.filter((status) => status !== 403).length, '', 0);
  // Pages are rendered before delays are measured.
  for (const page of pages) await read(app.url, page);
  await delays();
  const statuses = await reportOthers('E1 7.8 MB of empty lists on 3 connections', {
    ask: (path) => read(app.url, path),
    items: pages,
    times: 5,
    attack: () => {
      const workerData = { origin: app.url, heads, body, connections: 3 };
      const sender = new Worker(new URL('send-bodies.mjs', import.meta.url), { workerData });
      return async () => {
        sender.postMessage('end');
        const [sent] = await once(sender, 'message');
        return sent;
      };
    },
  });
  console.log(`E1 the client got ${JSON.stringify(statuses)} (0: the connection was closed)`);
  await reportDelays('E1');
  if (isAlive(app.pid)) report('E1 memory of the web app', memoryOf(app.pid), 'MB', 512);
}

/** E2: a draft of 1,000 ingredients, previewed 20 times at once by its author; another workgroup works. */
async function largeDraft(template) {
  const composition = Array.from({ length: 1_000 }, (_none, index) => ({
    ...recipe[index % recipe.length],
    name: localise(`ingredient ${index + 1}`),
    content: 0.1,
    contentRange: '0.1 – < 0.2 %',
  }));
  const { platform, call, path } = await startStudio(composition, copyOf(template));
  try {
    const other = await studioOf(platform.url, { username: 'ann', password });
    const { workgroups } = await other('GET', '');
    const draft = await addDraft(other, 'OTHER');
    const { sections } = await other('GET', draft);
    let revision = sections.identity.revision;
    const works = {
      previews: () => other('POST', `${draft}/preview`, { sections: {}, language: 'en', want: ['findings'] }),
      saves: async () => {
        const { content } = sections.identity;
        const changedContent = { ...content, facts: { ...content.facts, name: { en: `Other ${revision}` } } };
        const matchHeader = { 'If-Match': `"${revision}"` };
        ({ revision } = await other('PUT', `${draft}/sections/identity`, changedContent, matchHeader));
      },
      lists: () => other('GET', `/products?workgroup=${workgroups[0].id}`),
    };
    const preview = (want, more = {}) =>
      call('POST', `${path}/preview`, { sections: {}, language: 'en', want, ...more });
    const label = { width: 148, height: 210, languages: ['en'] };
    for (const [what, want, more] of [
      ['a section of the sheet', ['sds'], { sdsSection: 3 }],
      ['label', ['label'], { label }],
      ['findings', ['findings', 'classification'], {}],
    ]) {
      const { ms } = await timed(() =>
        preview(want, more).catch(({ message }) => console.log(`E2 ${what}: ${message}`)),
      );
      report(`E2 1,000 ingredients: ${what}`, ms, 'ms', 2_000);
    }
    for (const [what, work] of Object.entries(works)) {
      const answers = await reportOthers(`E2 20 previews at once; ${what}`, {
        ask: async () => {
          const { ms, value } = await timed(() =>
            work().then(
              () => 200,
              () => 0,
            ),
          );
          return { status: value, ms };
        },
        items: [what],
        times: 2,
        attack: async () => {
          const previews = Array.from({ length: 20 }, () =>
            preview(['findings', 'classification', 'sds'], { sdsSection: 3 }).then(
              () => 200,
              ({ message }) => Number(/: (\d{3}) /.exec(message)?.[1] ?? 0),
            ),
          );
          return () => Promise.all(previews);
        },
      });
      console.log(`E2 the author got ${JSON.stringify(countsOf(answers))}`);
    }
  } finally {
    await platform.stop();
  }
}

function countsOf(values) {
  const counts = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** E3: sockets with slow POST requests. */
async function slowPosts({ app }) {
  const first = `${headOf('POST', '/p/api/session', { 'content-type': 'application/json', 'content-length': '1000' })}{`;
  const paths = ['/p/1001', '/p/01/04012345678901', '/p/1001.json', '/p/api/session'];
  const expected = new Map();
  for (const path of paths) expected.set(path, (await read(app.url, path)).status);
  const ask = async (path) => {
    const response = await read(app.url, path);
    return { ...response, status: response.status === expected.get(path) ? 200 : response.status };
  };
  const result = await reportOthers('E3 576 sockets with slow POSTs from 9 addresses', {
    ask,
    items: paths,
    times: 5,
    seconds: 40,
    pauseMs: 50,
    attack: async () => {
      const slow = openSlowly({ origin: app.url, addresses: addressesOf(4, 9), perAddress: 64, first, byte: ' ' });
      await pause(1_000);
      return () => {
        const { openCount, statuses } = slow;
        const result = { open: openCount(), statuses };
        slow.close();
        return result;
      };
    },
  });
  report('E3 of them still open after 40 s', result.open, '', 0);
  console.log(`E3 the clients got ${JSON.stringify(result.statuses)}`);
}

/** E4: downloads that are not read. */
async function unreadDownloads({ app, platform }) {
  let path;
  for (let position = 0; position < 20 && !path; position += 1) {
    const response = await requestPage(app.url, `/p/api/attachments/1001/${position}`);
    if (Number(response.headers['content-length']) === 20 * mebibyte) path = `/p/api/attachments/1001/${position}`;
  }
  if (!path) throw new Error('The file of 20 MiB is not among the attachments of the product.');
  const open = await reportOthers('E4 256 unread downloads from 4 addresses; PDFs', {
    ask: (document) => read(app.url, document),
    items: documents,
    times: 2,
    seconds: 30,
    pauseMs: 1_000,
    attack: async () => {
      const first = headOf('GET', path);
      const slow = openSlowly({ origin: app.url, addresses: addressesOf(5, 4), perAddress: 64, first, reads: false });
      await pause(2_000);
      return () => {
        const count = slow.openCount();
        slow.close();
        return count;
      };
    },
  });
  console.log(`E4 of the downloads open after 30 s: ${open}`);
  report('E4 memory of the web app', memoryOf(app.pid), 'MB', 512);
  report('E4 memory of the platform', memoryOf(platform.pid), 'MB', 768);
}

/** E5: slow uploads of two users. */
async function slowUploads({ app, platform }) {
  const uploadHead = async (name, size) => {
    const call = await studioOf(platform.url, { username: name, password });
    const draft = await addDraft(call, `UPLOAD-${name}`);
    const headers = { 'content-type': 'application/octet-stream', 'content-length': String(size) };
    const browser = await browserHeaders(app.url, name);
    return (file) => headOf('POST', `/p/api/studio${draft}/files?name=${file}.pdf`, { ...browser, ...headers });
  };
  const size = mebibyte;
  const head = await uploadHead('cid', size);
  const upload = (turn) =>
    sendParts(app.url, [head(`file-${turn}`), `%PDF-1.4\n${String(turn).padEnd(size - 9, 'x')}`]);
  const alone = await upload(0);
  if (alone !== 200 && alone !== 201) throw new Error(`An upload is answered ${alone} without the slow ones.`);
  const slow = [];
  for (const name of ['ann', 'bob']) {
    const head = await uploadHead(name, 25 * mebibyte);
    const first = `${head('slow')}%PDF-1.4\n`;
    slow.push(
      openSlowly({ origin: app.url, addresses: addressesOf(6, 1), perAddress: 2, first, byte: ' ', everyMs: 6_000 }),
    );
  }
  await pause(3_000);
  const statuses = [];
  for (let turn = 1; turn <= 10; turn += 1) {
    statuses.push(await upload(turn));
    await pause(1_000);
  }
  for (const client of slow) client.close();
  report(
    'E5 two users upload 25 MiB slowly: of 10 files of another not taken',
    statuses.filter((status) => status !== 200 && status !== 201).length,
    '',
    0,
  );
  console.log(`E5 the other one got ${JSON.stringify(countsOf(statuses))}`);
}

/** E6: deeply nested bodies and bodies with many keys. */
async function deepBodies({ platform, delays, reportDelays }) {
  const login = { client_id: 'dossier-web', grant_type: 'password', username: 'pub', password };
  const response = await fetch(`${platform.url}/api/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams(login),
  });
  const { access_token: token } = await response.json();
  const bodies = {
    '2.4 million levels': `${'['.repeat(2_400_000)}${']'.repeat(2_400_000)}`,
    '5 MB of keys': `{${Array.from({ length: 400_000 }, (_none, index) => `"k${index}":1`).join()}}`,
  };
  const draft = `/api/v1/studio/drafts/${randomUUID()}`;
  const calls = [
    ['POST', '/api/v1/admin/products'],
    ['POST', '/api/v1/admin/classify'],
    ['POST', '/api/v1/studio/drafts'],
    ['PUT', `${draft}/sections/identity`],
    ['PUT', `${draft}/presence`],
    ['POST', `${draft}/preview`],
    ['POST', '/api/v1/label/print'],
    ['POST', '/api/v1/codes'],
    ['POST', '/api/v1/p/feedback'],
    ['POST', '/api/oauth2/token'],
  ];
  for (const [what, body] of Object.entries(bodies)) {
    await delays();
    const unexpected = [];
    for (const [method, path] of calls) {
      for (const authorization of [`Bearer ${token}`, undefined]) {
        const headers = { ...json(body), ...(authorization && { authorization }), 'if-match': '"1"' };
        const status = await sendParts(platform.url, [headOf(method, path, headers), body]);
        if (status < 400 || status >= 500) unexpected.push(`${status} ${method} ${path}`);
      }
    }
    report(`E6 ${what}: of ${2 * calls.length} calls not 4xx`, unexpected.length, '', 0);
    for (const other of unexpected) console.log(`   ${other}`);
    await reportDelays(`E6 ${what}`, ['platform']);
  }
}

const rows = {
  E1: bodiesWithoutRole,
  E2: largeDraft,
  E3: slowPosts,
  E4: unreadDownloads,
  E5: slowUploads,
  E6: deepBodies,
};
export const rowNames = Object.keys(rows);

/** Measures rows one after the other, each on a separate site, so that one row does not affect the next. */
export async function clocksAndSizes(names = rowNames) {
  const template = await makeDirectory();
  for (const name of names) {
    const site = name === 'E2' ? undefined : await startSite(template);
    try {
      await rows[name](site ?? template);
    } catch (error) {
      console.log(`${name}: NOT KEPT, it could not be measured to its end: ${error.message}`);
    } finally {
      await site?.stop();
    }
  }
  rmSync(template, { recursive: true });
}

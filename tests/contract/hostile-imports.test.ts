import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { sendRequest } from '../support/ask';
import { runCommand } from '../support/platform-command';
import { type RunningPlatform, seededDirectory, startPlatform } from '../support/start-platform';
import { logInAsDemo } from './share-by-mail';

jest.setTimeout(300_000);

const call = '/api/v1/admin/products';
const sample = JSON.parse(readFileSync('examples/citric-acid.json', 'utf8')) as {
  versions: { facts: Record<string, unknown> & { name: object; label: object } }[];
};

/** The limits of a busy machine that runs other tests meanwhile; docs/operations.md names those of an idle one. */
const maxAnswerMs = 15_000;
const maxPingMs = 1_000;

const repeat = (count: number, render: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => render(n)).join();
const unknownKeys = (count: number) => `{${repeat(count, (n) => `"k${n}":1`)}}`;
/** The sample with a text of JSON in the place of one of its facts. */
const withFact = (name: string, json: string) => {
  const file = structuredClone(sample);
  file.versions[0]!.facts[name] = '@';
  return JSON.stringify(file).replace('"@"', () => json);
};
/** A list of products that differ by their codes, each with the same text in the place of a fact. */
const manyWithFact = (count: number, name: string, json: string) =>
  `[${repeat(count, (n) => withFact(name, json).replace('"CA-1"', `"CA-${n}"`))}]`;

/** With FIGURES=1 the test says how long it took. */
function show(what: string, ms: number, maxPingMs: number): void {
  if (process.env.FIGURES)
    process.stderr.write(`${what}: ${Math.round(ms)} ms, longest ping ${Math.round(maxPingMs)} ms\n`);
}

/** Bodies that are made to be slow to read or to check, each of at most 5 MiB. */
const hostile: [what: string, body: string | Buffer, status?: number, headers?: Record<string, string>][] = [
  ['400,000 unknown keys', unknownKeys(400_000)],
  ['900 unknown keys', unknownKeys(900)],
  ['400,000 unknown keys among the facts', withFact('extra', unknownKeys(380_000))],
  ['400,000 unknown languages', withFact('name', unknownKeys(380_000))],
  ['900 unknown languages in each of 100 products', manyWithFact(100, 'name', unknownKeys(900))],
  ['200,000 unknown keys in 250 objects of a list', `[{"a":[${repeat(250, () => unknownKeys(800))}]}]`],
  ['200,000 levels of lists', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ['200,000 levels of lists without an end', '['.repeat(200_000)],
  ['200,000 levels of objects', `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`],
  ['200,000 levels among the facts', withFact('extra', '['.repeat(200_000) + ']'.repeat(200_000))],
  ['one text of 5 MB', JSON.stringify('a'.repeat(5_000_000))],
  ['one key of 5 MB', `{"${'ab'.repeat(2_500_000)}":1}`],
  ['100 keys of 50 KB', `{${repeat(100, (n) => `"${n}${'flashPoint'.repeat(5000)}":1`)}}`],
  ['a code of 5 MB', JSON.stringify({ ...sample, code: 'a'.repeat(4_900_000) })],
  ['a list of 1,000,000 numbers', `[${'1.5,'.repeat(1_000_000)}1]`],
  ['a million numbers among the facts', withFact('phrases', `[${'1,'.repeat(1_000_000)}1]`)],
  ['1,000,000 empty objects', `[${'{},'.repeat(1_000_000)}{}]`],
  ['100,000 times the same key', `{${'"a":1,'.repeat(100_000)}"a":1}`],
  ['100,000 times the same key with an object', `{${'"a":{},'.repeat(100_000)}"a":1}`],
  ['__proto__ and constructor', '{"__proto__":{"code":"A"},"constructor":{"prototype":{"code":"A"}}}'],
  ['5 MB of numbers that are too large', `[${'1e400,'.repeat(700_000)}1]`],
  ['a number of 5,000,000 digits', '9'.repeat(5_000_000)],
  ['50 numbers of 100,000 digits', `[${repeat(50, () => '9'.repeat(99_000))}]`],
  ['5 MB of backslashes', `"${'\\'.repeat(5_000_000)}`],
  ['5 MB of escaped quotation marks', `"${'\\"'.repeat(2_500_000)}`],
  ['5 MB of white space', ' '.repeat(5_000_000)],
  ['5 MB of line ends before a mistake', `${'\n'.repeat(5_000_000)}}`],
  ['invalid UTF-8', Buffer.concat([Buffer.from('{"code":"'), Buffer.alloc(1000, 0xff), Buffer.from('"}')])],
  ['halves of surrogate pairs', `{"code":"${'\\ud800'.repeat(800_000)}"}`],
  ['control characters in 100,000 keys', `{${repeat(100_000, (n) => `"\\u0000${n}":1`)}}`],
  ['UTF-16', Buffer.from(JSON.stringify(sample), 'utf16le')],
  ['100,000 wrong statements', withFact('label', `{"euh":[${'"H999x",'.repeat(100_000)}"H1"]}`)],
  [
    '1,000 wrong categories in each of 90 products',
    manyWithFact(
      90,
      'classification',
      `[${'{"category":"Flam. Liq. 9","h":["H225"]},'.repeat(999)}{"category":"A","h":[]}]`,
    ),
  ],
  ['100,000 articles', JSON.stringify({ ...sample, articles: Array(100_000).fill({ code: 'A', id: 1 }) })],
  [
    '20,000 versions',
    JSON.stringify({ ...sample, versions: Array(20_000).fill({ text: '1', created: '2026-01-01' }) }),
  ],
  ['figures that a range is read from', withFact('composition', `[{"contentRange":"${'9'.repeat(4_000_000)}"}]`)],
  ['gzip', gzipSync(JSON.stringify(sample)), 415, { 'Content-Encoding': 'gzip' }],
  ['a gzip bomb', gzipSync(Buffer.alloc(1_000_000_000, 0x20)), 415, { 'Content-Encoding': 'gzip' }],
  ['a form with a file', '--a\r\n\r\n\r\n--a--', 415, { 'Content-Type': 'multipart/form-data; boundary=a' }],
];

describe('bodies of an import that are made to be slow', () => {
  const dataDir = seededDirectory();
  let platform: RunningPlatform;
  let erp: Record<string, string>;

  const send = (body: string | Buffer | Readable, headers: Record<string, string> = {}) =>
    sendRequest(platform.url, call, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...erp, ...headers },
      body,
    });

  beforeAll(async () => {
    platform = await startPlatform({}, dataDir);
    expect((await runCommand(dataDir, ['user', 'role', 'demo', 'publisher'])).status).toBe(0);
    erp = await logInAsDemo(platform);
  });
  afterAll(async () => {
    await platform.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Does something, and gives its value, how long it took, and the longest time that the platform left a ping unanswered. */
  async function pinged<Value>(work: () => Promise<Value>) {
    let isDone = false;
    let slowestPingMs = 0;
    const started = performance.now();
    const value = work().finally(() => (isDone = true));
    const pings = (async () => {
      while (!isDone && performance.now() - started < 2 * maxAnswerMs) {
        const sent = performance.now();
        await sendRequest(platform.url, '/healthz');
        slowestPingMs = Math.max(slowestPingMs, performance.now() - sent);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    })();
    const answered = await value;
    const ms = performance.now() - started;
    await pings;
    return { answered, ms, slowestPingMs };
  }

  // The parser and the checks see each kind; the soak run has all of them.
  const tried = process.env.SOAK ? hostile : hostile.filter((_body, index) => index % 4 === 0);
  test.each(tried)(
    '%s: the body is refused soon, and others are answered meanwhile',
    async (what, body, status = 400, headers) => {
      const { answered, ms, slowestPingMs } = await pinged(() => send(body, headers));
      show(what, ms, slowestPingMs);
      expect(answered.status).toBe(status);
      expect(answered.body.length).toBeLessThan(100_000);
      expect(ms).toBeLessThan(maxAnswerMs);
      expect(slowestPingMs).toBeLessThan(maxPingMs);
    },
  );

  test('the first 100 problems are named, and that there are more', async () => {
    const { error, message, problems } = (await send(unknownKeys(101))).json() as {
      error: string;
      message?: string;
      problems: { field: string; line: number }[];
    };
    expect(error).toBe('invalid_products');
    expect(message).toBe('has more problems than these 100');
    expect(problems).toHaveLength(100);
    expect(problems[99]).toEqual({ field: 'k95', line: 1, message: 'is not a field here' });
    expect((await send(unknownKeys(80))).json()).not.toHaveProperty('message');
  });

  test('more imports than are read one after the other are asked to come again', async () => {
    // Together less than the 16 MiB that the bodies of one client may take.
    const slow = `[${repeat(30, (n) => JSON.stringify({ ...sample, code: `C-${n}`, extra: 1, more: 'a'.repeat(16_000) }))}]`;
    const imports = 20;
    let sent = 0;
    let sendEnds: (() => void) | undefined;
    const areAllSent = new Promise<void>((resolve) => (sendEnds = resolve));
    // All bodies end together: else a slow client could send each after the one before is read.
    async function* parts() {
      yield slow.slice(0, -1);
      sent += 1;
      if (sent === imports) sendEnds?.();
      await areAllSent;
      yield slow.slice(-1);
    }
    const headers = { 'Content-Length': String(Buffer.byteLength(slow)) };
    const responses = await Promise.all(Array.from({ length: imports }, () => send(Readable.from(parts()), headers)));
    const busy = responses.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]!.json()).toEqual({ error: 'busy' });
    expect(Number(busy[0]!.headers['retry-after'])).toBeGreaterThan(0);
    expect(responses.filter(({ status }) => status === 400).length).toBe(imports - busy.length);
  });

  test('others are answered while 100 products are taken in', async () => {
    const products = Array.from({ length: 100 }, (_, n) => ({ ...sample, code: `D-${n}` }));
    const { answered, ms, slowestPingMs } = await pinged(() => send(JSON.stringify(products)));
    show('100 products', ms, slowestPingMs);
    expect(answered.status).toBe(200);
    expect(slowestPingMs).toBeLessThan(maxPingMs);
  });

  test('a wrong file of the import command is refused as soon', async () => {
    const path = join(dataDir, 'hostile.json');
    writeFileSync(path, hostile[4]![1]);
    const { answered, ms, slowestPingMs } = await pinged(() => runCommand(dataDir, ['import', path]));
    expect(answered.status).toBe(1);
    expect(ms).toBeLessThan(maxAnswerMs);
    expect(slowestPingMs).toBeLessThan(maxPingMs);
  });

  test('who leaves in the middle of a body occupies nothing', async () => {
    const { hostname, port } = new URL(platform.url);
    const socket = connect(Number(port), hostname);
    const head = [`POST ${call} HTTP/1.1`, 'Host: a', `Authorization: ${erp.Authorization}`];
    socket.write([...head, 'Content-Type: application/json', 'Content-Length: 5000000', '', '{"code":'].join('\r\n'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.destroy();
    expect((await send(unknownKeys(1))).status).toBe(400);
  });
});

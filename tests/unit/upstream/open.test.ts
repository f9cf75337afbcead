import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { open, send } from '@/lib/upstream/transport/client';
import type { CallClass } from '@/lib/upstream/transport/stall-guard';
import type { UpstreamError } from '@/lib/upstream/transport/upstream-error';
import { type FileCall } from '@/lib/upstream/transport/call';
import { fetchProduct } from '@/lib/upstream/product';
import { waitFor } from '@/tests/contract/mails';
import { freshProcess } from '@/tests/support/one-process';
import {
  type ScriptedResponse,
  json,
  type ScriptedPlatform,
  minimalDetail,
  startScriptedPlatform,
} from '@/tests/support/scripted-platform';

let platform: ScriptedPlatform;
const callContext = { interfaceLang: 'en' };
const path = '/api/v1/sdsRender/sdsPdf/-1001/1';
const openFile = (signal: AbortSignal = new AbortController().signal, more: Partial<FileCall> = {}) =>
  open({ callClass: 'download', path, callContext, signal, ...more });
const textOf = (body: ReadableStream<Uint8Array>) => new Response(body).text();
const pdf = { 'content-type': 'application/pdf' };

/** Answers so, and tells when the call has come in and when its connection is closed. */
function watched(answer: ScriptedResponse) {
  const connection = { opened: Promise.resolve(), closed: Promise.resolve() };
  connection.opened = new Promise((resolve) => {
    platform.answer = (request, response) => {
      connection.closed = new Promise((close) => request.socket.once('close', () => close()));
      resolve();
      answer(request, response);
    };
  });
  return connection;
}

/** Headers and the first bytes, and then nothing. */
const begins: ScriptedResponse = (_request, response) => void response.writeHead(200, pdf).write('%PDF');
const never: ScriptedResponse = () => undefined;

const soon = async (closed: Promise<void>) => {
  const started = performance.now();
  await closed;
  expect(performance.now() - started).toBeLessThan(10_000);
};

beforeEach(async () => {
  platform = await startScriptedPlatform();
  freshProcess({ PLATFORM_URL: platform.url, PLATFORM_PAGE_TIMEOUT_MS: '600', PLATFORM_TIMEOUT_MS: '600000' });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await platform.close();
});

test('the first bytes are there before the platform has written the last', async () => {
  let finish = () => {};
  platform.answer = (_request, response) => {
    response.writeHead(200, { ...pdf, 'content-length': 8 }).write('%PDF');
    finish = () => response.end('-1.7');
  };
  const { body, contentType, sizeInBytes } = await openFile();
  expect({ contentType, sizeInBytes }).toEqual({ contentType: 'application/pdf', sizeInBytes: 8 });
  const reader = body.getReader();
  expect(Buffer.from((await reader.read()).value!).toString()).toBe('%PDF');
  finish();
  expect(Buffer.from((await reader.read()).value!).toString()).toBe('-1.7');
  expect((await reader.read()).done).toBe(true);
});

test('a file is taken from the platform only as fast as it is read', async () => {
  let written = 0;
  const part = Buffer.alloc(1_000_000);
  platform.answer = (_request, response) => {
    response.writeHead(200, pdf);
    const write = () => {
      while (written < 200 && !response.destroyed) {
        written += 1;
        if (!response.write(part)) return void response.once('drain', write);
      }
      response.end();
    };
    write();
  };
  const { body } = await openFile();
  await sleep(300);
  expect(written).toBeLessThan(50);
  let read = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) read += chunk.length;
  expect(read).toBe(200_000_000);
}, 20_000);

test('a platform that pauses within a file is waited for', async () => {
  platform.answer = (_request, response) => {
    response.writeHead(200, pdf).write('%PDF');
    setTimeout(() => response.end('-1.7'), 800);
  };
  expect(await textOf((await openFile()).body)).toBe('%PDF-1.7');
});

test.each<[string, ScriptedResponse]>([
  [
    'before its length',
    (request, response) => {
      response.writeHead(200, { ...pdf, 'content-length': 100 }).write('%PDF');
      setTimeout(() => request.socket.end(), 50);
    },
  ],
  [
    'before its last chunk',
    (request, response) => {
      response.writeHead(200, pdf).write('%PDF');
      setTimeout(() => request.socket.end(), 50);
    },
  ],
  [
    'by a reset',
    (request, response) => {
      response.writeHead(200, pdf).write('%PDF');
      setTimeout(() => request.socket.resetAndDestroy(), 50);
    },
  ],
])('a file that is cut %s ends with an error', async (_what, response) => {
  platform.answer = response;
  const { body } = await openFile();
  await expect(textOf(body)).rejects.toThrow();
  expect(platform.requests).toHaveLength(1);
});

test('a platform that hangs after its headers is left after PLATFORM_TIMEOUT_MS', async () => {
  freshProcess({ PLATFORM_URL: platform.url, PLATFORM_TIMEOUT_MS: '400' });
  const connection = watched(begins);
  const { body } = await openFile();
  const started = performance.now();
  await expect(textOf(body)).rejects.toThrow();
  expect(performance.now() - started).toBeLessThan(10_000);
  await soon(connection.closed);
});

test('a platform that hangs after its headers is left also when garbage is collected meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  freshProcess({ PLATFORM_URL: platform.url, PLATFORM_TIMEOUT_MS: '400' });
  const connection = watched(begins);
  const { body } = await openFile();
  const collecting = setInterval(collect, 50);
  try {
    await expect(Promise.race([textOf(body), sleep(10_000, 'still waiting', { ref: false })])).rejects.toThrow();
    await soon(connection.closed);
  } finally {
    clearInterval(collecting);
  }
});

test('a platform that never answers is a timeout', async () => {
  freshProcess({ PLATFORM_URL: platform.url, PLATFORM_TIMEOUT_MS: '400' });
  platform.answer = never;
  await expect(openFile()).rejects.toMatchObject({ kind: 'timeout' });
  expect(platform.requests).toHaveLength(1);
});

test('the visitor who goes away before the first byte takes the connection along', async () => {
  const visitor = new AbortController();
  const connection = watched(never);
  const call = openFile(visitor.signal);
  await connection.opened;
  visitor.abort();
  await expect(call).rejects.toMatchObject({ kind: 'abandoned' });
  await soon(connection.closed);
  expect(platform.requests).toHaveLength(1);
});

test('the visitor who goes away within the file takes the connection along', async () => {
  const visitor = new AbortController();
  const connection = watched(begins);
  const { body } = await openFile(visitor.signal);
  visitor.abort();
  await expect(textOf(body)).rejects.toThrow();
  await soon(connection.closed);
});

test.each([
  ['that was begun', true],
  ['that nobody read', false],
])('a file %s and is let go closes its connection', async (_what, isBegun) => {
  const connection = watched(begins);
  const { body } = await openFile();
  const reader = body.getReader();
  if (isBegun) await reader.read();
  // What is still awaited does not hold it.
  const awaited = isBegun ? reader.read() : undefined;
  await reader.cancel();
  await soon(connection.closed);
  await awaited;
});

test('visitors who go away do not open the breaker', async () => {
  platform.answer = never;
  for (let call = 0; call < 12; call += 1) {
    const visitor = new AbortController();
    setTimeout(() => visitor.abort(), 20);
    await expect(openFile(visitor.signal)).rejects.toMatchObject({ kind: 'abandoned' });
  }
  platform.answer = (_request, response) => response.writeHead(200, pdf).end('%PDF');
  expect(await textOf((await openFile()).body)).toBe('%PDF');
});

test('files that fail open their breaker, and the pages’ calls go on', async () => {
  platform.answer = json({}, 500);
  for (let call = 0; call < 5; call += 1) await expect(openFile()).rejects.toMatchObject({ kind: 'server-error' });
  await expect(openFile()).rejects.toMatchObject({ kind: 'circuit-open' });
  platform.answer = json(minimalDetail());
  await expect(fetchProduct(1001, callContext)).resolves.toMatchObject({ id: 1001 });
});

test('files that nobody reads keep no connection from other files', async () => {
  platform.answer = begins;
  const files = await Promise.all(Array.from({ length: 300 }, () => openFile(undefined, { callClass: 'attachment' })));
  platform.answer = (_request, response) => response.writeHead(200, pdf).end('%PDF');
  expect(await textOf((await openFile()).body)).toBe('%PDF');
  await Promise.all(files.map(({ body }) => body.cancel()));
}, 60_000);

describe('while other calls have all connections', () => {
  const held: (() => void)[] = [];
  const calls: Promise<string>[] = [];
  const kindOf = (callClass: CallClass) =>
    send({ callClass, method: 'POST', path: '/api/v1/studio', callContext, maxBytes: 1_000 }, () => 'read').catch(
      ({ kind }: UpstreamError) => kind,
    );
  const hold = async (count: number) => {
    const total = held.length + count;
    platform.answer = (...answer) => void held.push(() => json({})(...answer));
    for (let call = 0; call < count; call += 1) calls.push(kindOf('studio'));
    await waitFor(() => held.length === total);
  };
  beforeEach(() => freshProcess({ PLATFORM_URL: platform.url, PLATFORM_PAGE_TIMEOUT_MS: '60000' }));
  afterEach(() => held.splice(0).forEach((respond) => respond()));

  test('one more is told to come later, and opens no breaker: the first free connection is used', async () => {
    await hold(64);
    const others = await Promise.all(Array.from({ length: 12 }, () => kindOf('own')));
    expect(others).toEqual(Array(12).fill('busy'));
    held.splice(0).forEach((respond) => respond());
    expect(await Promise.all(calls.splice(0))).toEqual(Array(64).fill('read'));
    platform.answer = json({});
    expect(await kindOf('own')).toBe('read');
  }, 60_000);
});

describe('a visitor who leaves while the call for a file tries whether the platform is back', () => {
  const kindOf = (call: Promise<unknown>) => call.then(String, ({ kind }: { kind: string }) => kind);

  /** Begins such a call, five seconds after five failures, and leaves as soon as the platform has the request. */
  async function leaveProbe(failure: ScriptedResponse, answer: ScriptedResponse) {
    platform.answer = failure;
    for (let count = 0; count < 5; count += 1) expect(await kindOf(openFile())).not.toBe('circuit-open');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_001);
    platform.requests.length = 0;
    const connection = watched(answer);
    const visitor = new AbortController();
    const call = kindOf(openFile(visitor.signal));
    await connection.opened;
    visitor.abort();
    expect(await call).toBe('abandoned');
    return connection;
  }

  test('does not say that a hanging platform is', async () => {
    freshProcess({ PLATFORM_URL: platform.url, PLATFORM_TIMEOUT_MS: '600' });
    const connection = await leaveProbe(never, never);
    expect(await kindOf(openFile())).toBe('circuit-open');
    // After the timeout of that call.
    await soon(connection.closed);
    await sleep(100);
    const calls = Array.from({ length: 12 }, () => kindOf(openFile()));
    expect(await Promise.all(calls)).toEqual(Array(12).fill('circuit-open'));
    expect(platform.requests).toHaveLength(1);
  }, 20_000);

  test('leaves it to find out that a platform that responds is, whose file is closed', async () => {
    let respond = () => {};
    const connection = await leaveProbe(json({}, 500), (...answer) => (respond = () => begins(...answer)));
    expect(await kindOf(openFile())).toBe('circuit-open');
    respond();
    await soon(connection.closed);
    platform.answer = json({}, 404);
    expect(await kindOf(openFile())).toBe('not-found');
    expect(platform.requests).toHaveLength(2);
  });

  test('leaves that to the next one, when the platform is still silent four seconds later', async () => {
    const connection = await leaveProbe(json({}, 500), never);
    const left = performance.now();
    await connection.closed;
    expect(performance.now() - left).toBeGreaterThan(3_900);
    const next = watched(never);
    const visitor = new AbortController();
    const probe = kindOf(openFile(visitor.signal));
    await next.opened;
    expect(await kindOf(openFile())).toBe('circuit-open');
    visitor.abort();
    expect(await probe).toBe('abandoned');
    await next.closed;
    platform.answer = json({}, 404);
    expect(await kindOf(openFile())).toBe('not-found');
    expect(await kindOf(openFile())).toBe('not-found');
  }, 20_000);

  test('does not end one whose visitor waits', async () => {
    platform.answer = json({}, 500);
    for (let count = 0; count < 5; count += 1) expect(await kindOf(openFile())).toBe('server-error');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_001);
    const answer: ScriptedResponse = (_request, response) => void response.writeHead(200, pdf).end('%PDF');
    platform.answer = (...call) => void setTimeout(() => answer(...call), 4_500);
    expect(await textOf((await openFile()).body)).toBe('%PDF');
  }, 20_000);
});

test.each(['that was begun', 'that nobody read'])(
  'the visitor whose file tried whether the platform is back takes one %s along',
  async (what) => {
    platform.answer = json({}, 500);
    for (let count = 0; count < 5; count += 1) await expect(openFile()).rejects.toMatchObject({ kind: 'server-error' });
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_001);
    const connection = watched(begins);
    const visitor = new AbortController();
    const { body } = await openFile(visitor.signal);
    const reader = body.getReader();
    if (what === 'that was begun') await reader.read();
    visitor.abort();
    await soon(connection.closed);
    await expect(reader.read()).rejects.toThrow();
  },
);

test('files that visitors read slowly leave the pages their connections', async () => {
  platform.answer = begins;
  const files = await Promise.all(Array.from({ length: 80 }, () => openFile()));
  platform.answer = json(minimalDetail());
  await expect(fetchProduct(1001, callContext)).resolves.toMatchObject({ id: 1001 });
  await Promise.all(files.map(({ body }) => body.cancel()));
});

test('a reset connection is tried once more', async () => {
  platform.answer = (request) => {
    platform.answer = (_request, response) => response.writeHead(200, pdf).end('%PDF');
    request.socket.destroy();
  };
  expect(await textOf((await openFile()).body)).toBe('%PDF');
  expect(platform.requests).toHaveLength(2);
});

test.each([
  ['an error that goes on', 404, 'not-found', {}],
  ['an encoding that nobody asked for', 200, 'malformed-response', { 'content-encoding': 'gzip' }],
])('%s is not read to its end', async (_what, status, kind, headers) => {
  const connection = watched((_request, response) => void response.writeHead(status, headers).write('{'));
  const started = performance.now();
  await expect(openFile()).rejects.toMatchObject({ kind });
  expect(performance.now() - started).toBeLessThan(10_000);
  await connection.closed;
  expect(performance.now() - started).toBeLessThan(10_000);
});

test('when the platform hangs, the calls that are not to wait close their connections', async () => {
  const suspectAfterMs = 10_000;
  const actualSetTimeout = global.setTimeout;
  jest
    .spyOn(global, 'setTimeout')
    .mockImplementation(((run: () => void, ms?: number, ...more: unknown[]) =>
      actualSetTimeout(run, ms === suspectAfterMs ? 1_000 : ms, ...more)) as typeof setTimeout);
  const sockets: { destroyed: boolean }[] = [];
  platform.answer = ({ socket }) => void sockets.push(socket);
  const visitor = new AbortController();
  const calls = Array.from({ length: 8 }, () =>
    openFile(visitor.signal).catch((error: { kind: string }) => error.kind),
  );
  const lastThree = await Promise.all(calls.slice(5));
  expect(lastThree).toEqual(['circuit-open', 'circuit-open', 'circuit-open']);
  const closed = () => sockets.filter(({ destroyed }) => destroyed);
  await waitFor(() => closed()[2]);
  expect(closed()).toHaveLength(3);
  visitor.abort();
  expect(await Promise.all(calls.slice(0, 5))).toEqual(Array(5).fill('abandoned'));
});

test('the address stays on the platform, under the path that was asked for', async () => {
  for (const wrong of ['@evil.example/x', '.evil.example/x', ':1/x', '/a/../b', '/a?b', '/a#b', '\\\\evil.example']) {
    await expect(openFile(undefined, { path: wrong })).rejects.toThrow();
  }
  expect(platform.requests).toEqual([]);
});

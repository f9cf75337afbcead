import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createLog } from '../runtime/log.ts';
import { registry } from '../runtime/metrics.ts';
import type { App } from '../routes/http/app-context.ts';
import { serveApp, type Served } from '../runtime/serve-app.ts';
import { StartupError } from '../runtime/start-error.ts';

const log = createLog('silent');

test('an address that is none of this machine stops the start with a sentence that names the variable', async () => {
  const start = serveApp({ fetch: () => new Response() } as unknown as App, { port: 0, host: '192.0.2.1' }, log);
  await expect(start).rejects.toThrow(StartupError);
  await expect(start).rejects.toThrow(/^PLATFORM_HOST 192\.0\.2\.1 must be an address of this machine: /);
});

describe('the HTTP server', () => {
  let served: Served;
  /** Requests in work, and the most of them at once. */
  let running: number;
  let maxRunning: number;
  let answered: number;
  const response = async () => {
    maxRunning = Math.max(maxRunning, (running += 1));
    await pause(2);
    running -= 1;
    answered += 1;
    return new Response('x'.repeat(100_000));
  };
  const serve = (limits?: Parameters<typeof serveApp>[3]) =>
    serveApp({ fetch: response } as unknown as App, { port: 0, host: '127.0.0.1' }, log, limits);
  beforeEach(async () => {
    [running, maxRunning, answered] = [0, 0, 0];
    served = await serve();
  });
  afterEach(() => served.stop());

  const open = (request: string): Socket => {
    const socket = connect(served.port, '127.0.0.1');
    socket.on('error', () => undefined).write(request, 'latin1');
    return socket;
  };
  /** The status of the first answer; closed where there is none. */
  const statusOf = async (request: string) => {
    const socket = open(request);
    const timer = setTimeout(() => socket.destroy(), 30_000);
    const response = await text(socket).catch(() => '');
    clearTimeout(timer);
    return /^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 'closed';
  };
  const get = (path: string, ...headers: string[]) =>
    [`GET ${path} HTTP/1.1`, 'Host: platform', 'Connection: close', ...headers, '', ''].join('\r\n');
  const post = (body: string, ...headers: string[]) =>
    ['POST / HTTP/1.1', 'Host: platform', 'Connection: close', ...headers, '', body].join('\r\n');
  const many = (count: number, size: number) =>
    Array.from({ length: count }, (_, index) => `X-${index}: ${'v'.repeat(size)}`);

  test('answers an ordinary request', async () => {
    expect(await statusOf(get('/'))).toBe('200');
    expect(await statusOf(get(`/${'a'.repeat(7_990)}`, ...many(50, 10)))).toBe('200');
    expect(await statusOf(post('1\r\na\r\n0\r\n\r\n', 'Transfer-Encoding: chunked'))).toBe('200');
  });

  test.each([
    ['a coding that is none', post('', 'Transfer-Encoding: xchunked'), '400'],
    ['a coding beside a length', post('0\r\n\r\n', 'Transfer-Encoding: chunked', 'Content-Length: 5'), '400'],
    ['two lengths', post('aaaaa', 'Content-Length: 5', 'Content-Length: 6'), '400'],
    ['a length that is none', post('aaaaa', 'Content-Length: 5x'), '400'],
    ['a bare LF in a chunk’s extension', post('1;a\nb\r\na\r\n0\r\n\r\n', 'Transfer-Encoding: chunked'), '400'],
    ['a chunk’s extension without end', post(`1;${'a'.repeat(20_000)}`, 'Transfer-Encoding: chunked'), '413'],
    ['two hosts', get('/', 'Host: other'), '400'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', '400'],
    ['no version', 'GET /\r\n\r\n', '400'],
    ['a version that is none', 'GET / HTTP/9.9\r\nHost: platform\r\n\r\n', '400'],
    ['an absolute address', get('http://platform/healthz'), '400'],
    ['another program’s address', get('http://169.254.169.254/latest'), '400'],
    ['no path', get('*'), '400'],
    ['a tunnel', 'CONNECT inner:22 HTTP/1.1\r\nHost: inner:22\r\n\r\n', '405'],
    ['an address of more than 12,000 characters', get(`/${'a'.repeat(12_000)}`), '414'],
    ['101 headers', get('/', ...many(101, 1)), '431'],
    ['2,500 headers', get('/', ...many(2_500, 0)), '431'],
    ['headers of 20 KB', get('/', ...many(20, 1_000)), '431'],
    ['a header over two lines', get('/', 'X-A: 1', ' 2'), '400'],
    ['an expectation that nobody knows', get('/', 'Expect: wonders'), '417'],
  ])('refuses %s with its status, and the request reaches nobody', async (_what, request, status) => {
    expect(await statusOf(request)).toBe(status);
    await pause(5);
    // A body is read after the call has begun.
    if (!request.startsWith('POST')) expect(maxRunning).toBe(0);
  });

  test('refuses headers that come too slowly with their status, and the request reaches nobody', async () => {
    await served.stop();
    served = await serve({ headersTimeoutMs: 300 });
    expect(await statusOf('GET / HTTP/1.1\r\nHost: platform\r\nX-A: ')).toBe('408');
    expect(maxRunning).toBe(0);
  });

  test('works at one request of a connection at a time, and answers in their order', async () => {
    const socket = open('GET /1 HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(9) + get('/last'));
    const response = await text(socket);
    expect(response.match(/HTTP\/1\.1 200/g)).toHaveLength(10);
    expect(maxRunning).toBe(1);
  });

  test('does no work for a request behind a response that closes the connection', async () => {
    expect(await statusOf(`GET / HTTP/1.1\r\n\r\n${get('/')}`)).toBe('400');
    await pause(20);
    expect([maxRunning, answered]).toEqual([0, 0]);
  });

  test('closes the connection of a tunnel that stays open, and outlives one that is reset', async () => {
    const socket = connect({ port: served.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.write('CONNECT inner:22 HTTP/1.1\r\nHost: inner:22\r\n\r\n');
    socket.resume();
    await once(socket, 'end');
    const isClosed = new Promise((resolve) => socket.once('error', () => resolve(true)));
    const sending = setInterval(() => socket.write('x'), 10);
    expect(await Promise.race([isClosed, pause(5_000)])).toBe(true);
    clearInterval(sending);
    socket.destroy();
    const reset = open('CONNECT inner:22 HTTP/1.1\r\nHost: inner:22\r\n\r\n');
    await once(reset, 'data');
    reset.resetAndDestroy();
    await pause(50);
    expect(await statusOf(get('/'))).toBe('200');
  });

  test('closes a connection with 1,600 requests in advance, and of answers that nobody reads makes hardly any', async () => {
    const greedy = open('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1_600)).pause();
    await pause(300);
    expect(maxRunning).toBe(1);
    expect(answered).toBeLessThan(20);
    expect(await statusOf(get('/'))).toBe('200');
    greedy.destroy();
    const slow = Array.from({ length: 40 }, () => open('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(15)).pause());
    await pause(300);
    expect(await statusOf(get('/'))).toBe('200');
    for (const socket of slow) socket.destroy();
  });
});

describe('a response that its client takes slowly', () => {
  jest.setTimeout(60_000);
  const size = 40 * 2 ** 20;
  const piece = new Uint8Array(64 * 1024);
  /** 40 MiB, each piece made when the one before has been taken; more than what the systems on both sides keep of it. */
  const large = () => {
    let offset = 0;
    return new Response(
      new ReadableStream(
        {
          pull(controller) {
            controller.enqueue(piece);
            offset += piece.length;
            if (offset === size) controller.close();
          },
        },
        { highWaterMark: 0 },
      ),
      { headers: { 'Content-Length': String(size) } },
    );
  };
  let served: Served;
  const refused = () => registry.getSingleMetric('dossier_http_refused_total')!.get();
  const closedCount = async () => (await refused()).values.find(({ labels }) => labels.status === 'closed')?.value ?? 0;
  beforeEach(async () => {
    served = await serveApp({ fetch: large } as unknown as App, { port: 0, host: '127.0.0.1' }, log, {
      reading: { graceMs: 2_000, everyMs: 100 },
    });
  });
  afterEach(() => served.stop());
  const ask = () => {
    const socket = connect(served.port, '127.0.0.1').on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    return socket.pause();
  };

  test('is ended, which is counted; others get theirs', async () => {
    const closedBefore = await closedCount();
    const unread = Array.from({ length: 8 }, ask);
    expect((await buffer(ask())).length).toBeGreaterThan(size);
    while ((await closedCount()) - closedBefore < 8) await pause(100);
    const received = await Promise.all(unread.map((socket) => buffer(socket).catch(() => Buffer.alloc(0))));
    expect(received.filter(({ length }) => length >= size)).toEqual([]);
    expect((await closedCount()) - closedBefore).toBe(8);
    expect((await buffer(ask())).length).toBeGreaterThan(size);
  });

  test('is not ended while its client takes more than the minimum, in however small parts', async () => {
    const socket = ask();
    let taken = 0;
    const reading = setInterval(() => (taken += (socket.read(4 * 1024) as Buffer | null)?.length ?? 0), 20);
    const isClosed = new Promise((resolve) => socket.once('close', () => resolve('closed')));
    expect(await Promise.race([isClosed, pause(6_000)])).toBeUndefined();
    clearInterval(reading);
    expect(taken).toBeGreaterThan(0);
    socket.destroy();
  });
});

test('a client that still sends its body reads the response that comes before, and may go on with the connection', async () => {
  const app = { fetch: () => new Response('no', { status: 403 }) } as unknown as App;
  const { port, stop } = await serveApp(app, { port: 0, host: '127.0.0.1' }, log);
  const size = 32 * 2 ** 20;
  for (const connection of ['close', 'keep-alive']) {
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\nContent-Length: ${size}\r\n\r\n`);
    await pause(600);
    for (let sent = 0; sent < size; sent += 2 ** 20) socket.write(Buffer.alloc(2 ** 20));
    if (connection === 'keep-alive') socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    const responses = await text(socket);
    expect(responses.match(/HTTP\/1\.1 403/g)).toHaveLength(connection === 'close' ? 1 : 2);
  }
  await stop();
});

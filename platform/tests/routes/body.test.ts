import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { OpenAPIHono } from '@hono/zod-openapi';
import { jsonLimits } from '../../product/read/json-text.ts';
import { QueueFullError } from '../../runtime/fair-queue.ts';
import { createLog } from '../../runtime/log.ts';
import { serveApp, type Served } from '../../runtime/serve-app.ts';
import { BodyRoom, withBody } from '../../routes/http/body.ts';
import { HttpError } from '../../routes/http/failure.ts';
import { maxValues, scanJson } from '../../routes/http/json-scan.ts';
import type { RequestVariables } from '../../routes/http/app-context.ts';

const mebibyte = 2 ** 20;

describe('a body', () => {
  let served: Served;
  const sockets: Socket[] = [];
  beforeEach(async () => {
    const room = new BodyRoom('test', { total: 4 * mebibyte, share: 2 * mebibyte });
    const app = new OpenAPIHono<RequestVariables>();
    app.onError((reason, c) => {
      if (reason instanceof QueueFullError) return c.json({ error: reason.reason }, 503);
      if (!(reason instanceof HttpError)) throw reason;
      return c.json(reason.body, reason.status, reason.headers);
    });
    app.post('/', (c) => {
      const owner = c.req.header('X-Owner') ?? 'a';
      const bounds = { maxBytes: 1.5 * mebibyte, room, owner, rate: { graceMs: 1_000, everyMs: 100 } };
      return withBody(c, bounds, async (bytes) => c.text(`${bytes.length} ${String.fromCharCode(...bytes.slice(-4))}`));
    });
    served = await serveApp(app, { port: 0, host: '127.0.0.1' }, createLog('silent'));
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await served.stop();
  });

  async function send(...parts: (string | Buffer)[]): Promise<Socket> {
    const socket = connect(served.port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    for (const part of parts) socket.write(part);
    return socket;
  }
  /** What comes back on a connection until it is closed. */
  const responseTo = async (...parts: (string | Buffer)[]) => text(await send(...parts));
  const head = (...headers: string[]) => ['POST / HTTP/1.1', 'Host: a', ...headers, '', ''].join('\r\n');

  test('a body that stops half-way is refused, and its connection closed', async () => {
    expect(await responseTo(head('Content-Length: 10'), 'half')).toMatch(
      /^HTTP\/1\.1 408 [\s\S]*\{"error":"request_timeout"\}$/,
    );
  });

  test('a body in parts that stops half-way is refused', async () => {
    expect(await responseTo(head('Transfer-Encoding: chunked'), '4\r\nhalf\r\n')).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('a body of which a byte comes now and then is refused', async () => {
    const socket = await send(head('Content-Length: 1000000'));
    const sending = setInterval(() => socket.write('x'), 50);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(sending);
  });

  test('a body that comes in time is taken', async () => {
    expect(await responseTo(head('Connection: close', 'Content-Length: 4'), 'full')).toMatch(/ 200 [\s\S]*4 full$/);
    expect(await responseTo(head('Connection: close'))).toMatch(/ 200 /);
    // Faster than the minimum, and for longer than the time before it counts.
    const socket = await send(head('Connection: close', `Content-Length: ${40 * 8 * 1024}`));
    for (let part = 0; part < 40; part += 1) {
      socket.write('x'.repeat(8 * 1024));
      await pause(60);
    }
    expect(await text(socket)).toMatch(/ 200 [\s\S]*327680 xxxx$/);
  });

  test('a body that is too large or encoded is refused, and its client reads that', async () => {
    const large = Buffer.alloc(2 * mebibyte);
    expect(await responseTo(head('Connection: close', `Content-Length: ${large.length}`), large)).toMatch(/ 413 /);
    const chunk = [`${large.length.toString(16)}\r\n`, large, '\r\n0\r\n\r\n'];
    expect(await responseTo(head('Connection: close', 'Transfer-Encoding: chunked'), ...chunk)).toMatch(/ 413 /);
    expect(await responseTo(head('Connection: close', 'Content-Encoding: gzip', 'Content-Length: 1'), 'x')).toMatch(
      / 415 /,
    );
  });

  test('takes room as its bytes arrive: who declares much and sends little keeps nobody from sending', async () => {
    const declared = head('Content-Length: 1500000');
    for (let count = 0; count < 20; count += 1) await send(declared, 'x');
    const whole = [head('Connection: close', `Content-Length: ${mebibyte}`), Buffer.alloc(mebibyte, 'x')];
    expect(await responseTo(...whole)).toMatch(/ 200 /);
  });

  test('takes no more than the share of its owner, which is free again when the work is done', async () => {
    const part = Buffer.alloc(1.4 * mebibyte, 'x');
    const headOfOwner = (name: string) =>
      head('Connection: close', `X-Owner: ${name}`, `Content-Length: ${part.length}`);
    await send(head('X-Owner: a', 'Content-Length: 1500000'), part);
    const other = () => responseTo(headOfOwner('b'), part);
    // The body before has its bytes there first, or this one has: one of them has no room.
    await pause(300);
    expect(await responseTo(headOfOwner('a'), part)).toMatch(/ 503 [\s\S]*"client"/);
    for (let count = 0; count < 4; count += 1) expect(await other()).toMatch(/ 200 /);
  });
});

describe('the scan of a JSON text', () => {
  const scan = (json: string) =>
    scanJson(Buffer.from(json)).then(
      () => 'ok',
      (error: HttpError) => error.status,
    );

  test('refuses more levels, entries and values than a draft has, and lets all others pass', async () => {
    const { levels, entries } = jsonLimits;
    const list = `[${'1,'.repeat(entries - 1)}1]`;
    const lists = (count: number) => `[${Array(count).fill(list).join()}]`;
    const nested = (count: number) => '['.repeat(count) + ']'.repeat(count);
    const rows: [string, string | number][] = [
      ['{"a":[1,{"b":"[[[[{{{{"}]}', 'ok'],
      [JSON.stringify({ a: `\\"${'['.repeat(1_000)}`, b: '\\' }), 'ok'],
      [nested(levels), 'ok'],
      [nested(levels + 1), 422],
      ['{"a":'.repeat(levels + 1), 422],
      [list, 'ok'],
      [`[1,${list.slice(1)}`, 422],
      [lists(maxValues / entries - 1), 'ok'],
      [lists(maxValues / entries + 1), 422],
      ['not JSON ]]]}', 'ok'],
    ];
    for (const [json, result] of rows)
      expect([json.slice(0, 50), await scan(json)]).toEqual([json.slice(0, 50), result]);
  });

  test('lets other work run between its parts', async () => {
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 0);
    await scan(`["${'a'.repeat(20 * mebibyte)}"]`);
    clearInterval(counting);
    expect(turns).toBeGreaterThan(5);
  });
});

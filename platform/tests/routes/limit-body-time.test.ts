import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { OpenAPIHono } from '@hono/zod-openapi';
import { createLog } from '../../runtime/log.ts';
import { serveApp } from '../../runtime/serve-app.ts';
import { HttpError } from '../../routes/http/failure.ts';
import type { RequestVariables } from '../../routes/http/app-context.ts';
import { limitBodyTime } from '../../routes/admin/body-guards.ts';

const app = new OpenAPIHono<RequestVariables>();
app.onError((reason, c) => {
  if (!(reason instanceof HttpError)) throw reason;
  return c.json(reason.body, reason.status, reason.headers);
});
app.post('/', limitBodyTime(200), async (c) => c.text(await c.req.text()));

/** What comes back on a connection until it is closed. */
async function responseTo(request: string): Promise<string> {
  const { port, stop } = await serveApp(app, { port: 0, host: '127.0.0.1' }, createLog('silent'));
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  const response = await text(socket);
  await stop();
  return response;
}

const head = 'POST / HTTP/1.1\r\nHost: a\r\n';

test('a body that stops half-way is refused, and its connection closed', async () => {
  expect(await responseTo(`${head}Content-Length: 10\r\n\r\nhalf`)).toMatch(
    /^HTTP\/1\.1 408 [\s\S]*\{"error":"request_timeout"\}$/,
  );
});

test('a body in parts that stops half-way is refused', async () => {
  expect(await responseTo(`${head}Transfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n`)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that comes in time is taken', async () => {
  expect(await responseTo(`${head}Connection: close\r\nContent-Length: 4\r\n\r\nfull`)).toMatch(/ 200 [\s\S]*full$/);
});

import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { compressResponse } from '@/page-cache/compress-response';

type Respond = (response: ServerResponse) => void;
let respond: Respond = () => {};
let server: Server;

beforeAll(async () => {
  server = createServer((incoming, response) => {
    compressResponse(incoming, response);
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

function send(responder: Respond, { method = 'GET', encoding = 'br, gzip' } = {}) {
  respond = responder;
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
    request({ port, method, headers: encoding ? { 'accept-encoding': encoding } : {} }, (incoming) => {
      const { statusCode = 0, headers } = incoming;
      buffer(incoming).then((body) => resolve({ status: statusCode, headers, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

const html = { 'content-type': 'text/html; charset=utf-8' };
const paragraph = '<p>Wear protective gloves · Λεξιλόγιο</p>\n'.repeat(100);

test('the parts of a page are one compressed text, as they were written', async () => {
  const { status, headers, body } = await send((response) => {
    response.writeHead(404, 'Nothing', { ...html, vary: 'rsc' });
    response.flushHeaders();
    response.write(paragraph);
    response.write(Buffer.from(paragraph));
    response.write('c2F2ZWQ=', 'base64');
    response.end('end');
  });
  expect([status, headers['content-encoding'], headers.vary]).toEqual([404, 'gzip', 'rsc, Accept-Encoding']);
  expect(gunzipSync(body).toString()).toBe(`${paragraph}${paragraph}savedend`);
  expect(body.length).toBeLessThan(1_000);
});

test('a text of several megabytes is compressed in parts, as fast as the client reads it', async () => {
  const large = paragraph.repeat(1_000);
  const wholeResponse = await send((response) => void response.writeHead(200, html).end(large));
  const chunkedResponse = await send((response) => {
    response.writeHead(200, html);
    let left = 1_000;
    const write = () => {
      while (left > 0) {
        left -= 1;
        if (!response.write(paragraph)) return void response.once('drain', write);
      }
      response.end();
    };
    write();
  });
  for (const { headers, body } of [wholeResponse, chunkedResponse]) {
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString() === large).toBe(true);
  }
});

test('the length of a page that is compressed is not that of the page', async () => {
  const length = String(Buffer.byteLength(paragraph));
  const { headers, body } = await send((response) =>
    response.writeHead(200, { ...html, 'content-length': length }).end(paragraph),
  );
  expect(headers['content-length']).not.toBe(length);
  expect(gunzipSync(body).toString()).toBe(paragraph);
});

test.each<[string, Record<string, string>, string, number, string]>([
  ['a client that does not accept it', html, paragraph, 200, 'gzip;q=0, identity'],
  ['a client that says nothing', html, paragraph, 200, ''],
  ['a short text', html, '<p>short</p>', 200, 'gzip'],
  ['a file that is compressed in itself', { 'content-type': 'application/pdf' }, paragraph, 200, 'gzip'],
  ['a text that is compressed already', { ...html, 'content-encoding': 'br' }, paragraph, 200, 'gzip'],
  ['a text that must stay as it is', { ...html, 'cache-control': 'no-transform' }, paragraph, 200, 'gzip'],
  ['a part of a file', html, paragraph, 206, 'gzip'],
])('%s: the response is sent as it is', async (_what, headers, body, status, encoding) => {
  const sent = await send(
    (response) => {
      response.statusCode = status;
      response.setHeaders(new Map(Object.entries(headers))).end(body);
    },
    { encoding },
  );
  expect(sent.status).toBe(status);
  expect(sent.headers['content-encoding']).toBe(headers['content-encoding']);
  expect(sent.body.toString()).toBe(body);
});

test.each([
  ['HEAD', 200],
  ['GET', 204],
  ['GET', 304],
])('%s with %i has no body and is not called compressed', async (method, status) => {
  const { headers, body } = await send((response) => void response.writeHead(status, html).end(), { method });
  expect([headers['content-encoding'], body.length]).toEqual([undefined, 0]);
});

test('the caller is told that its text was taken and that the response has ended', async () => {
  const calls: string[] = [];
  await send((response) => {
    response.once('finish', () => calls.push('finish'));
    response.writeHead(200, html).write(paragraph, () => calls.push('written'));
    response.end(paragraph, () => calls.push('ended'));
  });
  await new Promise(setImmediate);
  expect(calls.sort()).toEqual(['ended', 'finish', 'written']);
});

test('a client that leaves in the middle stops a large text', async () => {
  const closed = new Promise<boolean>((resolve) => {
    respond = (response) => {
      response.once('close', () => resolve(response.writableFinished));
      response.writeHead(200, html);
      for (let count = 0; count < 200; count += 1) response.write(`${Math.random()}`.repeat(2_000));
    };
  });
  const { port } = server.address() as AddressInfo;
  const client = request({ port, headers: { 'accept-encoding': 'gzip' } }, (incoming) => {
    incoming.once('data', () => incoming.destroy());
  });
  client.on('error', () => {});
  client.end();
  expect(await closed).toBe(false);
});

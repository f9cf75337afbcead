import { EventEmitter } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Connections } from '@/page-cache/connections';

let server: Server;
let exchanges: { request: IncomingMessage; response: ServerResponse }[];
let refusedCount: number;

beforeEach(async () => {
  [exchanges, refusedCount] = [[], 0];
  const connections = new Connections(
    (request: IncomingMessage, response: ServerResponse) => void exchanges.push({ request, response }),
    { clientOf: ({ headers }) => String(headers['x-client']), maxWaiting: 3, onRefused: () => (refusedCount += 1) },
  );
  server = createServer((request, response) => connections.accept(request, response));
  server.on('connection', (socket) => connections.watch(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const turns = (ms = 50) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until something holds, for at most 10 s: a busy machine takes its time. */
async function waitFor(holds: () => boolean) {
  for (let waits = 0; !holds() && waits < 200; waits += 1) await turns();
}

/** Sends requests for /0, /1, … at once on one connection. */
const pipelined = (count: number) =>
  sent(Array.from({ length: count }, (_, index) => `GET /${index} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));

function sent(text: string) {
  const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  socket.write(text);
  return {
    socket,
    closed,
    bodies: () => [...received.matchAll(/answer to \/(\d+)/g)].map(([, index]) => Number(index)),
  };
}
const response = () => {
  const { request, response } = exchanges.at(-1)!;
  response.end(`answer to ${request.url}`);
};

test('requests of one connection are handled one at a time, in their order', async () => {
  const { bodies } = pipelined(3);
  for (let index = 0; index < 3; index += 1) {
    await waitFor(() => exchanges.length > index);
    await turns();
    expect(exchanges).toHaveLength(index + 1);
    response();
  }
  await waitFor(() => bodies().length === 3);
  expect(bodies()).toEqual([0, 1, 2]);
  expect(refusedCount).toBe(0);
});

test('a connection with too many waiting is closed after their answers, and the rest is not even parsed', async () => {
  let parsedCount = 0;
  server.on('request', () => (parsedCount += 1));
  const { closed, bodies } = pipelined(2_000);
  for (let index = 0; index < 4; index += 1) {
    await waitFor(() => exchanges.length > index);
    response();
  }
  await closed;
  expect(bodies()).toEqual([0, 1, 2, 3]);
  expect([exchanges.length, refusedCount]).toEqual([4, 1]);
  expect(parsedCount).toBe(4);
});

test('what waits on a connection that was lost is never handled', async () => {
  const { socket } = pipelined(3);
  await turns();
  socket.destroy();
  await turns();
  expect(exchanges).toHaveLength(1);
});

test('what waits behind a response that closes the connection is never handled', async () => {
  const { closed } = sent('GET / HTTP/1.1\r\n\r\nGET /1 HTTP/1.1\r\nHost: a\r\n\r\n');
  await closed;
  await turns();
  expect(exchanges).toHaveLength(0);

  const closing = sent('GET /2 HTTP/1.0\r\nConnection: keep-alive\r\n\r\nGET /3 HTTP/1.0\r\n\r\n');
  await waitFor(() => exchanges.length === 1);
  response();
  await closing.closed;
  await turns();
  expect(exchanges).toHaveLength(1);
});

test('of a connection that is being closed no more is read', async () => {
  const { socket, closed, bodies } = pipelined(10);
  await waitFor(() => refusedCount === 1);
  response();
  await waitFor(() => exchanges.length === 2);
  socket.write('GET /late HTTP/1.1\r\nHost: a\r\n\r\n');
  await turns();
  for (let index = 1; index < 4; index += 1) {
    await waitFor(() => exchanges.length > index);
    response();
  }
  await closed;
  await turns();
  expect(bodies()).toEqual([0, 1, 2, 3]);
  expect(exchanges).toHaveLength(4);
});

test('other connections are handled meanwhile', async () => {
  pipelined(3);
  await turns();
  const { bodies } = pipelined(1);
  await waitFor(() => exchanges.length === 2);
  response();
  await waitFor(() => bodies().length === 1);
  expect(bodies()).toEqual([0]);
});

test('clients take turns: of one that has many requests one is handled in each turn of the event loop', async () => {
  const order: unknown[] = [];
  const connections = new Connections(({ headers }: IncomingMessage) => void order.push(headers.host), {
    clientOf: ({ headers }: IncomingMessage) => String(headers.host),
  });
  const send = (host: string) =>
    connections.accept(
      { headers: { host }, socket: {} } as IncomingMessage,
      Object.assign(new EventEmitter(), { closed: false, socket: {} }) as unknown as ServerResponse,
    );
  for (let index = 0; index < 30; index += 1) send('flood');
  expect(order).toEqual(['flood']);
  await new Promise((resolve) => setImmediate(resolve));
  send('visitor');
  await waitFor(() => order.length === 31);
  expect(order.indexOf('visitor')).toBeLessThanOrEqual(3);
  expect(order).toHaveLength(31);
});

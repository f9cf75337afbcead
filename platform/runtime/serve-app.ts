import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { type AddressInfo, Server as TcpServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Settings } from './env.ts';
import type { Log } from './log.ts';
import { metrics } from './metrics.ts';
import type { RateLimits } from './minimum-rate.ts';
import { closeSlowReaders } from './slow-readers.ts';
import { StartupError } from './start-error.ts';

/** Maximum time for requests in progress to end when the platform stops. */
const drainMs = 10_000;
/** Longer than a proxy keeps an idle connection open (deploy/nginx.conf). */
const idleMs = 3_000;

export interface Served {
  port: number;
  /** Accepts no more connections and waits for requests in progress, for at most 10 s. */
  stop: () => Promise<void>;
}

/** @throws StartupError when it cannot listen on the address */
export const serveApp = (
  app: { fetch: (request: Request) => Response | Promise<Response> },
  { port, host }: Pick<Settings, 'port' | 'host'>,
  log: Log,
  limits: Partial<HttpLimits> = {},
) =>
  new Promise<Served>((resolve, reject) => {
    // `drainBody` reads the rest of a body.
    const listener = getRequestListener(app.fetch, { hostname: host, autoCleanupIncoming: false });
    const server = createStrictServer(listener, log, limits);
    server.listen(port, host, () =>
      resolve({ port: (server.address() as AddressInfo).port, stop: () => drain(server) }),
    );
    server.on('error', (error: NodeJS.ErrnoException) => reject(new StartupError(explain(error, host, port))));
  });

function explain({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `PLATFORM_PORT ${port} is in use by another program. Stop that program, or set another port.`;
  if (code === 'EACCES') return `PLATFORM_PORT ${port} may not be used by this account. Set another port.`;
  return `PLATFORM_HOST ${host} must be an address of this machine: ${message}.`;
}

async function drain(server: Server): Promise<void> {
  const forceClose = setTimeout(() => server.closeAllConnections(), drainMs);
  await idleTurn();
  server.prependListener('request', (_request, response: ServerResponse) => response.setHeader('Connection', 'close'));
  const idle = setTimeout(() => server.closeIdleConnections(), idleMs);
  // The HTTP server's own `close` would also close idle connections on which a request may be arriving.
  await new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
  clearTimeout(idle);
  clearTimeout(forceClose);
}

/** Waits for an idle turn of the event loop, since connections that are not accepted yet would be reset. */
async function idleTurn(tries = 1000): Promise<void> {
  const started = performance.now();
  await turn();
  if (performance.now() - started >= 1 && tries > 0) await idleTurn(tries - 1);
}

const maxAddressLength = 12_000;
/** Maximum number of headers. The web app sends about ten. */
const maxHeaders = 100;
/** Maximum number of pipelined requests. The web app sends none. */
const maxPipelined = 16;

interface HttpLimits {
  headersTimeoutMs: number;
  /** Maximum time without a byte in either direction. A response may take 600 s (docs/platform-api.md, "Time"). */
  idleTimeoutMs: number;
  /** Minimum rate at which a client reads a response. */
  reading: Partial<RateLimits>;
}

const defaults: HttpLimits = { headersTimeoutMs: 10_000, idleTimeoutMs: 600_000, reading: {} };

/** Longer than a file of 25 MiB at the minimum rate (minimum-rate.ts), which ends slower ones. */
const maxRequestMs = 1_800_000;

/** Maximum time for reading the rest of a body after a response. */
const lingerMs = 10_000;

/** Status codes for Node.js parser errors; all others are 400. */
const statusByErrorCode: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

interface Connection {
  /** Response to the request in progress. */
  response: ServerResponse;
  /** Pipelined requests. */
  waiting: (() => void)[];
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * An HTTP/1.1 server that handles one request of a connection at a time, so that pipelined requests and unread responses use the
 * memory of at most one response. Ambiguous and oversized requests are refused.
 */
function createStrictServer(listener: Listener, log: Log, limits: Partial<HttpLimits> = {}): Server {
  const { headersTimeoutMs, idleTimeoutMs, reading } = { ...defaults, ...limits };
  /** Connections with a request in progress. */
  const connections = new WeakMap<Socket, Connection>();

  const recordRefusal = (status: string, reason: string) => {
    metrics.httpRefused.inc({ status });
    log.info({ status, reason }, 'a connection’s request was refused');
  };

  function reject(socket: Socket, status: number, reason: string): void {
    recordRefusal(String(status), reason);
    // A response that has started cannot be followed by another.
    if (!socket.writable || connections.get(socket)?.response.headersSent) return void socket.destroy();
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'Connection: close', 'Content-Length: 0', '', ''];
    socket.end(head.join('\r\n'));
  }

  function handle(request: IncomingMessage, response: ServerResponse, waiting: Connection['waiting']): void {
    const { socket } = request;
    connections.set(socket, { response, waiting });
    response.once('close', () => {
      const next = waiting.shift();
      if (next && !socket.destroyed) next();
      else connections.delete(socket);
    });
    drainBody(request, response);
    const issue = findRequestIssue(request);
    if (!issue) return listener(request, response);
    recordRefusal(String(issue.status), issue.reason);
    response.writeHead(issue.status, { Connection: 'close', 'Content-Length': 0 }).end();
  }

  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: maxRequestMs,
      connectionsCheckingInterval: Math.min(headersTimeoutMs, 2_000),
    },
    (request, response) => {
      const waiting = connections.get(request.socket)?.waiting;
      // Queued after a response of Node's own, such as 400 without Host, which may close the connection.
      if (!waiting && !response.socket) return void response.once('socket', () => handle(request, response, []));
      if (!waiting) return handle(request, response, []);
      if (waiting.length < maxPipelined) return void waiting.push(() => handle(request, response, waiting));
      recordRefusal('closed', 'too many requests in advance');
      request.socket.destroy();
    },
  );
  // No limit, so that the count can be checked: Node.js would silently drop the headers beyond it.
  server.maxHeadersCount = 0;
  server.timeout = idleTimeoutMs;
  closeSlowReaders(server, { ...reading, onClosed: () => recordRefusal('closed', 'a response was taken too slowly') });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // The client has closed the connection.
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return void socket.destroy();
    reject(socket, statusByErrorCode[error.code ?? ''] ?? 400, error.code ?? 'no request');
  });
  server.on('connect', (_request, socket: Socket) => {
    // Node removes its own listeners and timeouts from this socket.
    socket.on('error', () => undefined);
    reject(socket, 405, 'a tunnel');
    socket.destroySoon();
  });
  return server;
}

/**
 * Reads the rest of a body after the response has been sent. Otherwise a client that is still sending would lose the connection before it
 * reads the response (RFC 9112 9.6).
 */
function drainBody(request: IncomingMessage, response: ServerResponse): void {
  response.once('prefinish', () => {
    if (request.complete) return;
    const { socket } = request;
    const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
    const { destroySoon } = socket;
    let isLast = false;
    // Node calls it after a response that ends the connection.
    socket.destroySoon = () => {
      isLast = true;
      socket.end();
    };
    request.resume().once('end', () => {
      clearTimeout(timer);
      socket.destroySoon = destroySoon;
      if (isLast) socket.destroy();
    });
  });
}

function findRequestIssue({
  httpVersion,
  url = '',
  rawHeaders,
}: IncomingMessage): { status: number; reason: string } | undefined {
  const names = rawHeaders.filter((_text, index) => index % 2 === 0);
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return { status: 400, reason: 'another version' };
  if (names.length > maxHeaders) return { status: 431, reason: 'too many headers' };
  if (url.length > maxAddressLength) return { status: 414, reason: 'too long an address' };
  if (!url.startsWith('/')) return { status: 400, reason: 'no path' };
  if (names.filter((name) => name.toLowerCase() === 'host').length > 1) return { status: 400, reason: 'two hosts' };
  return undefined;
}

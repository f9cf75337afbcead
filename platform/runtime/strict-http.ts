import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from './log.ts';
import { metrics } from './metrics.ts';

const maxAddressLength = 12_000;
/** The web app sends about ten. */
const maxHeaders = 100;
/** Requests that wait for the answer to the one before them. The web app sends none in advance. */
const maxWaiting = 16;

export interface HttpTimeouts {
  headersTimeoutMs: number;
  /** Without a byte in either direction. An answer may take 600 s (docs/platform-api.md, "Time"). */
  idleTimeoutMs: number;
}

const defaults: HttpTimeouts = { headersTimeoutMs: 10_000, idleTimeoutMs: 600_000 };

/** What Node.js finds wrong with a request before it is one; all else is 400. */
const statusesOfErrors: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

interface Connection {
  /** Of the request in work. */
  response: ServerResponse;
  /** Requests that came behind it. */
  waiting: (() => void)[];
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * An HTTP/1.1 server that works at one request of a connection at a time, so that neither requests sent in advance nor answers that
 * nobody reads take more than one answer's memory. Requests that could mean two things, or are larger than any of ours, are refused.
 */
export function createStrictServer(listener: Listener, log: Log, timeouts: Partial<HttpTimeouts> = {}): Server {
  const { headersTimeoutMs, idleTimeoutMs } = { ...defaults, ...timeouts };
  /** Those with a request in work. */
  const connections = new WeakMap<Socket, Connection>();

  const note = (status: string, reason: string) => {
    metrics.httpRefused.inc({ status });
    log.info({ status, reason }, 'a connection’s request was refused');
  };

  function reject(socket: Socket, status: number, reason: string): void {
    note(String(status), reason);
    // An answer that has begun cannot be followed by another.
    if (!socket.writable || connections.get(socket)?.response.headersSent) return void socket.destroy();
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'Connection: close', 'Content-Length: 0', '', ''];
    socket.end(head.join('\r\n'));
  }

  function work(request: IncomingMessage, response: ServerResponse, waiting: Connection['waiting']): void {
    const { socket } = request;
    connections.set(socket, { response, waiting });
    response.once('close', () => {
      const next = waiting.shift();
      if (next && !socket.destroyed) next();
      else connections.delete(socket);
    });
    const reason = requestErrorOf(request);
    if (!reason) return listener(request, response);
    note(String(reason.status), reason.what);
    response.writeHead(reason.status, { Connection: 'close', 'Content-Length': 0 }).end();
  }

  const server = createServer(
    { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: Math.min(headersTimeoutMs, 2_000) },
    (request, response) => {
      const waiting = connections.get(request.socket)?.waiting;
      if (!waiting) return work(request, response, []);
      if (waiting.length < maxWaiting) return void waiting.push(() => work(request, response, waiting));
      note('closed', 'too many requests in advance');
      request.socket.destroy();
    },
  );
  // All are seen, so that their number can be checked: Node.js would leave out those beyond.
  server.maxHeadersCount = 0;
  server.timeout = idleTimeoutMs;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // It has gone.
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return void socket.destroy();
    reject(socket, statusesOfErrors[error.code ?? ''] ?? 400, error.code ?? 'no request');
  });
  server.on('connect', (_request, socket: Socket) => reject(socket, 405, 'a tunnel'));
  return server;
}

function requestErrorOf({
  httpVersion,
  url = '',
  rawHeaders,
}: IncomingMessage): { status: number; what: string } | undefined {
  const names = rawHeaders.filter((_text, index) => index % 2 === 0);
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return { status: 400, what: 'another version' };
  if (names.length > maxHeaders) return { status: 431, what: 'too many headers' };
  if (url.length > maxAddressLength) return { status: 414, what: 'too long an address' };
  if (!url.startsWith('/')) return { status: 400, what: 'no path' };
  if (names.filter((name) => name.toLowerCase() === 'host').length > 1) return { status: 400, what: 'two hosts' };
  return undefined;
}

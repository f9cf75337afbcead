import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from './log.ts';
import { metrics } from './metrics.ts';

const maxAddressLength = 12_000;
/** The web app sends about ten. */
const maxHeaders = 100;
/** Maximum number of pipelined requests. The web app sends none. */
const maxPipelined = 16;

export interface HttpTimeouts {
  headersTimeoutMs: number;
  /** Without a byte in either direction. A response may take 600 s (docs/platform-api.md, "Time"). */
  idleTimeoutMs: number;
}

const defaults: HttpTimeouts = { headersTimeoutMs: 10_000, idleTimeoutMs: 600_000 };

/** Status codes for Node.js parser errors; all others are 400. */
const statusByErrorCode: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

interface Connection {
  /** Of the request in progress. */
  response: ServerResponse;
  /** Pipelined requests. */
  waiting: (() => void)[];
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * An HTTP/1.1 server that handles one request of a connection at a time, so that pipelined requests and unread responses use the
 * memory of at most one response. Ambiguous and oversized requests are refused.
 */
export function createStrictServer(listener: Listener, log: Log, timeouts: Partial<HttpTimeouts> = {}): Server {
  const { headersTimeoutMs, idleTimeoutMs } = { ...defaults, ...timeouts };
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
    const issue = findRequestIssue(request);
    if (!issue) return listener(request, response);
    recordRefusal(String(issue.status), issue.reason);
    response.writeHead(issue.status, { Connection: 'close', 'Content-Length': 0 }).end();
  }

  const server = createServer(
    { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: Math.min(headersTimeoutMs, 2_000) },
    (request, response) => {
      const waiting = connections.get(request.socket)?.waiting;
      if (!waiting) return handle(request, response, []);
      if (waiting.length < maxPipelined) return void waiting.push(() => handle(request, response, waiting));
      recordRefusal('closed', 'too many requests in advance');
      request.socket.destroy();
    },
  );
  // No limit, so that the count can be checked: Node.js would silently drop the headers beyond it.
  server.maxHeadersCount = 0;
  server.timeout = idleTimeoutMs;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // The client has closed the connection.
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return void socket.destroy();
    reject(socket, statusByErrorCode[error.code ?? ''] ?? 400, error.code ?? 'no request');
  });
  server.on('connect', (_request, socket: Socket) => reject(socket, 405, 'a tunnel'));
  return server;
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

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** The requests of a connection that wait for the response before them. */
interface Backlog {
  exchanges: Exchange[];
  /** No more requests are read: the connection is closed after the last response. */
  isClosing: boolean;
}

interface ConnectionsOptions {
  /** A name for the client that sent a request. */
  clientOf: (request: IncomingMessage) => string;
  /** How many requests may wait on a connection; with one more it is closed after the responses to those. */
  maxWaiting?: number;
  /** Called once for a connection that is closed so. */
  onRefused?: () => void;
}

/**
 * The order in which requests are handled. Requests of one connection are handled one at a time, in the order in which they
 * arrive (RFC 9112 §9.3.2), so that a client that sends many requests and reads nothing has one response in memory; browsers
 * and proxies send no request before the response to the last one. Of each client one request is handled in a turn of the event
 * loop, so that other clients' requests come between.
 */
export class Connections {
  readonly #clientOf: (request: IncomingMessage) => string;
  readonly #maxWaiting: number;
  readonly #onRefused: () => void;
  /** Waiting requests by connection; a connection without a running request has no entry. */
  readonly #backlogs = new WeakMap<Socket, Backlog>();
  /** Requests that wait for a turn of the event loop, by client; an empty list means that a request was handled in this turn. */
  readonly #ready = new Map<string, Exchange[]>();

  constructor(
    private readonly handle: (request: IncomingMessage, response: ServerResponse) => void,
    { clientOf, maxWaiting = 24, onRefused = () => {} }: ConnectionsOptions,
  ) {
    this.#clientOf = clientOf;
    this.#maxWaiting = maxWaiting;
    this.#onRefused = onRefused;
  }

  /**
   * Listener of the server's event `connection`: stops the parser when too many requests wait. Node parses all that it has read
   * from a connection, 64 KB with thousands of requests, in one turn of the event loop; its parser stops when `onIncoming`
   * returns 2, which it takes for an upgrade.
   */
  watch(socket: Socket): void {
    const parser = parserOf(socket);
    const onIncoming = parser?.onIncoming;
    if (!parser || !onIncoming) return;
    parser.onIncoming = (...args) => {
      const backlog = this.#backlogs.get(socket);
      if (!backlog || this.#hasRoom(backlog)) return onIncoming(...args);
      this.#close(backlog);
      return 2;
    };
  }

  /** Listener of the server's event `request`. */
  accept(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const backlog = this.#backlogs.get(socket);
    if (!backlog) {
      this.#backlogs.set(socket, { exchanges: [], isClosing: false });
      this.#start(socket, { request, response });
    } else if (this.#hasRoom(backlog)) backlog.exchanges.push({ request, response });
    else this.#close(backlog);
  }

  #hasRoom = ({ exchanges, isClosing }: Backlog) => !isClosing && exchanges.length < this.#maxWaiting;

  /** The last request that waits is the last one that gets a response. */
  #close(backlog: Backlog): void {
    if (backlog.isClosing) return;
    backlog.isClosing = true;
    const last = backlog.exchanges.at(-1);
    if (last) last.response.shouldKeepAlive = false;
    this.#onRefused();
  }

  #start(socket: Socket, exchange: Exchange): void {
    const { request, response } = exchange;
    // A response after one that closes the connection, such as Node's own 400, never gets its socket and is never closed.
    if (!response.socket) return void response.once('socket', () => setImmediate(() => this.#start(socket, exchange)));
    response.once('close', () => this.#next(socket));
    const client = this.#clientOf(request);
    const ready = this.#ready.get(client);
    if (ready) return void ready.push(exchange);
    if (this.#ready.size === 0) setImmediate(() => this.#nextTurn());
    this.#ready.set(client, []);
    this.handle(request, response);
  }

  #next(socket: Socket): void {
    const next = socket.destroyed ? undefined : this.#backlogs.get(socket)?.exchanges.shift();
    if (next) this.#start(socket, next);
    else this.#backlogs.delete(socket);
  }

  #nextTurn(): void {
    for (const [client, ready] of this.#ready) {
      const next = ready.shift();
      if (!next) this.#ready.delete(client);
      else if (!next.response.closed) this.handle(next.request, next.response);
    }
    if (this.#ready.size > 0) setImmediate(() => this.#nextTurn());
  }
}

/** The HTTP parser of a connection, which Node's types do not have. */
interface Parser {
  onIncoming?: (...args: unknown[]) => unknown;
}

const parserOf = (socket: Socket & { parser?: Parser | null }): Parser | null | undefined => socket.parser;

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

/**
 * The order in which requests are handled. Those of one connection one at a time, as they came (RFC 9112 §9.3.2), so that a
 * client that sends many and reads nothing has one answer in memory; browsers and proxies do not send a request before the
 * answer to the last one. Those of one client one in each turn of the event loop, so that other clients' come between.
 */
export class Connections {
  #maxWaiting;
  #handle;
  #clientOf;
  #onRefused;
  /** Requests that wait for an answer to the one before, by the connection that they came on. */
  #waiting = new WeakMap();
  /** Requests that wait for a turn of the event loop, by client; a client without any had one handled in this turn. */
  #ready = new Map();

  /**
   * @param {(request: IncomingMessage, response: ServerResponse) => void} handle
   * @param {{clientOf: (request: IncomingMessage) => string, maxWaiting?: number, onRefused?: () => void}} options
   *   `maxWaiting` requests wait on a connection; it is closed after the answers to those when more come
   */
  constructor(handle, { clientOf, maxWaiting = 24, onRefused = () => {} }) {
    this.#handle = handle;
    this.#clientOf = clientOf;
    this.#maxWaiting = maxWaiting;
    this.#onRefused = onRefused;
  }

  /**
   * For the server's event `connection`: requests that nobody will handle are not parsed. Node parses all that it has read,
   * 64 KB and thousands of requests, in one turn of the event loop; its parser stops where `onIncoming` returns 2, which it
   * takes for an upgrade.
   * @param {import('node:net').Socket} socket
   */
  watch(socket) {
    const { parser } = socket;
    const onIncoming = parser?.onIncoming;
    if (!onIncoming) return;
    parser.onIncoming = (...given) => {
      const waiting = this.#waiting.get(socket);
      if (!waiting || waiting.length < this.#maxWaiting) return onIncoming(...given);
      this.#close(waiting);
      return 2;
    };
  }

  /** @param {IncomingMessage} request @param {ServerResponse} response */
  accept(request, response) {
    const { socket } = request;
    const waiting = this.#waiting.get(socket);
    if (!waiting) {
      this.#waiting.set(socket, []);
      this.#start(socket, request, response);
    } else if (waiting.length < this.#maxWaiting) waiting.push({ request, response });
    else this.#close(waiting);
  }

  /** The last request that waits is the last that is answered. */
  #close(waiting) {
    if (waiting.isClosing) return;
    waiting.isClosing = true;
    waiting.at(-1).response.shouldKeepAlive = false;
    this.#onRefused();
  }

  #start(socket, request, response) {
    response.once('close', () => this.#next(socket));
    const client = this.#clientOf(request);
    const ready = this.#ready.get(client);
    if (ready) return void ready.push({ request, response });
    if (this.#ready.size === 0) setImmediate(() => this.#nextTurn());
    this.#ready.set(client, []);
    this.#handle(request, response);
  }

  #next(socket) {
    const waiting = this.#waiting.get(socket);
    const next = socket.destroyed ? undefined : waiting.shift();
    if (next) this.#start(socket, next.request, next.response);
    else this.#waiting.delete(socket);
  }

  #nextTurn() {
    for (const [client, ready] of this.#ready) {
      const next = ready.shift();
      if (!next) this.#ready.delete(client);
      else if (!next.response.closed) this.#handle(next.request, next.response);
    }
    if (this.#ready.size > 0) setImmediate(() => this.#nextTurn());
  }
}

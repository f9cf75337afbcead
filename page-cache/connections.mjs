/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

/**
 * Requests of one connection are handled one at a time, in their order (RFC 9112 §9.3.2), so that a client that sends many
 * and reads nothing has one answer in memory. Browsers and proxies do not send a request before the answer to the last one.
 */
export class Connections {
  #maxWaiting;
  #handle;
  #onRefused;
  /** Requests that wait, by the connection that they came on. */
  #waiting = new WeakMap();
  /** Connections whose next request may be handled; one in each turn of the event loop, so that new requests come between. */
  #ready = [];

  /**
   * @param {(request: IncomingMessage, response: ServerResponse) => void} handle
   * @param {{maxWaiting?: number, onRefused?: () => void}} [options] `maxWaiting` requests wait on a connection; it is
   *   closed after the answers to those when more come
   */
  constructor(handle, { maxWaiting = 24, onRefused = () => {} } = {}) {
    this.#handle = handle;
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
    this.#handle(request, response);
  }

  #next(socket) {
    if (socket.destroyed || this.#waiting.get(socket).length === 0) {
      this.#waiting.delete(socket);
      return;
    }
    this.#ready.push(socket);
    if (this.#ready.length === 1) setImmediate(() => this.#startReady());
  }

  #startReady() {
    const socket = this.#ready.shift();
    if (this.#ready.length > 0) setImmediate(() => this.#startReady());
    const waiting = this.#waiting.get(socket);
    if (socket.destroyed) this.#waiting.delete(socket);
    else {
      const { request, response } = waiting.shift();
      this.#start(socket, request, response);
    }
  }
}

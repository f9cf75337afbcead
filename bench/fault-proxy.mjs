import { createServer, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

const sliceMs = 100;

/**
 * A proxy between web app and platform that injects the faults of a network or a broken platform into responses.
 * @typedef {object} Fault the injected faults, combined; none when empty
 * @property {boolean} [refuses] no connection is accepted
 * @property {boolean} [resets] every request ends with a reset
 * @property {boolean} [hangs] requests are accepted and never answered
 * @property {number} [status] the status of all responses, without a body
 * @property {number} [delayMs] before a response begins
 * @property {number} [jitterMs] maximum random addition to the delay
 * @property {number} [bytesPerSecond] of a body
 * @property {boolean} [isCut] the connection ends in the middle of each body
 *
 * @typedef {object} Call a request of the web app
 * @property {string} method
 * @property {string} path with its query
 * @property {Promise<void>} closed resolves when the response is complete or the connection is closed
 *
 * @param {string} platformUrl
 */
export async function startFaultProxy(platformUrl) {
  /** @type {Fault} */
  let fault = {};
  /** @type {Call[]} */
  const calls = [];

  /** @type {import('node:http').RequestListener} */
  async function pass(request, response) {
    const closed = new Promise((resolve) => response.once('close', resolve));
    calls.push({ method: request.method, path: request.url, closed });
    const { resets, hangs, status, delayMs = 0, jitterMs = 0, bytesPerSecond, isCut } = fault;
    if (resets) return request.socket.resetAndDestroy();
    if (hangs) return;
    if (status) return response.writeHead(status).end();
    const { head, body } = await scriptedResponseOf(request);
    await pause(delayMs + Math.random() * jitterMs);
    response.writeHead(head.statusCode, head.rawHeaders);
    const sent = isCut ? body.subarray(0, body.length / 2) : body;
    const slice = bytesPerSecond ? Math.ceil((bytesPerSecond * sliceMs) / 1000) : Infinity;
    for (let offset = 0; offset < sent.length && !response.destroyed; offset += slice) {
      if (offset > 0) await pause(sliceMs);
      response.write(sent.subarray(offset, offset + slice));
    }
    // Flushes written data first.
    if (isCut) response.write('', () => response.destroy());
    else response.end();
  }

  const scriptedResponseOf = (request) =>
    new Promise((resolve, reject) => {
      const { method, url: path, headers } = request;
      const { hostname, port } = new URL(platformUrl);
      const call = send({ hostname, port, path, method, headers }, (head) =>
        buffer(head).then((body) => resolve({ head, body }), reject),
      );
      request.pipe(call.on('error', reject));
    });

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  const listen = (port) => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address();

  return {
    url: `http://127.0.0.1:${port}`,
    /** All calls since the start or the last reset. */
    calls,
    /** Replaces the injected faults. @param {Fault} next */
    async fail(next) {
      if (next.refuses && server.listening) await close();
      if (!next.refuses && !server.listening) await listen(port);
      fault = next;
    },
    /** Removes all faults. */
    heal() {
      return this.fail({});
    },
    close,
  };
}

// Clients that send or read as slowly as possible, on separate connections from many addresses of 127.0.0.0/8.
import { connect } from 'node:net';

/** Addresses of one network: `addressesOf(3, 2)` are 127.0.3.1 and 127.0.3.2. */
export const addressesOf = (network, count) =>
  Array.from({ length: count }, (_, index) => `127.0.${network}.${index + 1}`);

export const headOf = (method, path, headers = {}) =>
  [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries({ host: 'a', ...headers }).map((pair) => pair.join(': ')),
    '',
    '',
  ].join('\r\n');

const statusIn = (text) => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);

/**
 * Opens `perAddress` connections from each address. Each sends `first`, then `byte` again and again; `reads`: false for a client that
 * does not read its response.
 */
export function openSlowly({ origin, addresses, perAddress, first, byte = null, everyMs = 5_000, reads = true }) {
  const { hostname, port } = new URL(origin);
  const statuses = {};
  const open = new Set();
  const sockets = addresses.flatMap((localAddress) =>
    Array.from({ length: perAddress }, () => {
      const socket = connect({ host: hostname, port: Number(port), localAddress });
      socket.on('connect', () => open.add(socket) && socket.write(first));
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
      if (!reads) return socket.pause();
      return socket.once('data', (data) => {
        const status = statusIn(String(data));
        statuses[status] = (statuses[status] ?? 0) + 1;
      });
    }),
  );
  const timer = byte === null ? null : setInterval(() => open.forEach((socket) => socket.write(byte)), everyMs);
  return {
    openCount: () => open.size,
    statuses,
    close() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Sends a request in parts as they are; resolves to the status of the response, 0 for none within `timeoutMs`. */
export function sendParts(origin, parts, timeoutMs = 30_000) {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    const done = (status) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(status);
    };
    const timer = setTimeout(done, timeoutMs, 0);
    socket.on('error', () => undefined).on('close', () => done(0));
    socket.once('data', (data) => done(statusIn(String(data))));
    for (const part of parts) socket.write(part);
  });
}

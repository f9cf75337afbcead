import { readlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server, Socket } from 'node:net';

/** The slowest transfer that is let go on. */
interface RateLimits {
  bytesPerSecond: number;
  /** Time before which a transfer is not too slow. */
  graceMs: number;
  /** A transfer that was fast may pause for at most this time. */
  maxPauseMs: number;
  /** How often it is checked. */
  everyMs: number;
}

/** 128 kbit/s. */
const defaultRate: RateLimits = { bytesPerSecond: 16 * 1024, graceMs: 10_000, maxPauseMs: 30_000, everyMs: 2_000 };

/** Whether a transfer is fast enough. Each byte gives it the time in which that byte has to come. */
export class MinimumRate {
  readonly #limits: RateLimits;
  #bytes: number;
  #checkedAt: number;
  /** Duration of the transfer so far, and the duration up to which it may continue. */
  #ms = 0;
  #maxMs: number;

  /** @param bytes that were transferred before */
  constructor(limits: RateLimits = defaultRate, bytes = 0, now = performance.now()) {
    this.#limits = limits;
    this.#bytes = bytes;
    this.#checkedAt = now;
    this.#maxMs = limits.graceMs;
  }

  /** @param bytes transferred so far */
  isMet(bytes: number, now = performance.now()): boolean {
    const { bytesPerSecond, maxPauseMs, everyMs } = this.#limits;
    // Time in which this process did not run is not charged to the client.
    this.#ms += Math.min(now - this.#checkedAt, 2 * everyMs);
    this.#checkedAt = now;
    const gainedMs = (Math.max(0, bytes - this.#bytes) / bytesPerSecond) * 1_000;
    this.#bytes = Math.max(bytes, this.#bytes);
    this.#maxMs = Math.min(this.#maxMs + gainedMs, this.#ms + maxPauseMs);
    return this.#ms <= this.#maxMs;
  }
}

/** The handle of a connection, which Node's types do not have. */
interface Handle {
  fd: number;
  /** Bytes that were passed to libuv, and those of them that the system has not accepted. */
  bytesWritten: number;
  writeQueueSize: number;
}

const handleOf = (socket: Socket & { _handle?: Handle | null }): Handle | null | undefined => socket._handle;

interface SlowReaderOptions extends Partial<RateLimits> {
  /** Called for each connection that is closed for this reason. */
  onClosed: () => void;
}

/**
 * Closes connections of a server whose clients take a response too slowly (reliability E4): their unsent bytes occupy memory.
 * The time in which there is nothing to send does not count.
 */
export function closeSlowReaders(server: Server, { onClosed, ...rateLimits }: SlowReaderOptions): void {
  const limits = { ...defaultRate, ...rateLimits };
  const sockets = new Set<Socket>();
  /** The rates of the connections that have unsent bytes. */
  const rates = new Map<Socket, MinimumRate>();

  const check = async () => {
    for (const socket of rates.keys()) if (socket.writableLength === 0) rates.delete(socket);
    const waiting = [...sockets].flatMap((socket) => {
      const handle = socket.writableLength > 0 ? handleOf(socket) : null;
      return handle ? [{ socket, inode: inodeOf(handle), written: handle.bytesWritten - handle.writeQueueSize }] : [];
    });
    if (waiting.length === 0) return;
    const undelivered = await undeliveredBytes();
    for (const { socket, inode, written } of waiting) {
      const deliveredBytes = written - (undelivered.get(inode) ?? 0);
      const rate = rates.get(socket);
      if (socket.destroyed) continue;
      if (!rate) rates.set(socket, new MinimumRate(limits, deliveredBytes));
      else if (!rate.isMet(deliveredBytes)) {
        onClosed();
        // Also drops what the system keeps for the connection.
        socket.resetAndDestroy();
      }
    }
  };
  let checked: Promise<void> | undefined;
  const timer = setInterval(() => {
    checked ??= check().finally(() => (checked = undefined));
  }, limits.everyMs).unref();

  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      rates.delete(socket);
    });
  });
  server.once('close', () => clearInterval(timer));
}

/**
 * Bytes that the system has accepted and the client's has not, by the inode of the socket (Linux, proc(5)): on a fast network these are
 * megabytes. Elsewhere they count as taken.
 */
async function undeliveredBytes(): Promise<Map<string, number>> {
  const tables = await Promise.all(
    ['/proc/self/net/tcp', '/proc/self/net/tcp6'].map((path) => readFile(path, 'latin1').catch(() => '')),
  );
  const rows = tables.flatMap((table) => table.split('\n').map((line) => line.trim().split(/\s+/)));
  // sl, local_address, rem_address, st, tx_queue:rx_queue, tr:tm->when, retrnsmt, uid, timeout, inode
  return new Map(rows.map((fields) => [fields[9] ?? '', Number.parseInt(fields[4] ?? '', 16)]));
}

function inodeOf({ fd }: Handle): string {
  try {
    return /\d+/.exec(readlinkSync(`/proc/self/fd/${fd}`))?.[0] ?? '';
  } catch {
    return '';
  }
}

import { readlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server, Socket } from 'node:net';
import { defaultRate, MinimumRate, type RateLimits } from './minimum-rate.ts';

/** The handle of a connection, which Node's types lack. */
interface Handle {
  fd: number;
  /** Bytes that were passed to libuv, and bytes of these that the system has not accepted yet. */
  bytesWritten: number;
  writeQueueSize: number;
}

const handleOf = (socket: Socket & { _handle?: Handle | null }): Handle | null | undefined => socket._handle;

interface SlowReaderOptions extends Partial<RateLimits> {
  /** Called for each closed connection. */
  onClosed: () => void;
}

/**
 * Closes connections whose clients read a response too slowly (reliability E4), since unsent data is kept in memory. Time in which there is
 * nothing to send does not count.
 */
export function closeSlowReaders(server: Server, { onClosed, ...rateLimits }: SlowReaderOptions): void {
  const limits = { ...defaultRate, ...rateLimits };
  const sockets = new Set<Socket>();
  /** Rates of connections with unsent data. */
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
      const taken = written - (undelivered.get(inode) ?? 0);
      const rate = rates.get(socket);
      if (socket.destroyed) continue;
      if (!rate) rates.set(socket, new MinimumRate(limits, taken));
      else if (!rate.isMet(taken)) {
        onClosed();
        // Also discards the system's buffers of the connection.
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
 * Bytes by socket inode that this system has accepted and the client's has not acknowledged (Linux, proc(5)): megabytes on a fast network. On
 * other systems they count as received.
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

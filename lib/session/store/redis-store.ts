import 'server-only';
import { createHash } from 'node:crypto';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { SessionStore } from '@/lib/session/store/session-store';

/** Maximum wait of a request for Redis, a new connection included. */
const timeoutMs = 1_000;
/** Pause after a failure. Longer than `timeoutMs`, so that all waiting commands have timed out by then. */
const reconnectDelayMs = 2_000;

/** Deletes a lock only for its owner, atomically: between a read and a delete the lock may expire and get another owner. */
const compareAndDelete = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

const nameOf = (key: string) => `dossier:session:${createHash('sha256').update(key).digest('hex')}`;
const expirationOf = (value: number) => ({ type: 'PX', value }) as const;

async function connect(url: string, onLost: () => void) {
  const { createClient } = await import('redis');
  const socket = { connectTimeout: timeoutMs, reconnectStrategy: false } as const;
  const client = createClient({ url, socket, disableOfflineQueue: true, maintNotifications: 'disabled' });
  client.on('error', onLost);
  return { client, ready: client.connect() };
}
type Client = Awaited<ReturnType<typeof connect>>['client'];
type Command<T> = (client: Client) => Promise<T>;

function open(url: string, onLost: () => void) {
  const opened = connect(url, onLost);
  return {
    run: async <T>(command: Command<T>) => {
      const { client, ready } = await opened;
      await ready;
      return command(client);
    },
    destroy: () => void opened.then(({ client }) => client.destroy()).catch(() => undefined),
  };
}
type Connection = ReturnType<typeof open>;

/**
 * A store for web apps on several hosts, in Redis or Valkey. It connects with the first command, and again after the connection
 * was lost. A command without a reply in time rejects.
 */
export function redisStore(url: string): SessionStore {
  let connection: Connection | null = null;
  let pausedUntil = 0;

  function connected(): Connection {
    const known = (connection ??= open(url, () => disconnect(known)));
    return known;
  }

  function disconnect(lost: Connection): void {
    if (connection === lost) connection = null;
    lost.destroy();
  }

  async function runCommand<T>(command: Command<T>): Promise<T> {
    if (Date.now() < pausedUntil) throw new Error('Redis failed a moment ago');
    const pending = connected();
    const settled = new AbortController();
    try {
      return await Promise.race([pending.run(command), rejectAfterTimeout(settled.signal)]);
    } catch (error) {
      pausedUntil = Date.now() + reconnectDelayMs;
      disconnect(pending);
      throw error;
    } finally {
      settled.abort();
    }
  }

  return {
    get: (key) => runCommand((client) => client.get(nameOf(key))),
    set: (key, value, ttlMs) =>
      runCommand(async (client) => void (await client.set(nameOf(key), value, { expiration: expirationOf(ttlMs) }))),
    lock: (key, owner, ttlMs) =>
      runCommand(async (client) => {
        const options = { condition: 'NX', expiration: expirationOf(ttlMs) } as const;
        return (await client.set(nameOf(key), owner, options)) === 'OK';
      }),
    unlock: (key, owner) =>
      runCommand(
        async (client) => void (await client.eval(compareAndDelete, { keys: [nameOf(key)], arguments: [owner] })),
      ),
  };
}

async function rejectAfterTimeout(signal: AbortSignal): Promise<never> {
  await sleep(timeoutMs, null, { signal });
  // In a busy process the reply may have arrived without being read: one turn of the event loop reads it.
  await turn(null, { signal });
  throw new Error(`Redis did not reply within ${timeoutMs} ms`);
}

import 'server-only';
import { createHash } from 'node:crypto';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'redis';
import type { SessionStore } from '@/lib/session/store/session-store';

/** So long a request waits for Redis, a new connection included. */
const timeoutMs = 1_000;
/** After a failure Redis is left alone so long: longer than the patience, so that all who waited have given up by then. */
const reconnectDelayMs = 2_000;

/** Frees a lock only for who has it: between reading and deleting, its time may end and another may take it. */
const compareAndDelete = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

const nameOf = (key: string) => `dossier:session:${createHash('sha256').update(key).digest('hex')}`;
const during = (value: number) => ({ type: 'PX', value }) as const;

function open(url: string, onLost: () => void) {
  const socket = { connectTimeout: timeoutMs, reconnectStrategy: false } as const;
  const client = createClient({ url, socket, disableOfflineQueue: true, maintNotifications: 'disabled' });
  client.on('error', onLost);
  const ready = client.connect();
  return { client, run: <T>(command: (on: typeof client) => Promise<T>) => ready.then(() => command(client)) };
}
type Connection = ReturnType<typeof open>;
type Command<T> = (client: Connection['client']) => Promise<T>;

/**
 * A store for web apps on several hosts, in Redis or Valkey. It connects when it is first asked, and anew when the connection
 * was lost. What Redis does not answer in time is rejected.
 */
export function redisStore(url: string): SessionStore {
  let connection: Connection | null = null;
  let pausedUntil = 0;

  function connected(): Connection {
    const known = (connection ??= open(url, () => leave(known)));
    return known;
  }

  function leave(lost: Connection): void {
    if (connection === lost) connection = null;
    lost.client.destroy();
  }

  async function runCommand<T>(command: Command<T>): Promise<T> {
    if (Date.now() < pausedUntil) throw new Error('Redis failed a moment ago');
    const pending = connected();
    const settled = new AbortController();
    try {
      return await Promise.race([pending.run(command), tooLate(settled.signal)]);
    } catch (error) {
      pausedUntil = Date.now() + reconnectDelayMs;
      leave(pending);
      throw error;
    } finally {
      settled.abort();
    }
  }

  return {
    get: (key) => runCommand((client) => client.get(nameOf(key))),
    set: (key, value, ttlMs) =>
      runCommand(async (client) => void (await client.set(nameOf(key), value, { expiration: during(ttlMs) }))),
    lock: (key, owner, ttlMs) =>
      runCommand(async (client) => {
        const options = { condition: 'NX', expiration: during(ttlMs) } as const;
        return (await client.set(nameOf(key), owner, options)) === 'OK';
      }),
    unlock: (key, owner) =>
      runCommand(
        async (client) => void (await client.eval(compareAndDelete, { keys: [nameOf(key)], arguments: [owner] })),
      ),
  };
}

async function tooLate(signal: AbortSignal): Promise<never> {
  await sleep(timeoutMs, null, { signal });
  // In a busy process the answer may have come and only not been read yet: a turn of the event loop reads first.
  await turn(null, { signal });
  throw new Error(`Redis did not answer within ${timeoutMs} ms`);
}

import 'server-only';
import { createClient } from 'redis';
import { z } from 'zod';
import { env } from '@/lib/settings/env';
import { log } from '@/lib/observability/log';

const channel = 'dossier:purge';
const timeoutMs = 1_000;
const message = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.int().positive()));

/**
 * Hears of the products that changed from every web app with the same Redis, this one included; without REDIS_URL there is
 * nothing to hear. What is said while the connection is lost is missed: what is kept then ends by its age.
 */
export function onPurge(purge: (ids: number[]) => void): void {
  const { REDIS_URL } = env();
  if (!REDIS_URL) return;
  const client = createClient({ url: REDIS_URL, socket: { connectTimeout: timeoutMs } });
  client.on('error', (error: unknown) => log().warn({ err: error }, 'purges of other web apps are not heard'));
  client.on('ready', () => log().info('purges of other web apps are heard'));
  void client
    .connect()
    .then(() => client.subscribe(channel, (text) => purge(message.parse(text))))
    .catch((error: unknown) => log().warn({ err: error }, 'purges of other web apps are not heard'));
}

/** Tells the web apps with the same Redis. @throws Error when Redis cannot be told within a second */
export async function publishPurge(ids: readonly number[]): Promise<void> {
  const { REDIS_URL } = env();
  if (!REDIS_URL) return;
  const socket = { connectTimeout: timeoutMs, reconnectStrategy: false } as const;
  const client = createClient({ url: REDIS_URL, socket, commandOptions: { timeout: timeoutMs } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.publish(channel, ids.join(','));
  } finally {
    client.destroy();
  }
}

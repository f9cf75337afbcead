import 'server-only';
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
 * Subscribes to the changed products that web apps with the same Redis publish, this one included; does nothing without
 * REDIS_URL. Messages are lost while the connection is: the cached data then expire by age.
 */
export function onPurge(purge: (ids: number[]) => void): void {
  const { REDIS_URL } = env();
  if (!REDIS_URL) return;
  const warn = (error: unknown) => log().warn({ err: error }, 'not subscribed to the purges of other web apps');
  subscribe(REDIS_URL, warn, purge).catch(warn);
}

async function subscribe(url: string, warn: (error: unknown) => void, purge: (ids: number[]) => void): Promise<void> {
  const { createClient } = await import('redis');
  const client = createClient({ url, socket: { connectTimeout: timeoutMs } });
  client.on('error', warn);
  client.on('ready', () => log().info('subscribed to the purges of other web apps'));
  await client.connect();
  await client.subscribe(channel, (text) => purge(message.parse(text)));
}

/** Publishes changed products to the web apps with the same Redis. @throws Error when Redis does not respond within a second */
export async function publishPurge(ids: readonly number[]): Promise<void> {
  const { REDIS_URL } = env();
  if (!REDIS_URL) return;
  const { createClient } = await import('redis');
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

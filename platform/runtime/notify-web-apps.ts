import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from './env.ts';

/** Maximum number of products in a message. */
const maxProducts = 1_000;
/** Delays before each attempt to notify a web app. */
const delaysMs = [0, 250, 1_000];
const timeoutMs = 2_000;

/**
 * Notifies the web apps of changed products, so that they purge them from their caches (docs/platform-api.md, section 8).
 * Resolves to the origins that could not be notified: their cache entries expire by age.
 */
export async function notifyWebApps(
  { webUrls, purgeSecret }: Pick<Settings, 'webUrls' | 'purgeSecret'>,
  products: readonly number[],
): Promise<string[]> {
  if (!purgeSecret) return [];
  const unreached = await Promise.all(
    webUrls.map(async (url) => {
      for (let start = 0; start < products.length; start += maxProducts) {
        const data = { products: products.slice(start, start + maxProducts) };
        if (!(await isNotified(url, purgeSecret, data))) return [url];
      }
      return [];
    }),
  );
  return unreached.flat();
}

async function isNotified(url: string, secret: string, data: { products: number[] }): Promise<boolean> {
  const body = JSON.stringify({ type: 'products.changed', timestamp: new Date().toISOString(), data });
  const id = `msg_${randomUUID()}`;
  for (const delayMs of delaysMs) {
    await pause(delayMs);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
    const response = await fetch(`${url}/p/api/purge`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature}`,
      },
      body,
    }).catch(() => null);
    if (response?.ok) return true;
  }
  return false;
}

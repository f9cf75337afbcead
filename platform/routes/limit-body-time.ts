import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { HttpError } from './failure.ts';

/**
 * Refuses a body that has not come whole after this time.
 * @throws HttpError 408
 */
export const limitBodyTime =
  (maxMs: number): MiddlewareHandler =>
  async (c, next) => {
    const { incoming } = c.env as HttpBindings;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        if (!incoming.complete) reject(new HttpError(408, 'request_timeout', {}, { Connection: 'close' }));
      }, maxMs);
    });
    try {
      await Promise.race([next(), late]);
    } finally {
      clearTimeout(timer);
    }
  };

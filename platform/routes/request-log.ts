import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Log } from '../log.ts';
import { metrics } from '../metrics.ts';
import type { RequestVariables } from './house.ts';

const plainId = /^[\w.:-]{1,128}$/;

/** One line and one observation a request, under the caller's request id where it has sent a plain one. */
export const requestLog = (log: Log) =>
  createMiddleware<RequestVariables>(async (c, next) => {
    const started = performance.now();
    const given = c.req.header('X-Request-Id') ?? '';
    const requestId = plainId.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    await next();
    c.header('X-Request-Id', requestId);
    c.header('X-Content-Type-Options', 'nosniff');
    const { method, path } = c.req;
    const { status } = c.res;
    const durationMs = performance.now() - started;
    metrics.httpRequest.observe(
      { route: routePath(c), method, status: `${Math.floor(status / 100)}xx` },
      durationMs / 1000,
    );
    log.info({ requestId, method, path, status, durationMs: Math.round(durationMs * 10) / 10 }, 'request');
  });

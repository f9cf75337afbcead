import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Log } from '../log.ts';
import type { RequestVariables } from './house.ts';

const plainId = /^[\w.:-]{1,128}$/;

/** One line a request, under the caller's request id where it has sent a plain one. */
export const requestLog = (log: Log) =>
  createMiddleware<RequestVariables>(async (c, next) => {
    const started = performance.now();
    const given = c.req.header('X-Request-Id') ?? '';
    const requestId = plainId.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    await next();
    c.header('X-Request-Id', requestId);
    c.header('X-Content-Type-Options', 'nosniff');
    const durationMs = Math.round((performance.now() - started) * 10) / 10;
    log.info({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, durationMs }, 'request');
  });

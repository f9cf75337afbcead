import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { AppContext, RequestVariables } from './app-context.ts';
import type { Log } from '../../runtime/log.ts';
import { metrics } from '../../runtime/metrics.ts';

interface Details {
  userId?: number | undefined;
  /** IP address of the visitor. */
  address?: string;
  [more: string]: unknown;
}

/** Logs an action of an account. The line never has a token, a password or a name that was typed in. */
export const audit = (
  { log }: Pick<AppContext, 'log'>,
  c: Context<RequestVariables>,
  event: string,
  details: Details,
) => log.info({ audit: event, ...details, requestId: c.get('requestId') }, 'audit');

const validId = /^[\w.:-]{1,128}$/;
const maxPathLength = 500;

/** Logs and measures each request, under the caller's request id if that is well-formed. */
export const requestLog = (log: Log) =>
  createMiddleware<RequestVariables>(async (c, next) => {
    const started = performance.now();
    const callerId = c.req.header('X-Request-Id') ?? '';
    const requestId = validId.test(callerId) ? callerId : randomUUID();
    c.set('requestId', requestId);
    // Set before the response is created: a header that is added later would turn its body into a stream.
    c.header('X-Request-Id', requestId);
    c.header('X-Content-Type-Options', 'nosniff');
    await next();
    const { method } = c.req;
    const path = c.req.path.slice(0, maxPathLength);
    const { status } = c.res;
    const durationMs = performance.now() - started;
    metrics.httpRequest.observe(
      { route: routePath(c), method, status: `${Math.floor(status / 100)}xx` },
      durationMs / 1000,
    );
    log.info({ requestId, method, path, status, durationMs: Math.round(durationMs * 10) / 10 }, 'request');
  });

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { routeLabel } from '@/lib/domain/pages/route';
import { env } from '@/lib/settings/env';
import { hasAccessLog, logRequest } from '@/lib/observability/log';
import { metrics } from '@/lib/observability/metrics';

/** A response of server.ts; `page` is the result of the page cache. */
export type ObservedResponse = ServerResponse & { page?: 'fresh' | 'stale' | 'rendered' };

const plainId = /^[\w.:-]{1,128}$/;
const maxPathLength = 500;
const tracer = trace.getTracer('dossier-web');

/**
 * Runs `respond` for a request and observes it: sets a request id, and on close writes a log line, a metric and, with tracing, a
 * span. Request id and trace of the client are used behind a trusted proxy only. It runs before every cached page, so it must
 * stay cheap.
 */
export function observeRequest(request: IncomingMessage, response: ObservedResponse, respond: () => void): void {
  const startedAt = performance.now();
  const { headers, method = '' } = request;
  const { TRUST_PROXY, isTraced } = env();
  const receivedId = TRUST_PROXY ? String(headers['x-request-id'] ?? '') : '';
  const requestId = plainId.test(receivedId) ? receivedId : randomUUID();
  headers['x-request-id'] = requestId;

  const path = (request.url ?? '').split('?', 1)[0]!;
  const route = routeLabel(path);
  const parent = TRUST_PROXY && isTraced ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
  const span = isTraced ? tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER }, parent) : undefined;

  response.on('close', () => {
    const durationMs = performance.now() - startedAt;
    const { page, statusCode: status } = response;
    // The visitor disconnected, or the platform did in the middle of a file.
    const cut = response.writableFinished ? undefined : true;
    const statusLabel = cut ? 'cut' : `${Math.floor(status / 100)}xx`;
    metrics().httpRequest.observe({ route, method, status: statusLabel, ...(page && { page }) }, durationMs / 1000);
    if (hasAccessLog()) {
      logRequest({
        requestId,
        trace_id: span?.spanContext().traceId,
        method,
        path: path.slice(0, maxPathLength),
        status,
        durationMs: Math.round(durationMs * 10) / 10,
        page,
        cut,
      });
    }
    if (!span) return;
    span.setAttributes({ 'http.request.method': method, 'url.path': path, 'http.response.status_code': status });
    span.setAttributes({ 'dossier.request_id': requestId, ...(page && { 'dossier.page': page }) });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  if (span) context.with(trace.setSpan(parent, span), respond);
  else respond();
}

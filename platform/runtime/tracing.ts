import { setTimeout as pause } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';

const flushMs = 2_000;

interface Tracing {
  /** Creates a span for each request, in the trace of its `traceparent`. */
  traceRequest: MiddlewareHandler;
  /** Flushes the last spans, for at most 2 s. */
  stop: () => Promise<void>;
}

/**
 * Sends spans to the collector of OTEL_EXPORTER_OTLP_ENDPOINT, as OTLP over HTTP. The modules are loaded on demand. The SDK reads the
 * other OTEL_* variables.
 */
export async function startTracing(): Promise<Tracing> {
  const [
    sdk,
    { OTLPTraceExporter },
    { resourceFromAttributes, detectResources, envDetector },
    { httpInstrumentationMiddleware },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@hono/otel'),
  ]);
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'dossier-platform' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return {
    traceRequest: httpInstrumentationMiddleware(),
    stop: () => Promise.race([provider.shutdown(), pause(flushMs, undefined, { ref: false })]),
  };
}

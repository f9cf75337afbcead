import { setTimeout as sleep } from 'node:timers/promises';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

const flushMs = 2_000;

/**
 * Sends spans to the collector of OTEL_EXPORTER_OTLP_ENDPOINT, as OTLP over HTTP: those of each request and of Next, and the calls
 * to the platform, which hears of the trace by `traceparent`. Loaded only where it is wanted. The SDK reads the other OTEL_* variables.
 * The function that it returns sends the last spans, within two seconds.
 */
export function startTracing(): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'dossier-web' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  new UndiciInstrumentation({ requireParentforSpans: true }).enable();
  return () => Promise.race([provider.shutdown(), sleep(flushMs)]);
}

import 'server-only';
import { currentResponse } from '@/lib/observability/current-response';

/**
 * Sets the status (and further headers) of the page in work: Next has no way to answer a page with 410 or 503.
 * To be called before the page renders its first byte.
 */
export function setResponseStatus(status: number, headers: Record<string, string> = {}) {
  const response = currentResponse();
  if (!response || response.headersSent) return;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

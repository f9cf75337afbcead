import 'server-only';
import { currentResponse } from '@/lib/observability/current-response';

/**
 * Sets the status (and further headers) of the current page: Next cannot render a page with status 410 or 503.
 * Call before the page renders its first byte.
 */
export function setResponseStatus(status: number, headers: Record<string, string> = {}) {
  const response = currentResponse();
  if (!response || response.headersSent) return;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Lets pages of other sites show the current response, with a policy that names them (`frame-ancestors`). */
export function allowEmbedding(policy: string): void {
  const response = currentResponse();
  response?.setHeader('Content-Security-Policy', policy);
  response?.removeHeader('X-Frame-Options');
  response?.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

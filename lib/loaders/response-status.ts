import 'server-only';
import { responseInWork } from '@/lib/response-in-work';

/**
 * Sets the status (and further headers) of the page in work: Next has no way to answer a page with 410 or 503.
 * server.mjs puts the response of each request at hand; to be called before the page renders its first byte.
 */
export function setResponseStatus(status: number, headers: Record<string, string> = {}) {
  const response = responseInWork();
  if (!response || response.headersSent) return;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

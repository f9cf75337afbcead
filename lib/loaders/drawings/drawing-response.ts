import 'server-only';
import { setResponseStatus } from '@/lib/loaders/request/response-status';

/** The policy of a drawing that is opened by itself: no scripts and no network; inline styles, fonts and images are allowed. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "frame-ancestors 'none'",
  'sandbox',
].join('; ');

/** The response with a drawing of the platform for an `<img>`. */
export function drawingResponse(
  bytes: Buffer,
  mediaType: string,
  cacheControl: string,
  encoding: Record<string, string> = {},
): Response {
  // Next does not replace the policy that server.ts set, and removes the encoding from a handler's response.
  setResponseStatus(200, { 'Content-Security-Policy': policy, ...encoding });
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': mediaType, 'Cache-Control': cacheControl },
  });
}

/** RFC 9110 §12.5.3, as far as it concerns gzip. */
export const acceptsGzip = ({ headers }: Request): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(headers.get('accept-encoding') ?? '');

import 'server-only';
import { setResponseStatus } from '@/lib/loaders/request/response-status';

/** A drawing that is opened by itself runs nothing and reaches nothing; it may have its own colours, letters and pictures. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "frame-ancestors 'none'",
  'sandbox',
].join('; ');

/** A drawing of the platform for an `<img>`. */
export function drawingResponse(
  bytes: Buffer,
  mediaType: string,
  cacheControl: string,
  encoding: Record<string, string> = {},
): Response {
  // Next leaves the policy with which server.ts began, and takes the encoding out of a handler's answer.
  setResponseStatus(200, { 'Content-Security-Policy': policy, ...encoding });
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': mediaType, 'Cache-Control': cacheControl },
  });
}

/** RFC 9110 §12.5.3, as far as it is about gzip. */
export const acceptsGzip = ({ headers }: Request): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(headers.get('accept-encoding') ?? '');

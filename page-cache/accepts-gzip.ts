/** Whether a client accepts gzip, by its header `Accept-Encoding` (RFC 9110 §12.5.3). */
export const acceptsGzip = (accepted: string | string[] = ''): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(String(accepted));

/** The same of Brotli. */
export const acceptsBrotli = (accepted: string | string[] = ''): boolean =>
  /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(String(accepted));

import 'server-only';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { basePath } from '@/lib/domain/pages/paths';
import { type CookieToSet, cookieOf, fitsCookieLimit, setCookieLine } from '@/lib/session/cookies';

export const unsentMessageCookie = 'unsentMessage';

/** The fields of the forms that come back; each form has some of them. */
const unsentFields = z.object({
  email: z.string(),
  message: z.string().optional(),
  language: z.string().optional(),
});
type UnsentFields = z.infer<typeof unsentFields>;

/** Maximum size of what a cookie decompresses to: 2,000 characters of four bytes, escaped, and an address. */
const maxBytes = 20_000;

/**
 * Lets the response to a form take what was not sent to the page of the form, with this in-app path, in a cookie for that page; null
 * deletes it. The longest texts in scripts of many bytes do not fit; then the form comes back empty.
 */
export function keepUnsent(response: Response, page: string, unsent: UnsentFields | null): Response {
  const { email, message, language } = unsent ?? {};
  const value = unsent && brotliCompressSync(JSON.stringify({ email, message, language })).toString('base64url');
  const path = basePath + page;
  const cookie: CookieToSet = { name: unsentMessageCookie, value, httpOnly: true, lifetime: 'form', path };
  if (fitsCookieLimit(cookie)) response.headers.append('set-cookie', setCookieLine(cookie));
  return response;
}

/** What the visitor of the form had written, if it was not sent. Never throws. */
export function readUnsent(headers: Headers): UnsentFields | null {
  try {
    const bytes = Buffer.from(cookieOf(headers, unsentMessageCookie) ?? '', 'base64url');
    return unsentFields.parse(JSON.parse(brotliDecompressSync(bytes, { maxOutputLength: maxBytes }).toString()));
  } catch {
    return null; // without a cookie, or with one that is not of ours
  }
}

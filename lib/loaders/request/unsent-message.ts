import 'server-only';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { feedbackPath } from '@/lib/domain/pages/feedback';
import { basePath } from '@/lib/domain/pages/paths';
import { type CookieToSet, cookieOf, fitsCookieLimit, setCookieLine } from '@/lib/session/cookies';

export const unsentMessageCookie = 'unsentMessage';

const unsentMessage = z.object({ message: z.string(), email: z.string() });
type UnsentMessage = z.infer<typeof unsentMessage>;

/** Maximum size of what a cookie decompresses to: 2,000 characters of four bytes, escaped, and an address. */
const maxBytes = 20_000;

/**
 * Lets the response to the form of a product take what was not sent to the page of the form, in a cookie for that page; null deletes it.
 * The longest texts in scripts of many bytes do not fit; then the form comes back empty.
 */
export function keepUnsent(
  response: Response,
  form: { id: number; interfaceLang: string; lang: number },
  unsent: UnsentMessage | null,
): Response {
  const { message, email } = unsent ?? {};
  const value = unsent && brotliCompressSync(JSON.stringify({ message, email })).toString('base64url');
  const path = basePath + feedbackPath(form);
  const cookie: CookieToSet = { name: unsentMessageCookie, value, httpOnly: true, lifetime: 'form', path };
  if (fitsCookieLimit(cookie)) response.headers.append('set-cookie', setCookieLine(cookie));
  return response;
}

/** What the visitor of the form had written, if it was not sent. Never throws. */
export function readUnsent(headers: Headers): UnsentMessage | null {
  try {
    const bytes = Buffer.from(cookieOf(headers, unsentMessageCookie) ?? '', 'base64url');
    return unsentMessage.parse(JSON.parse(brotliDecompressSync(bytes, { maxOutputLength: maxBytes }).toString()));
  } catch {
    return null; // without a cookie, or with one that is not of ours
  }
}

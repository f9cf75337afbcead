import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/settings/env';
import { antiForgeryCookie, type CookieToSet, cookieOf } from '@/lib/session/cookies';
import type { Session } from '@/lib/session/session';
import { sessionSecrets } from '@/lib/settings/session-secret';

type Of = Pick<Session, 'sid'> | null;

/** `{random id}.{signature}`: of a login, else of the random id alone. */
const form = /^([\w-]{22})\.([\w-]{43})$/;

const sign = (secret: string, id: string, of: Of) =>
  createHmac('sha256', secret)
    .update(`anti-forgery ${id} ${of?.sid ?? ''}`)
    .digest('base64url');

const isEqual = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Whether a value was made by us for this session, or for an anonymous visitor. */
function isSigned(value: string, of: Of): boolean {
  const [, id, signature] = form.exec(value) ?? [];
  return id !== undefined && sessionSecrets().some((secret) => isEqual(sign(secret, id, of), signature!));
}

/** The value that the visitor's pages send back; null where the visitor has none that is good. */
export function antiForgeryValue(headers: Headers, of: Of): string | null {
  const value = cookieOf(headers, antiForgeryCookie);
  return value !== null && isSigned(value, of) ? value : null;
}

/** A new value for a visitor. */
export function makeAntiForgeryValue(of: Of): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${sign(sessionSecrets()[0]!, id, of)}`;
}

export const antiForgeryCookieOf = (value: string, of: Of): CookieToSet => ({
  name: antiForgeryCookie,
  value,
  httpOnly: false,
  lifetime: of ? 'session' : 'visit',
});

/**
 * Whether what is no GET may be forged (reliability: 'Cookies and anti-forgery'): it comes from a page of another site, or
 * `sent`, the header or the field of a form that only a page of ours can fill, is not the cookie's good value.
 */
export function isForged(headers: Headers, of: Of, sent: string | null): boolean {
  const requested = antiForgeryValue(headers, of);
  return !isFromOurPage(headers) || requested === null || sent === null || !isEqual(sent, requested);
}

/** `Sec-Fetch-Site` says so; where the browser sends none, `Origin`. */
export function isFromOurPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (origin !== null && !isOurs(origin, headers)) return false;
  return site === null ? origin !== null : site === 'same-origin';
}

const loopbackHosts = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The configured origin. `Host` proves nothing, since a foreign name can be made to lead here (DNS rebinding); only who
 * opens the product on its own machine is known by it.
 */
function isOurs(origin: string, headers: Headers): boolean {
  if (origin === env().SITE_URL) return true;
  const url = URL.canParse(origin) ? new URL(origin) : null;
  return url !== null && loopbackHosts.test(url.hostname) && url.host === headers.get('host');
}

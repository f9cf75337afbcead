import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { currentSite } from '@/lib/settings/current-site';
import { antiForgeryCookie, type CookieToSet, cookieOf, hostCookie } from '@/lib/session/cookies';
import type { Session } from '@/lib/session/session';
import { sessionSecrets } from '@/lib/settings/session-secret';

/** The session that a value is bound to; null for an anonymous visitor. */
type Owner = Pick<Session, 'sid'> | null;

/** `{random id}.{signature}`; the signature covers the random id and the session id. */
const valuePattern = /^([\w-]{22})\.([\w-]{43})$/;

const sign = (secret: string, id: string, owner: Owner) =>
  createHmac('sha256', secret)
    .update(`anti-forgery ${id} ${owner?.sid ?? ''}`)
    .digest('base64url');

const isEqual = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Whether a value has a valid signature for this session, or for an anonymous visitor. */
function isSigned(value: string, owner: Owner): boolean {
  const [, id, signature] = valuePattern.exec(value) ?? [];
  return id !== undefined && sessionSecrets().some((secret) => isEqual(sign(secret, id, owner), signature!));
}

/** The valid anti-forgery value of a request's cookie, which the visitor's pages send back; null without one. */
export function antiForgeryValue(headers: Headers, owner: Owner): string | null {
  const value = cookieOf(headers, hostCookie(antiForgeryCookie));
  return value !== null && isSigned(value, owner) ? value : null;
}

/** Creates an anti-forgery value. */
export function makeAntiForgeryValue(owner: Owner): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${sign(sessionSecrets()[0]!, id, owner)}`;
}

export const antiForgeryCookieOf = (value: string, owner: Owner): CookieToSet => ({
  name: hostCookie(antiForgeryCookie),
  value,
  httpOnly: false,
  lifetime: owner ? 'session' : 'visit',
});

/**
 * Whether an unsafe request may be forged (reliability "Cookies and anti-forgery"): it comes from a page of another site, or
 * `sent`, the value of the header or the form field, is not the valid value of the cookie.
 */
export function isForged(headers: Headers, owner: Owner, sent: string | null): boolean {
  const expected = antiForgeryValue(headers, owner);
  return !isFromOurPage(headers) || expected === null || sent === null || !isEqual(sent, expected);
}

/** Whether a request comes from a page of this origin, by `Sec-Fetch-Site`, or by `Origin` where the browser sends no such header. */
export function isFromOurPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (origin !== null && !isOurs(origin, headers)) return false;
  return site === null ? origin !== null : site === 'same-origin';
}

const loopbackHosts = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether an origin is that of the request's configured domain. `Host` is not trusted, since a foreign name can resolve to this server (DNS
 * rebinding), except for loopback names on the visitor's own machine.
 */
function isOurs(origin: string, headers: Headers): boolean {
  if (origin === currentSite().siteUrl) return true;
  const url = URL.canParse(origin) ? new URL(origin) : null;
  return url !== null && loopbackHosts.test(url.hostname) && url.host === headers.get('host');
}

import 'server-only';
import { hostPrefix } from '@/lib/domain/session/host-cookie';
import { env } from '@/lib/settings/env';
import { sessionTtlSeconds } from '@/lib/session/session';

/** Spec §9: the name of the session cookie; on https `hostCookie` gives it a prefix. */
export const sessionCookie = 'token';
/** Readable by scripts, which send its value back as a header (docs/platform-api.md, section 1). */
export const antiForgeryCookie = 'XSRF-TOKEN';

/** Maximum size of a cookie that browsers store, name and attributes included (RFC 6265 6.1). */
const maxCookieBytes = 4_096;

const isSecure = () => env().SITE_URL.startsWith('https:');

/** The name under which a cookie for all paths is set. */
export const hostCookie = (name: string): string => (isSecure() ? hostPrefix + name : name);

/** The value of a cookie of a request; null without it. */
export const cookieOf = (headers: Headers, name: string): string | null => cookieIn(headers.get('cookie') ?? '', name);

/** As `cookieOf`, of a Cookie header. */
export function cookieIn(header: string, name: string): string | null {
  const pairs = pairsIn(header).filter((pair) => pair.split('=', 1)[0] === name);
  // A browser has one cookie with the prefix: of two, one is forged.
  if (pairs.length === 0 || (pairs.length > 1 && name.startsWith(hostPrefix))) return null;
  return pairs[0]!.slice(name.length + 1);
}

/** Without the spaces and tabs around them, and no other character: U+00A0 belongs to the name (RFC 6265 §4.2.1). */
const pairsIn = (header: string): string[] =>
  header.split(';').map((pair) => pair.replace(/^[ \t]{1,8}/, '').replace(/[ \t]{1,8}$/, ''));

/** A Cookie header with another value of one cookie; null removes the cookie. */
export function replaceCookie(header: string | null, name: string, value: string | null): string {
  const others = pairsIn(header ?? '').filter((pair) => pair && pair.split('=', 1)[0] !== name);
  return [...others, ...(value === null ? [] : [`${name}=${value}`])].join('; ');
}

const lifetimeSeconds = { session: sessionTtlSeconds, form: 600 };

export interface CookieToSet {
  name: string;
  /** Null deletes the cookie. */
  value: string | null;
  httpOnly: boolean;
  /** `visit`: until the browser is closed; `session`: the lifetime of a session; `form`: until a form has come back. */
  lifetime: 'visit' | keyof typeof lifetimeSeconds;
  /** The pages that it is for; default all. */
  path?: string;
}

/** The Set-Cookie value of a cookie (reliability "Cookies and anti-forgery"). */
export function setCookieLine({ name, value, httpOnly, lifetime, path = '/' }: CookieToSet): string {
  const maxAge = value === null ? 0 : lifetime === 'visit' ? null : lifetimeSeconds[lifetime];
  return [
    `${name}=${value ?? ''}`,
    `Path=${path}`,
    'SameSite=Lax',
    ...(maxAge === null ? [] : [`Max-Age=${maxAge}`]),
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(isSecure() ? ['Secure'] : []),
  ].join('; ');
}

/** Whether browsers store a cookie of this size. */
export const fitsCookieLimit = (cookie: CookieToSet) => Buffer.byteLength(setCookieLine(cookie)) <= maxCookieBytes;

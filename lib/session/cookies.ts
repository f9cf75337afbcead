import 'server-only';
import { env } from '@/lib/settings/env';
import { sessionTtlSeconds } from '@/lib/session/session';

/** Spec §9: the name of the session's cookie. */
export const sessionCookie = 'token';
/** Readable by scripts, who send its value back as a header (docs/platform-api.md, section 1). */
export const antiForgeryCookie = 'XSRF-TOKEN';

/** Every cookie that a browser keeps is at most so long, its name and attributes included (RFC 6265 6.1). */
const maxCookieBytes = 4_096;

/** The value of a cookie that a request brought. */
export function cookieOf(headers: Headers, name: string): string | null {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
}

/** A request's Cookie header with another value of a cookie, without it for null. */
export function withCookie(header: string | null, name: string, value: string | null): string {
  const others = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair && pair.split('=', 1)[0] !== name);
  return [...others, ...(value === null ? [] : [`${name}=${value}`])].join('; ');
}

export interface CookieToSet {
  name: string;
  /** Null takes the cookie away. */
  value: string | null;
  httpOnly: boolean;
  /** Until the browser is closed, or as long as a session lives. */
  lifetime: 'visit' | 'session';
}

/** The Set-Cookie line of a cookie (reliability: 'Cookies and anti-forgery'). */
export function setCookieLine({ name, value, httpOnly, lifetime }: CookieToSet): string {
  const maxAge = value === null ? 0 : lifetime === 'session' ? sessionTtlSeconds : null;
  return [
    `${name}=${value ?? ''}`,
    'Path=/',
    'SameSite=Lax',
    ...(maxAge === null ? [] : [`Max-Age=${maxAge}`]),
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(env().SITE_URL.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
}

/** Whether browsers keep a cookie of this length. */
export const fitsCookieLimit = (cookie: CookieToSet) => Buffer.byteLength(setCookieLine(cookie)) <= maxCookieBytes;

import { hostPrefix } from '@/lib/domain/session/host-cookie';

/** The value of the `X-XSRF-TOKEN` header of calls other than GET, from the cookie of that name; null without one. */
export function antiForgeryToken(): string | null {
  const valueOf = (name: string) => new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(document.cookie)?.[1];
  // As lib/session/cookies.ts reads it.
  const value = valueOf(`${hostPrefix}XSRF-TOKEN`) ?? valueOf('XSRF-TOKEN');
  return value === undefined ? null : decodeURIComponent(value);
}

/** The value of the `X-XSRF-TOKEN` header of calls other than GET, from the cookie of that name; null without one. */
export function antiForgeryToken(): string | null {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
  return value === undefined ? null : decodeURIComponent(value);
}

/** What a call that is no GET carries as `X-XSRF-TOKEN`: the value of the cookie of that name; null without one. */
export function antiForgeryToken(): string | null {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
  return value === undefined ? null : decodeURIComponent(value);
}

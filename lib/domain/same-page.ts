/**
 * A product page's address in another interface language: `path` is the page there, and what the visitor's own address
 * has behind the document language (`/download`, `?version=27`) stays. Paths are in-app, `search` is without '?'. A page whose
 * path names no language has it in its query: such a `path` is whole.
 */
export function samePage(path: string, { pathname, search }: { pathname: string; search: string }): string {
  if (path.includes('?')) return path;
  const [, , , , , ...rest] = pathname.split('/');
  const whole = [path, ...rest.filter(Boolean)].join('/');
  return search ? `${whole}?${search}` : whole;
}

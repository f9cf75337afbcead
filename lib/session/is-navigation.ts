import 'server-only';

/** A link that was followed or a form that was sent, not a script's call. Older browsers do not say; they ask for a page. */
export function isNavigation({ headers }: Request): boolean {
  const mode = headers.get('sec-fetch-mode');
  return mode ? mode === 'navigate' : (headers.get('accept') ?? '').includes('text/html');
}

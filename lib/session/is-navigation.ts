import 'server-only';

/** Whether a request is a followed link or a submitted form, not a script's call. Older browsers without `Sec-Fetch-Mode` accept HTML. */
export function isNavigation({ headers }: Request): boolean {
  const mode = headers.get('sec-fetch-mode');
  return mode ? mode === 'navigate' : (headers.get('accept') ?? '').includes('text/html');
}

/** Dossier pages that are the same for every anonymous visitor (Spec §2); the label's editor has too many queries. */
const pages = /^\/p\/\d{1,12}\/[a-z]{2}\/(?:pd|pi|gh|th|ee|mh|emergency)\/\d{1,9}(?:\/[\w-]{1,40})?$/;
/** Query parameters that such a page reads, in the order of a key. */
const parameters = ['version', 'compare', 'qr', 'changes'];
/** With one of these Next is asked for something else than the page. */
const otherAnswers = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-action',
];

/**
 * Under which name the page that a request asks for is kept; null where it is not one for everybody: of a logged-in visitor
 * (cookie `token`), fetched in case it is wanted, with a parameter that no page knows.
 * @param {{method: string, url: string, headers: Record<string, string | undefined>}} request
 */
export function pageKey({ method, url, headers }) {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const [path, query = ''] = url.split('?');
  if (!pages.test(path) || otherAnswers.some((name) => name in headers) || 'x-prefetch' in headers) return null;
  if (/(?:^|;)\s*token=/.test(headers.cookie ?? '')) return null;
  const asked = [...new URLSearchParams(query)];
  const names = asked.map(([name]) => name);
  if (names.some((name, index) => !parameters.includes(name) || names.indexOf(name) !== index)) return null;
  const ordered = asked.sort(([one], [other]) => parameters.indexOf(one) - parameters.indexOf(other));
  return [path, new URLSearchParams(ordered)].join('?');
}

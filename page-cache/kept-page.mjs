/** Dossier pages that are the same for every anonymous visitor (Spec §2), and the parameters that they read. */
const pages = /^\/p\/\d{1,12}\/[a-z]{2}\/(pd|pi|gh|th|ee|mh|emergency)\/\d{1,9}(?:\/[\w-]{1,40})?$/;
const parameters = ['version', 'compare', 'qr', 'changes', 'edit'];
/** A label has too many settings: only the ordinary one is kept. */
const withManySettings = 'ee';
/** With one of these Next is asked for something else than the page. */
const otherAnswers = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-action',
  'x-prefetch',
];

/**
 * The address of the page that a request asks for, and under which it is kept: what it reads of the query in one order, without
 * the rest (such as `utm_source`), which changes nothing on it. Null where it is not a page for everybody: of a logged-in visitor
 * (cookie `token`), fetched in case it is wanted, with a parameter that is there twice.
 * @param {{method: string, url: string, headers: Record<string, string | undefined>}} request
 */
export function keptPage({ method, url, headers }) {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const [path, query] = url.split('?');
  const page = pages.exec(path);
  if (!page || otherAnswers.some((name) => name in headers)) return null;
  if (/(?:^|;)\s*token=/.test(headers.cookie ?? '')) return null;
  if (!query) return path;
  if (page[1] === withManySettings) return null;
  const asked = new URLSearchParams(query);
  const read = parameters.filter((name) => asked.has(name));
  if (read.some((name) => asked.getAll(name).length > 1)) return null;
  return read.length === 0 ? path : `${path}?${new URLSearchParams(read.map((name) => [name, asked.get(name)]))}`;
}

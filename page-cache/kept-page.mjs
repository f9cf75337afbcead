/** Dossier pages that are the same for every anonymous visitor (Spec §2), and the parameters that they read. */
const pages = /^\/p\/[1-9]\d{0,11}\/[a-z]{2}\/(pd|pi|gh|th|ee|mh|emergency)\/[1-9]\d{0,8}(?:\/[\w-]{1,40})?$/;
const version = /^[\w.-]{1,32}$/;
const qr = /^[01]$/;
/**
 * What each page reads of its query, and the values that it knows. With another value of `edit` it is the page without it;
 * with another value of the rest it leads to another address, and is not kept.
 */
const parameters = {
  pd: {},
  pi: { changes: version, edit: /^1$/ },
  gh: { version, compare: version, qr },
  th: { version },
  mh: { qr },
  emergency: {},
};
const withoutMeaning = 'edit';
/** A label has too many settings: only the default one is kept. */
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
  const given = new URLSearchParams(query);
  const read = [];
  for (const [name, known] of Object.entries(parameters[page[1]])) {
    const values = given.getAll(name);
    const isKnown = values.every((value) => known.test(value));
    if (values.length > 1 || (!isKnown && name !== withoutMeaning)) return null;
    if (values.length === 1 && isKnown) read.push([name, values[0]]);
  }
  return read.length === 0 ? path : `${path}?${new URLSearchParams(read)}`;
}

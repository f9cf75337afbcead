import { escaped } from '@/lib/domain/discovery/sitemap';

/** A version of a document, as readers of feeds show it. URLs are absolute. */
export interface FeedEntry {
  /** Permanent and unique: a URI that is never the id of another version. */
  id: string;
  title: string;
  /** Date of issue, an ISO day. */
  date: string;
  url: string;
  /** The comparison with the version before; null: there is none. */
  comparison: string | null;
  author: string;
}

export interface Feed {
  id: string;
  title: string;
  lang: string;
  /** The address of each of its pages (RFC 5005 3): this one, and those beside it. */
  pages: { self: string; first: string; previous: string | null; next: string | null };
  /** The page that says the same. */
  page: string;
  author: string;
  /** Newest first, at least one. */
  entries: FeedEntry[];
}

/** RFC 4287 3.3: a day alone is no valid date. */
const moment = (day: string) => `${day}T00:00:00Z`;

/** The day of an ISO 8601 date; null if it is none of the calendar, which a feed must not have. */
export function dayOf(date: string | null | undefined): string | null {
  const day = /^\d{4}-\d\d-\d\d/.exec(date ?? '')?.[0];
  const parsed = new Date(moment(day ?? ''));
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === day ? day : null;
}

/** XML 1.0 has no other control characters. */
const plain = (text: string) => escaped(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ' '));
const link = (rel: string, type: string, href: string) => `<link rel="${rel}" type="${type}" href="${escaped(href)}"/>`;

/** An Atom feed (RFC 4287). */
export function atomFeed({ id, title, lang, pages, page, author, entries }: Feed): string {
  const newest = entries.reduce((latest, { date }) => (date > latest ? date : latest), '');
  const entryElements = entries.map((entry) =>
    [
      '<entry>',
      `<id>${plain(entry.id)}</id>`,
      `<title>${plain(entry.title)}</title>`,
      `<updated>${moment(entry.date)}</updated>`,
      `<author><name>${plain(entry.author)}</name></author>`,
      link('alternate', 'text/html', entry.url),
      entry.comparison ? link('related', 'text/html', entry.comparison) : '',
      '</entry>\n',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(lang)}">\n`,
    `<id>${plain(id)}</id>\n<title>${plain(title)}</title>\n<updated>${moment(newest)}</updated>\n`,
    `<author><name>${plain(author)}</name></author>\n`,
    ...Object.entries(pages).map(([rel, href]) =>
      href === null ? '' : `${link(rel, 'application/atom+xml', href)}\n`,
    ),
    `${link('alternate', 'text/html', page)}\n`,
    ...entryElements,
    '</feed>\n',
  ].join('');
}

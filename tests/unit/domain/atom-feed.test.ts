import { JSDOM } from 'jsdom';
import { atomFeed, dayOf, type Feed } from '@/lib/domain/discovery/atom-feed';

const site = 'https://d.example/p';
const entry = (version: string, date: string, more: Partial<Feed['entries'][number]> = {}) => ({
  id: `${site}/1001#sds-${version}`,
  title: `Acetone · Version ${version}`,
  date,
  author: 'Demo',
  url: `${site}/1001/en/gh/1?version=${version}`,
  comparison: null,
  ...more,
});
const feed: Feed = {
  id: `${site}/1001#sds`,
  title: 'New versions: Acetone',
  lang: 'en',
  author: 'Demo',
  pages: {
    self: `${site}/1001.atom?page=2`,
    first: `${site}/1001.atom`,
    previous: `${site}/1001.atom`,
    next: `${site}/1001.atom?page=3`,
  },
  page: `${site}/1001/en/gh/1`,
  entries: [
    entry('2', '2026-02-16', { comparison: `${site}/1001/en/gh/1?version=2&compare=1` }),
    entry('1', '2024-05-06'),
  ],
};
/** @throws when it is not well-formed */
const parse = (text: string) => new JSDOM(text, { contentType: 'application/xml' }).window.document;

test('a feed has what RFC 4287 requires, once each', () => {
  const { documentElement: root } = parse(atomFeed(feed));
  expect([root.localName, root.namespaceURI, root.getAttribute('xml:lang')]).toEqual([
    'feed',
    'http://www.w3.org/2005/Atom',
    'en',
  ]);
  for (const element of [root, ...root.querySelectorAll('entry')])
    for (const name of ['id', 'title', 'updated', 'author'])
      expect([...element.children].filter((child) => child.localName === name)).toHaveLength(1);
  const links = [...root.children].filter(({ localName }) => localName === 'link');
  expect(links.map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual([
    ...Object.entries(feed.pages),
    ['alternate', feed.page],
  ]);
  // 4.1.2: an entry without content has one alternate link; 4.2.6, 4.2.7: ids and links are absolute here; 3.3: RFC 3339.
  for (const entry of root.querySelectorAll('entry'))
    expect(entry.querySelectorAll('link[rel=alternate][type="text/html"]')).toHaveLength(1);
  for (const entry of root.querySelectorAll('author > name')) expect(entry.textContent).not.toBe('');
  for (const author of root.querySelectorAll('link'))
    expect(author.getAttribute('href')).toMatch(/^https:\/\/d\.example\//);
  for (const link of root.querySelectorAll('id')) expect(link.textContent).toMatch(/^https:\/\/d\.example\//);
  for (const id of root.querySelectorAll('updated'))
    expect(id.textContent).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const known = new Set(['feed', 'entry', 'id', 'title', 'updated', 'author', 'name', 'link']);
  expect([...root.querySelectorAll('*')].filter(({ localName }) => !known.has(localName))).toEqual([]);
  const ids = [...root.querySelectorAll('id')].map(({ textContent }) => textContent);
  expect(new Set(ids).size).toBe(3);
  expect(root.querySelector('updated')!.textContent).toBe('2026-02-16T00:00:00Z');
  expect(root.querySelector('link[rel=related]')!.getAttribute('href')).toContain('version=2&compare=1');
});

test('a feed has only dates of the calendar', () => {
  expect(['2026-02-28', '2026-02-28T10:00:00Z', '2026-02-30', '2026-13-01', 'soon', null].map(dayOf)).toEqual([
    '2026-02-28',
    '2026-02-28',
    null,
    null,
    null,
    null,
  ]);
});

test('whatever a product is called, the feed stays well-formed and says it', () => {
  const name = `</title><script>"'&amp;]]>\u0000\u0008\u{1f9ea}\ufffe`;
  const { documentElement: root } = parse(
    atomFeed({ ...feed, title: name, author: name, entries: [entry('1', '2026-01-01', { title: name })] }),
  );
  for (const title of root.querySelectorAll('title'))
    expect(title.textContent).toBe(`</title><script>"'&amp;]]>  \u{1f9ea} `);
  expect(root.querySelector('script')).toBeNull();
});

test('the first page of a feed names none before it, the last none after it', () => {
  const pages = { self: `${site}/1001.atom`, first: `${site}/1001.atom`, previous: null, next: null };
  const { documentElement: root } = parse(atomFeed({ ...feed, pages }));
  const links = [...root.children].filter(({ localName }) => localName === 'link');
  expect(links.map((link) => link.getAttribute('rel'))).toEqual(['self', 'first', 'alternate']);
});

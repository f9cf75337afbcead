import { Parser } from 'htmlparser2';

/** What a search engine reads of a page. */
export interface ReadPage {
  title: string;
  description: string;
  robots: string;
  canonical: string | null;
  /** Addresses by hreflang. */
  alternates: Record<string, string>;
  ogImage: string | null;
  /** The texts of its JSON-LD scripts. */
  jsonLd: string[];
  /** Addresses of its links, whole and without fragment. */
  links: string[];
}

/** Reads a page by its markup alone: no script of it runs. `address` is where it was found. */
export function readPage(html: string, address: string): ReadPage {
  const page: ReadPage = {
    title: '',
    description: '',
    robots: '',
    canonical: null,
    alternates: {},
    ogImage: null,
    jsonLd: [],
    links: [],
  };
  let text: 'title' | 'json' | null = null;
  let written = '';
  const parser = new Parser({
    onopentag(name, { href, rel, hreflang, content, name: meta, property, type }) {
      if (name === 'title' && !page.title) text = 'title';
      if (name === 'script' && type === 'application/ld+json') text = 'json';
      if (name === 'meta' && meta === 'description') page.description = content ?? '';
      if (name === 'meta' && meta === 'robots') page.robots = content ?? '';
      if (name === 'meta' && property === 'og:image') page.ogImage = content ?? null;
      if (name === 'link' && rel === 'canonical') page.canonical = href ?? null;
      if (name === 'link' && rel === 'alternate' && hreflang && href) page.alternates[hreflang] = href;
      if (name === 'a' && href) page.links.push(new URL(href, address).href.split('#')[0]!);
    },
    ontext(piece) {
      if (text) written += piece;
    },
    onclosetag() {
      if (text === 'title') page.title = written;
      if (text === 'json') page.jsonLd.push(written);
      text = null;
      written = '';
    },
  });
  parser.end(html);
  return page;
}

/** A page that a part of a sitemap names. */
export interface SitemapPage {
  loc: string;
  lastmod: string | null;
  alternates: Record<string, string>;
}

/** The entries of a sitemap or of its index. */
export function readSitemap(xml: string): SitemapPage[] {
  const pages: SitemapPage[] = [];
  let written = '';
  const parser = new Parser(
    {
      onopentag(name, { hreflang, href }) {
        written = '';
        if (name === 'url' || name === 'sitemap') pages.push({ loc: '', lastmod: null, alternates: {} });
        if (name === 'xhtml:link' && hreflang && href) pages.at(-1)!.alternates[hreflang] = href;
      },
      ontext: (piece) => void (written += piece),
      onclosetag(name) {
        if (name === 'loc') pages.at(-1)!.loc = written;
        if (name === 'lastmod') pages.at(-1)!.lastmod = written;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return pages;
}

import { basePath } from '@/lib/domain/pages/paths';
import type { CapturedResponse } from '@/page-cache/capture';
import type { PageStyles } from '@/page-cache/page-styles';

interface LeanPageOptions {
  /** The style sheet at an address; undefined: it stays a link. */
  stylesOf: (address: string) => PageStyles | undefined;
  /** Whether the script before the first paint comes before the styles, as in the catalogue, where React renders no script. */
  isEarlyFirst: boolean;
}

/** A round trip longer than this is one of a slow line. */
const slowMs = 250;

/**
 * A page as it comes over a bad line: what is read first comes first, and nothing that is not read comes before it (docs/decisions/093). Its styles are in it; scripts come
 * when it has been seen, and so does the whole style sheet, for what scripts show; the page's own font comes first only where the line is fast.
 * A plain page (components/shell/document/plain-page.tsx) has its own script in place of those of the framework.
 */
export function leanPage(page: Buffer, options: LeanPageOptions): Buffer {
  const html = page.toString('latin1');
  const isPlain = isPlainPage(html);
  const opening = /<script\b[^>]*\bdata-early\b[^>]*>/.exec(html)?.[0];
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)].map(([link, address = '']) => ({
    link,
    address,
    styles: options.stylesOf(address),
  }));
  const [first] = sheets;
  if (opening === undefined || first === undefined || html.indexOf(first.link) > html.indexOf(opening)) return page;
  const nonce = /\bnonce="[^"]*"/.exec(opening)?.[0] ?? '';
  const start = html.indexOf(first.link);
  let rest = html.slice(start);
  const known = sheets.flatMap(({ link, address, styles }) => (styles ? [{ link, address, styles }] : []));
  for (const { link } of known) rest = rest.replace(link, '');
  const sources: string[] = [];
  const fonts: string[] = [];
  rest = rest
    .replaceAll(/<script src="([^"]+)"(?=[^>]* async="")[^>]*><\/script>/g, (_script, source: string) => {
      sources.push(source);
      return '';
    })
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '')
    .replaceAll(/<link rel="preload" href="([^"]+)" as="font"[^>]*>/g, (_link, address: string) => {
      fonts.push(address);
      return '';
    });
  let early = '';
  if (options.isEarlyFirst)
    rest = rest.replace(
      /(<script\b[^>]*\bdata-early\b[^>]*>)(.+?)(?=<\/script>)/s,
      (_script, tag: string, text: string) => {
        early = text;
        return tag;
      },
    );
  if (isPlain) rest = withoutFramework(rest);
  const shown = rest.replaceAll(/<script\b.*?<\/script>/gs, '');
  rest = usedIconsFirst(rest, shown, isPlain);
  const used = known.map(({ styles }) => styles.usedIn(shown, { isPlain }));
  const styles = used.map(({ screen }) => screen).join('');
  const print = isPlain ? used.map((text) => text.print).join('') : '';
  const addresses = known.map(({ address }) => address);
  const head =
    (isPlain
      ? early && `<script ${nonce}>${early}</script>`
      : `<script ${nonce}>${early}${lateScripts({ sources, fonts, addresses })}</script>`) +
    (styles && `<style ${nonce}>${styles}</style>`) +
    // Without scripting nothing adds the whole style sheet.
    (isPlain || addresses.length === 0 ? '' : `<noscript>${known.map(({ link }) => link).join('')}</noscript>`);
  if (print) rest = rest.replace('</body>', () => `<style ${nonce}>${print}</style></body>`);
  return Buffer.from(html.slice(0, start) + head + rest, 'latin1');
}

const drawingAddress = new RegExp(`(?<=<img src=")${basePath}/api/assets/(?:pictograms|signs)/[\\w-]+\\.svg(?=")`, 'g');
/** Longer drawings stay files of their own. */
const maxDrawingBytes = 4_096;

/** A plain page with its pictograms and signs in it, which would take a request each. One that cannot be fetched stays an address. */
export async function withDrawings(
  page: Buffer,
  fetchDrawing: (address: string) => Promise<CapturedResponse>,
): Promise<Buffer> {
  const html = page.toString('latin1');
  if (!isPlainPage(html)) return page;
  const drawings = new Map<string, string>();
  for (const address of new Set(html.match(drawingAddress))) {
    const { status, body } = await fetchDrawing(address);
    if (status === 200 && body.length <= maxDrawingBytes)
      drawings.set(address, `data:image/svg+xml,${encodeURIComponent(body.toString())}`);
  }
  return Buffer.from(
    html.replaceAll(drawingAddress, (address) => drawings.get(address) ?? address),
    'latin1',
  );
}

const isPlainPage = (html: string) => html.includes(' data-plain=""');

/** A page as it is without scripting, with its own script. */
const withoutFramework = (html: string) =>
  html
    .replaceAll(
      /<script\b(?![^>]* data-(?:early|plain)=)(?![^>]* type="application\/ld\+json")[^>]*>.*?<\/script>/gs,
      '',
    )
    .replace(/<script type="text\/plain" data-plain=""/, '<script')
    .replaceAll(/<\/?noscript\b[^>]*>/g, '')
    .replaceAll(/ (?:data-html="[^"]*"|data-page=""|aria-haspopup="menu")/g, '')
    .replaceAll(/<!--(?:\/?\$|\s)?-->/g, '');

/**
 * The sprite of icons without those that the page does not show. They come at its end, for what scripts show, and `lateScripts` puts them back.
 */
function usedIconsFirst(html: string, shown: string, isPlain: boolean): string {
  const used = new Set([...shown.matchAll(/href="#(icon-[\w-]+)"/g)].map(([, id]) => id));
  const others: string[] = [];
  const withUsed = html.replaceAll(/<symbol id="(icon-[\w-]+)".*?<\/symbol>/gs, (symbol, id: string) => {
    if (used.has(id)) return symbol;
    others.push(symbol);
    return '';
  });
  if (isPlain || others.length === 0) return withUsed;
  return withUsed.replace('</body>', () => `<template id="icons"><svg>${others.join('')}</svg></template></body>`);
}

/**
 * Loads scripts when the page has been seen and all of it has come, so that they take nothing of its line and are not compiled beside style and layout;
 * where the line is fast they are fetched after 150 ms. A page in the background is not painted.
 */
const lateScripts = ({ sources, fonts, addresses }: Record<'sources' | 'fonts' | 'addresses', string[]>) => `{
  const sources = ${JSON.stringify(sources)}, { nonce } = document.currentScript;
  const add = (name, given) => document.head.append(Object.assign(document.createElement(name), { nonce, ...given }));
  const [{ requestStart, responseStart } = {}] = performance.getEntriesByType('navigation');
  const isSlow = responseStart - requestStart > ${slowMs} || navigator.connection?.saveData;
  if (isSlow) document.documentElement.dataset.line = 'slow';
  else ${JSON.stringify(fonts)}.forEach((href) => add('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href }));
  let isSeen = document.hidden;
  const runThem = () => {
    if (!isSeen || document.readyState === 'loading') return;
    const icons = document.getElementById('icons');
    if (icons) {
      document.querySelector('symbol')?.parentNode.append(...icons.content.firstChild.childNodes);
      icons.remove();
    }
    ${JSON.stringify(addresses)}.forEach((href) => {
      if (document.querySelector('link[rel="stylesheet"][href="' + href + '"]')) return;
      add('link', { rel: 'stylesheet', href });
      document.head.lastChild.dataset.precedence = 'next';
    });
    sources.splice(0).forEach((src) => add('script', { async: true, src }));
  };
  const see = () => {
    isSeen = true;
    runThem();
  };
  document.addEventListener('DOMContentLoaded', runThem);
  setTimeout(() => isSlow || sources.forEach((href) => add('link', { rel: 'preload', as: 'script', fetchPriority: 'low', href })), 150);
  setTimeout(see, isSlow ? 10000 : 2000);
  new PerformanceObserver((seen) => seen.getEntriesByName('first-contentful-paint')[0] && see()).observe({ type: 'paint', buffered: true });
}`;

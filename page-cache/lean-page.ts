import { setTimeout as pause } from 'node:timers/promises';
import { basePath } from '@/lib/domain/pages/paths';
import type { PageStyles } from '@/page-cache/page-styles';

interface LeanPageOptions {
  /** The page's own path and query, which a browser that came by a permalink writes into its address. */
  path: string;
  /** The style sheet at an address; undefined: it stays a link. */
  stylesOf: (address: string) => PageStyles | undefined;
  /** Whether the script before the first paint comes before the styles, as in the catalogue, where React renders no script. */
  isEarlyFirst: boolean;
}

/** A line is slow if it takes longer than this to bring the beginning of a page. */
const slowMs = 300;

/**
 * A page as it comes over a bad line: what is read first comes first, and nothing that is not read comes before it (docs/decisions/093). Its styles are in it; scripts come
 * when it has been seen, and so does the whole style sheet, for what scripts show; the page's own font comes first only where the line is fast.
 * A plain page (components/shell/document/plain-page.tsx) has its own script in place of those of the framework.
 */
export function leanPage(page: Buffer, options: LeanPageOptions): Buffer {
  const fonts = new Set<string>();
  // React writes its hints before the style sheet or behind it, as the render came about.
  const html = page
    .toString('latin1')
    .replaceAll(/<link rel="preload"(?=[^>]* as="(image|script|font)")[^>]*>/g, (link, kind: string) => {
      if (kind === 'font') fonts.add(/ href="([^"]+)"/.exec(link)?.[1] ?? '');
      return '';
    });
  const isPlain = isPlainPage(html);
  const opening = /<script\b[^>]*\bdata-early\b[^>]*>/.exec(html)?.[0];
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)].map(([link, address = '']) => ({
    link,
    address,
    styles: options.stylesOf(address),
  }));
  const [firstSheet] = sheets;
  if (opening === undefined || firstSheet === undefined || html.indexOf(firstSheet.link) > html.indexOf(opening))
    return page;
  const nonce = /\bnonce="[^"]*"/.exec(opening)?.[0] ?? '';
  const start = html.indexOf(firstSheet.link);
  let rest = html.slice(start);
  const known = sheets.flatMap(({ link, address, styles }) => (styles ? [{ link, address, styles }] : []));
  for (const { link } of known) rest = rest.replace(link, '');
  const sources: string[] = [];
  rest = rest.replaceAll(/<script src="([^"]+)"(?=[^>]* async="")[^>]*><\/script>/g, (_script, source: string) => {
    sources.push(source);
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
  rest = isPlain ? removeFramework(rest) : withNonceOnce(rest, nonce);
  // Who runs no script has the whole style sheet.
  const shown = html.slice(0, start) + rest.replaceAll(/<(script|noscript)\b.*?<\/\1>/gs, '');
  rest = shownIconsFirst(rest, shown, isPlain);
  const used = known.map(({ styles }) => styles.usedIn(shown, { isPlain }));
  const styles = used.map(({ screen }) => screen).join('');
  const print = isPlain ? used.map((text) => text.print).join('') : '';
  const addresses = known.map(({ address }) => address);
  const first = early + (isPlain ? '' : firstScript(options.path, [...fonts]));
  const head =
    (first && `<script ${nonce}>${first}</script>`) +
    (styles && `<style ${nonce}>${styles}</style>`) +
    // Without scripting nothing adds the whole style sheet.
    (isPlain || addresses.length === 0 ? '' : `<noscript>${known.map(({ link }) => link).join('')}</noscript>`);
  const end = isPlain
    ? print && `<style ${nonce}>${print}</style>`
    : `<script ${nonce}>${lateScripts(sources, addresses)}</script>`;
  rest = rest.includes('</body>') ? rest.replace('</body>', () => `${end}</body>`) : rest + end;
  return Buffer.from(html.slice(0, start) + head + rest, 'latin1');
}

const drawingAddress = new RegExp(`(?<= src=")${basePath}/api/assets/(pictograms|signs)/([\\w-]+\\.svg)(?=")`, 'g');
/** Longer drawings stay files of their own. */
const maxDrawingBytes = 4_096;
/** So long a page waits for its drawings, which are in the data cache but for the first time. */
const maxDrawingMs = 200;

/** A page with its pictograms and signs in it, which would take a request each. One that cannot be loaded stays an address. */
export async function inlineDrawings(
  page: Buffer,
  loadDrawing: (kind: 'pictograms' | 'signs', name: string) => Promise<Buffer>,
): Promise<Buffer> {
  const html = page.toString('latin1');
  const drawings = new Map<string, string>();
  const load = async ([address, kind, name = '']: RegExpExecArray) => {
    const drawing = await Promise.race([
      loadDrawing(kind === 'signs' ? kind : 'pictograms', name).catch(() => null),
      pause(maxDrawingMs, null, { ref: false }),
    ]);
    if (drawing && drawing.length <= maxDrawingBytes)
      drawings.set(address, `data:image/svg+xml,${encodeURIComponent(drawing.toString())}`);
  };
  const found = new Map([...html.matchAll(drawingAddress)].map((match) => [match[0], match]));
  await Promise.all([...found.values()].map(load));
  return Buffer.from(
    html.replaceAll(drawingAddress, (address) => drawings.get(address) ?? address),
    'latin1',
  );
}

const isPlainPage = (html: string) => html.includes(' data-plain=""');

/** A page as it is without scripting, with its own script. */
const removeFramework = (html: string) =>
  html
    .replaceAll(
      /<script\b(?![^>]* data-(?:early|plain)=)(?![^>]* type="application\/ld\+json")[^>]*>.*?<\/script>/gs,
      '',
    )
    .replaceAll(/<\/?noscript\b[^>]*>/g, '')
    .replaceAll(/ (?:data-html="[^"]*"|data-page=""|aria-haspopup="menu")/g, '')
    .replaceAll(/<!--(?:\/?\$|\s)?-->/g, '')
    .replace('<script type="text/plain" data-plain=""', '<script data-plain=""');

/** React's data, which repeat the nonce, with that of their script: each nonce in a page interrupts its compression (page-cache/nonce-template.ts). */
function withNonceOnce(html: string, nonce: string): string {
  const [, value] = /"([^"]+)"/.exec(nonce) ?? [];
  if (!value) return html;
  return html.replaceAll(
    /(<script\b[^>]*>)(self\.__next_f\.push.*?|\(self\.__next_f=.*?)(?=<\/script>)/gs,
    (script, tag: string, text: string) =>
      text.includes(value)
        ? `${tag}{const nonce=document.currentScript.nonce;${text.replaceAll(value, '"+nonce+"')}}`
        : script,
  );
}

/**
 * The sprite of icons with those that the page shows before anything is opened or scrolled. The others come in a second one at its end: those of the rest, and, unless
 * it is plain, those that only scripts show; `lateScripts` puts them back.
 */
function shownIconsFirst(html: string, shown: string, isPlain: boolean): string {
  const idsIn = (text: string) => new Set([...text.matchAll(/href="#(icon-[\w-]+)"/g)].map(([, id]) => id));
  const used = idsIn(shown);
  const [upperPart = ''] = shown.split('<footer');
  const first = idsIn(upperPart.replaceAll(/(<\/summary>).*?(?=<\/details>)/gs, '$1'));
  let others = '';
  const shortened = html.replaceAll(/<symbol id="(icon-[\w-]+)".*?<\/symbol>/gs, (symbol, id: string) => {
    if (first.has(id)) return symbol;
    if (used.has(id) || !isPlain) others += symbol;
    return '';
  });
  if (!others) return shortened;
  return shortened.replace('</body>', () => `<div id="icons" hidden><svg>${others}</svg></div></body>`);
}

const permalink = new RegExp(`^${basePath}/\\d+$`);

/**
 * Writes the page's address after a permalink, and finds out whether the line is slow: only on a fast one the page's font comes beside the text. React, which
 * finds the link of a font, adds none of its own.
 */
const firstScript = (path: string, fonts: string[]) => `{
  if (${permalink}.test(location.pathname)) history.replaceState(null, '', ${JSON.stringify(path)} + location.hash);
  const [{ requestStart } = {}] = performance.getEntriesByType('navigation');
  const isSlow = performance.now() - requestStart > ${slowMs} || navigator.connection?.saveData;
  if (isSlow) document.documentElement.dataset.line = 'slow';
  const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', ...(isSlow && { media: 'not all' }) };
  ${JSON.stringify(fonts)}.forEach((href) => document.head.append(Object.assign(document.createElement('link'), attributes, { href })));
}`;

/**
 * Loads scripts when the page has been seen and all of it has come, so that they take nothing of its line and are not compiled beside style and layout;
 * where the line is fast they are fetched after 150 ms. A page in the background is not painted.
 */
const lateScripts = (sources: string[], sheets: string[]) => `{
  const sources = ${JSON.stringify(sources)}, { nonce } = document.currentScript;
  const add = (name, attributes) => document.head.appendChild(Object.assign(document.createElement(name), { nonce, ...attributes }));
  const isSlow = document.documentElement.dataset.line === 'slow';
  let isSeen = document.hidden;
  const runThem = () => {
    if (!isSeen || document.readyState === 'loading') return;
    const icons = document.getElementById('icons');
    if (icons) {
      document.querySelector('symbol')?.parentNode.append(...icons.firstChild.childNodes);
      icons.remove();
    }
    for (const href of ${JSON.stringify(sheets)})
      if (!document.querySelector('link[rel="stylesheet"][href="' + href + '"]'))
        add('link', { rel: 'stylesheet', href }).dataset.precedence = 'next';
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

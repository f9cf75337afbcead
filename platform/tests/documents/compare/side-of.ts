import type { Change } from '../../../documents/blocks/marked.ts';

/** The text that the HTML of a comparison shows of one side, spaces run together; drawings by their names. */
export function sideOf(html: string, kept: Change): string {
  const dropped = kept === 'ins' ? 'del' : 'ins';
  return readText(
    html
      .replace(new RegExp(`<${dropped}>.*?</${dropped}>`, 'gs'), '')
      .replaceAll(`<${kept}>`, '')
      .replaceAll(`</${kept}>`, ''),
  );
}

/** The text of HTML, spaces run together; drawings by their names. */
export const readText = (html: string): string =>
  html
    .replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<\/?span[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Every text within the marks of a kind, in order. */
export const markedTexts = (html: string, change: Change): string[] =>
  [...html.matchAll(new RegExp(`<${change}>(.*?)</${change}>`, 'gs'))].map(([, text]) => text ?? '');

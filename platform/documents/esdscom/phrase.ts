import { element, type XmlElement } from './xml.ts';

/** The longest text of a phrase (type `string1024`), in characters. */
const maxTextLength = 1024;

/** `text` as an element of at most `length` characters (types `string10` to `string1024`); null where there is none. */
export const textElement = (name: string, text: string | null | undefined, length: number): XmlElement | null =>
  element(name, text && cut(text.trim(), length));

/** A text as a phrase (type `Phrase`); null where there is none. A longer one than there is room for is cut. */
export const phrase = (name: string, text: string | null | undefined): XmlElement | null =>
  element(name, textElement('FullText', text, maxTextLength));

/** Each text as a phrase, one longer than there is room for as several. */
export const phrases = (name: string, texts: readonly (string | null | undefined)[]): XmlElement[] =>
  texts.flatMap((text) => partsOf(text ?? '').flatMap((part) => phrase(name, part) ?? []));

/** Parts that fit, divided between words where there are any. */
function partsOf(text: string): string[] {
  const characters = [...text];
  const parts: string[] = [];
  for (let start = 0; start < characters.length;) {
    const rest = characters.slice(start, start + maxTextLength + 1);
    const space = rest.length > maxTextLength ? rest.lastIndexOf(' ') : rest.length;
    const length = space > 0 ? space : maxTextLength;
    parts.push(rest.slice(0, length).join(''));
    start += length;
  }
  return parts;
}

/** By code points, as XML counts. */
function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
}

/** An element of an XML document. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

/** What an element may be given; what is null, undefined, false or an empty text is left out. */
export type XmlContent = XmlElement | string | number | false | null | undefined | readonly XmlContent[];

/** An element; null where it would be empty. */
export function element(name: string, ...content: XmlContent[]): XmlElement | null {
  const made = required(name, ...content);
  return made.children.length ? made : null;
}

/** An element that is there even when it is empty. */
export const required = (name: string, ...content: XmlContent[]): XmlElement => ({
  name,
  attributes: {},
  children: content.flatMap(childrenOf),
});

/** An element of the type `boolean`. */
export const flag = (name: string, value: boolean): XmlElement => required(name, String(value));

function childrenOf(content: XmlContent): (XmlElement | string)[] {
  if (content === null || content === undefined || content === false || content === '') return [];
  if (typeof content === 'object') return 'name' in content ? [content] : content.flatMap(childrenOf);
  return [String(content)];
}

/** The document, UTF-8, with its declaration (XML 1.0, 2.8). Characters that XML does not have are left out. */
export const writeXml = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}\n`;

function write({ name, attributes, children }: XmlElement, indent: string): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escape(value)}"`)].join(' ');
  if (!children.length) return `${indent}<${start}/>`;
  if (children.every((child) => typeof child === 'string')) {
    return `${indent}<${start}>${escape(children.join(''))}</${name}>`;
  }
  const inside = children.map((child) => (typeof child === 'string' ? escape(child) : write(child, `${indent}  `)));
  return `${indent}<${start}>\n${inside.join('\n')}\n${indent}</${name}>`;
}

/** Everything outside of the production Char (XML 1.0, 2.2). */
const noCharacter = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

const escape = (text: string): string =>
  text.replace(noCharacter, '').replace(/[&<>"\r]/g, (character) => entities[character] ?? character);

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

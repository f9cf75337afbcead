/** An element of an XML document. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
  /** Comes after the children. */
  instruction?: XmlInstruction;
}

/** A processing instruction (XML 1.0, 2.6); its data has no `?>`. */
export interface XmlInstruction {
  target: string;
  data: string;
}

/** The contents of an element; null, undefined, false and empty texts are omitted. */
export type XmlContent = XmlElement | string | number | false | null | undefined | readonly XmlContent[];

/** An element; null if it would be empty. */
export function element(name: string, ...content: XmlContent[]): XmlElement | null {
  const xmlElement = required(name, ...content);
  return xmlElement.children.length ? xmlElement : null;
}

/** An element that is written even if it is empty. */
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

/** The UTF-8 document with its declaration (XML 1.0, 2.8). Characters that XML does not allow are removed. */
export const writeXml = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}\n`;

function write({ name, attributes, children, instruction }: XmlElement, indent: string): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escape(value)}"`)].join(' ');
  if (!children.length) return `${indent}<${start}/>`;
  if (children.every((child) => typeof child === 'string')) {
    return `${indent}<${start}>${escape(children.join(''))}</${name}>`;
  }
  const inside = children.map((child) => (typeof child === 'string' ? escape(child) : write(child, `${indent}  `)));
  if (instruction) inside.push(`${indent}  <?${instruction.target} ${instruction.data}?>`);
  return `${indent}<${start}>\n${inside.join('\n')}\n${indent}</${name}>`;
}

/** The texts of an element's leaves with their paths below it, as a reader of the document finds them. */
export function writtenTexts({ children }: XmlElement, path = ''): { path: string; text: string }[] {
  const elements = children.filter((child) => typeof child !== 'string');
  if (elements.length > 0)
    return elements.flatMap((child) => writtenTexts(child, path === '' ? child.name : `${path}/${child.name}`));
  const text = stripInvalidCharacters(children.join(''))
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
  return text === '' ? [] : [{ path, text }];
}

/** Everything outside of the production Char (XML 1.0, 2.2). */
const noCharacter = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const stripInvalidCharacters = (text: string) => text.replace(noCharacter, '');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

const escape = (text: string): string =>
  stripInvalidCharacters(text).replace(/[&<>"\r]/g, (character) => entities[character] ?? character);

/** Maximum length of a phrase's text (type `string1024`), in characters. */
const maxTextLength = 1024;

/** `text` as an element of at most `length` characters (types `string10` to `string1024`); null without a text. */
export const textElement = (name: string, text: string | null | undefined, length: number): XmlElement | null =>
  element(name, text && cut(text.trim(), length));

/** A text as a phrase (type `Phrase`), truncated to the maximum length; null without a text. */
export const phrase = (name: string, text: string | null | undefined): XmlElement | null =>
  element(name, textElement('FullText', text, maxTextLength));

/** Texts as phrases; one that is longer than the maximum becomes several phrases. */
export const phrases = (name: string, texts: readonly (string | null | undefined)[]): XmlElement[] =>
  texts.flatMap((text) => partsOf(text ?? '').flatMap((part) => phrase(name, part) ?? []));

/** Splits a text into parts of the maximum length, between words if possible. */
function partsOf(text: string): string[] {
  const characters = [...text];
  const parts: string[] = [];
  for (let start = 0; start < characters.length;) {
    const slice = characters.slice(start, start + maxTextLength + 1);
    const space = slice.length > maxTextLength ? slice.lastIndexOf(' ') : slice.length;
    const length = space > 0 ? space : maxTextLength;
    parts.push(slice.slice(0, length).join(''));
    start += length;
  }
  return parts;
}

/** Length in code points, as defined by XML. */
function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
}

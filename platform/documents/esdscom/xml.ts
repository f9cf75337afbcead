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

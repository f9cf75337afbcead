import { SaxesParser } from 'saxes';

/** An element of a parsed XML document. */
export interface XmlNode {
  /** Local name, without a prefix. */
  name: string;
  namespace: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  /** The text of an element without children, with white space collapsed and trimmed, in the Unicode normalization form C. */
  text: string;
  /** Processing instructions between its children. */
  instructions: { target: string; data: string }[];
  /** Counted from 1. */
  line: number;
}

/** The problem of a text: the code of a message (languages/messages.ts), and its values. */
export type XmlIssue =
  | { code: 'xml.doctype'; values?: undefined }
  | { code: 'tooDeep'; values?: undefined }
  | { code: 'xml.malformed'; values: { reason: string } }
  | { code: 'xml.tooManyNodes'; values: { limit: number } }
  | { code: 'xml.tooManyChildren'; values: { limit: number } }
  | { code: 'xml.longText'; values: { limit: number } }
  | { code: 'xml.encoding'; values: { encoding: string } }
  | { code: 'xml.notText'; values: { encoding: string } }
  | { code: 'xml.notTextOfDefault'; values: { encoding: string } };

/** The text cannot be parsed as XML. `line` is counted from 1; null when the text cannot be decoded. */
export class XmlError extends Error {
  override name = 'XmlError';
  readonly issue: XmlIssue;
  readonly line: number | null;

  constructor(issue: XmlIssue, line: number | null) {
    super(issue.code);
    this.issue = issue;
    this.line = line;
  }
}

/** Maximum depth; eSDScom has about 15 levels. */
const maxDepth = 100;

/** Maximum number of elements and attributes of a document. A data sheet in eight languages has some thousand. */
const maxNodes = 60_000;

/** Maximum number of child elements. */
const maxChildren = 1_000;

/** Maximum length of a text in characters, with white space collapsed; eSDScom's longest have 1,024. */
const maxTextLength = 10_000;

/**
 * Parses an XML document (XML 1.0, with namespaces) and returns its root. A document type declaration is refused, and with it
 * every entity that a document could declare.
 * @throws XmlError
 */
export function readXml(bytes: Uint8Array): XmlNode {
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlNode[] = [];
  let root: XmlNode | undefined;
  /** Whether leading white space is dropped: the open element has no text yet, or a text that ends with a space. */
  let isAfterSpace = true;
  parser.on('error', ({ message }) => {
    const reason = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
    throw new XmlError({ code: 'xml.malformed', values: { reason } }, parser.line);
  });
  parser.on('doctype', () => {
    throw new XmlError({ code: 'xml.doctype' }, parser.line);
  });
  let nodes = 0;
  const countNode = () => {
    nodes += 1;
    if (nodes > maxNodes) throw new XmlError({ code: 'xml.tooManyNodes', values: { limit: maxNodes } }, parser.line);
  };
  parser.on('opentagstart', countNode);
  parser.on('attribute', countNode);
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length === maxDepth) throw new XmlError({ code: 'tooDeep' }, parser.line);
    const values = Object.values(attributes).map((attribute): [string, string] => [attribute.local, attribute.value]);
    const element: XmlNode = {
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(values),
      children: [],
      text: '',
      instructions: [],
      line: parser.line,
    };
    const siblings = open.at(-1)?.children ?? [];
    if (siblings.push(element) > maxChildren)
      throw new XmlError({ code: 'xml.tooManyChildren', values: { limit: maxChildren } }, parser.line);
    root ??= element;
    open.push(element);
    isAfterSpace = true;
  });
  parser.on('processinginstruction', ({ target, body: data }) => {
    countNode();
    open.at(-1)?.instructions.push({ target, data });
  });
  // White space is collapsed as it arrives, so that the stored text is bounded and each part is read once.
  const addText = (text: string) => {
    const node = open.at(-1);
    if (!node || node.children.length > 0) return;
    const collapsed = text.replace(/[ \t\r\n]+/g, ' ');
    const added = isAfterSpace && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed;
    if (added === '') return;
    isAfterSpace = added.endsWith(' ');
    node.text += added;
    if (node.text.length - Number(isAfterSpace) > maxTextLength)
      throw new XmlError({ code: 'xml.longText', values: { limit: maxTextLength } }, parser.line);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const node = open.pop()!;
    node.text = node.children.length > 0 ? '' : node.text.trim().normalize('NFC');
  });
  parser.write(decode(bytes)).close();
  return root!;
}

const byteOrderMarks: readonly { bytes: readonly number[]; encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** Decodes by the byte order mark, else by the XML declaration, else as UTF-8 (XML 1.0, 4.3.3 and appendix F). */
function decode(bytes: Uint8Array): string {
  const mark = byteOrderMarks.find((candidate) => candidate.bytes.every((byte, index) => bytes[index] === byte));
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
  const encoding = mark?.encoding ?? declared ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code === 'ERR_ENCODING_NOT_SUPPORTED')
      throw new XmlError({ code: 'xml.encoding', values: { encoding } }, 1);
    throw new XmlError({ code: declared ? 'xml.notText' : 'xml.notTextOfDefault', values: { encoding } }, null);
  }
}

import { parseDocument } from 'htmlparser2';
import { writeEsdscom } from '../../esdscom/write/feed.ts';
import type { LanguageCode } from '../../languages/languages.ts';
import type { ProductFactsInput } from '../../product/facts.ts';
import { factsOf, sampleOptions, sampleProduct } from '../documents/sample-product.ts';

/** An element as it is read: its name, the elements in it, or its text. */
export interface ReadElement {
  name: string;
  children: ReadElement[];
  text: string;
}

type Node = ReturnType<typeof parseDocument>['children'][number];

const readElement = (node: Node): ReadElement[] => {
  if (!('name' in node) || !('children' in node)) return [];
  const text = node.children.map((child) => ('data' in child ? child.data : '')).join('');
  return [{ name: node.name, children: node.children.flatMap((child) => readElement(child)), text: text.trim() }];
};

/** The root of an XML document. */
export function readFeed(xml: string): ReadElement {
  const [root] = parseDocument(xml, { xmlMode: true, decodeEntities: true }).children.flatMap(readElement);
  if (!root) throw new Error('The document has no root');
  return root;
}

/** Every element below `from` at a path, `Datasheet/Composition/RegionEU`. */
export const elementsAt = (element: ReadElement, path: string): ReadElement[] =>
  path
    .split('/')
    .reduce(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    );

export const textsAt = (element: ReadElement, path: string): string[] =>
  elementsAt(element, path).map(({ text }) => text);

/** Name and text of each child that has no children, `['ExactValue 5', 'Unit %']`. */
export const valuesOf = ({ children }: ReadElement): string[] =>
  children.map(({ name, text, children: { length } }) => (length ? name : `${name} ${text}`));

/** The datasheet of a product about which nothing but `facts` is known. */
export function sampleFeed(
  facts: Partial<ProductFactsInput>,
  { lang = 'en', product = {}, gtin = null }: { lang?: LanguageCode; product?: object; gtin?: string | null } = {},
): ReadElement {
  const xml = writeEsdscom({ ...sampleProduct, ...product }, factsOf(facts), lang, {
    version: sampleOptions.version,
    previousVersions: sampleOptions.previousVersions ?? [],
    gtin,
    today: '2026-03-01',
  });
  return elementsAt(readFeed(xml), 'Datasheet')[0]!;
}

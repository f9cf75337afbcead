import type { DocType } from '@/lib/domain/tabs';

/** GS1 Web Vocabulary: what a link of a product leads to, and our screen of it. */
export const gs1LinkTypes = {
  /** Product information page: where a link leads that asks for nothing. */
  pip: 'pd',
  safetyInfo: 'gh',
  instructions: 'mh',
} as const satisfies Record<string, DocType>;

export type Gs1LinkType = keyof typeof gs1LinkTypes;

const vocabulary = 'https://gs1.org/voc/';
/** How a link type is named: in short, and by the addresses under which the vocabulary was and is kept. */
const prefixes = ['gs1:', vocabulary, 'https://www.gs1.org/voc/', 'https://ref.gs1.org/voc/'];

/** The name of a link type in a linkset (RFC 9264 4.2.3: an extension type is a URI). */
export const gs1Uri = (name: Gs1LinkType | 'defaultLink'): string => vocabulary + name;

/** What `linkType` of a GS1 Digital Link asks for; null for a type that we have no link of. */
export function parseLinkType(value: string | null): Gs1LinkType | 'linkset' | null {
  if (!value) return 'pip';
  // `all` is what it was called before version 1.0 of the resolver standard.
  if (value === 'linkset' || value === 'all') return 'linkset';
  const prefix = prefixes.find((one) => value.startsWith(one));
  const name = prefix && value.slice(prefix.length);
  if (name === 'defaultLink') return 'pip';
  return name && Object.hasOwn(gs1LinkTypes, name) ? (name as Gs1LinkType) : null;
}

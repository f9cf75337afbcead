import type { FailureCause } from '@/lib/domain/failures/failure-causes';
import type { FailureMessage } from '@/lib/domain/failures/failures';
import { hasGtinCheckDigit } from '@/lib/domain/product/identifiers';
import { qualifierValue } from '@/lib/domain/pages/pack';
import type { DocType } from '@/lib/domain/pages/tabs';

/**
 * Why a GS1 Digital Link does not resolve: the cause as of `dossiererror`, the status and the message. GS1-Conformant Resolver
 * Standard: errors of syntax are reported with 400, a requested link type that does not exist with 404.
 */
export const digitalLinkIssues = {
  form: { cause: 'unknown', status: 400, message: 'GTIN_FORM' },
  'check-digit': { cause: 'unknown', status: 400, message: 'GTIN_CHECK_DIGIT' },
  qualifier: { cause: 'unknown', status: 400, message: 'GTIN_QUALIFIER' },
  compressed: { cause: 'unknown', status: 400, message: 'GTIN_COMPRESSED' },
  key: { cause: 'unknown', status: 404, message: 'GTIN_KEY' },
  'link-type': { cause: 'unknown', status: 404, message: 'GTIN_LINK_TYPE' },
  unknown: { cause: 'unknown', status: 404, message: 'GTIN_UNKNOWN' },
  removed: { cause: 'removed', status: 410, message: 'NOT_AVAILABLE' },
  unavailable: { cause: 'unavailable', status: 503, message: 'SERVER_DOWN_ERROR' },
} as const satisfies Record<string, { cause: FailureCause; status: number; message: FailureMessage }>;

export type DigitalLinkIssue = keyof typeof digitalLinkIssues;

export function isDigitalLinkIssue(value: unknown): value is DigitalLinkIssue {
  return typeof value === 'string' && Object.hasOwn(digitalLinkIssues, value);
}

/**
 * Key qualifiers after the GTIN: consumer product variant, batch and serial number, each at most once, in this order, or a serial
 * number that a third party controls (GS1 Digital Link Standard: URI Syntax, 4.7; GS1 Syntax Dictionary, entry 01).
 */
const qualifierPaths = [['22', '10', '21'], ['235']];
/** A third party's serial number has 1 to 28 characters of the same set as the others. */
const thirdPartySerial = /^[!"%-?A-Z_a-z]{1,28}$/;

/**
 * A compressed link: base64url of a bit string that begins with the application identifier 01 in eight bits (GS1 Digital Link
 * Standard: Compression).
 */
const compressed = /^\/A[Q-Za-f][\w-]{8,}\/?$/;

/** A link by another primary key, which has four digits at its beginning; the key is not the number of a product of ours. */
const otherKey = /^\/(?:00|253|255|401|402|414|417|8003|8004|8006|8010|8013|8017|8018)\/\d{4}[^/]/;

/** Whether a path (without base path) is a GS1 Digital Link of a product, `/01/09521234000013`, or of something else, valid or not. */
export const isDigitalLink = (pathname: string): boolean =>
  /^\/01(\/|$)/.test(pathname) || otherKey.test(pathname) || compressed.test(pathname);

/**
 * Parses the path of a GS1 Digital Link, in its percent-encoded form. GTIN-8, -12 and -13 are padded with zeros. Never
 * throws.
 */
export function parseDigitalLink(
  pathname: string,
): { gtin: string; batch?: string; serial?: string } | { issue: DigitalLinkIssue } {
  if (compressed.test(pathname)) return { issue: 'compressed' };
  if (otherKey.test(pathname)) return { issue: 'key' };
  const [, gtin = '', ...rest] = pathname.split('/').filter(Boolean);
  if (!/^\d{14}$/.test(gtin)) return { issue: 'form' };
  if (!hasGtinCheckDigit(gtin)) return { issue: 'check-digit' };
  if (!qualifierPaths.some((path) => areQualifiers(rest, path))) return { issue: 'qualifier' };
  const valueOf = (key: string) => {
    // A value may be the same text as a key.
    const index = rest.findIndex((segment, position) => position % 2 === 0 && segment === key);
    return index < 0 ? undefined : decoded(rest[index + 1]!);
  };
  return { gtin, batch: valueOf('10'), serial: valueOf('21') };
}

function areQualifiers(segments: string[], path: string[]): boolean {
  let last = -1;
  for (let index = 0; index < segments.length; index += 2) {
    const position = path.indexOf(segments[index]!);
    const form = segments[index] === '235' ? thirdPartySerial : qualifierValue;
    if (position <= last || !form.test(decoded(segments[index + 1] ?? ''))) return false;
    last = position;
  }
  return true;
}

/** Decodes a percent-encoded text; '' if it is malformed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** GS1 Web Vocabulary: link types of a product, and the corresponding screens. */
export const gs1LinkTypes = {
  /** Product information page: the default link. */
  pip: 'pd',
  safetyInfo: 'gh',
  instructions: 'mh',
} as const satisfies Record<string, DocType>;

export type Gs1LinkType = keyof typeof gs1LinkTypes;

const vocabulary = 'https://ref.gs1.org/voc/';
/** Prefixes of link types: the compact form, and the vocabulary's current and former URLs. */
const prefixes = ['gs1:', vocabulary, 'https://www.gs1.org/voc/', 'https://gs1.org/voc/'];

/** The description of the resolver below `root`, served as `/.well-known/gs1resolver` (GS1-Conformant Resolver Standard). */
export const resolverDescription = (name: string, root: string) => ({
  name,
  resolverRoot: root,
  supportedPrimaryKeys: ['01'],
  supportedLinkType: [{ namespace: vocabulary, prefix: 'gs1:' }],
  linkTypeDefaultCanBeLinkset: false,
});

/** Methods and origins of a resolver (GS1-Conformant Resolver Standard: GET, HEAD and OPTIONS; CORS). */
export const resolverHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
};

/** The URI of a link type in a linkset (RFC 9264 4.2.3: an extension type is a URI). */
export const gs1Uri = (name: Gs1LinkType | 'defaultLink'): string => vocabulary + name;

/** Parses `linkType` of a GS1 Digital Link; null for a type without a link here. */
export function parseLinkType(value: string | null): Gs1LinkType | 'linkset' | null {
  if (!value) return 'pip';
  // `all` is the name before version 1.0 of the resolver standard.
  if (value === 'linkset' || value === 'all') return 'linkset';
  const prefix = prefixes.find((candidate) => value.startsWith(candidate));
  const name = prefix && value.slice(prefix.length);
  if (name === 'defaultLink') return 'pip';
  return name && Object.hasOwn(gs1LinkTypes, name) ? (name as Gs1LinkType) : null;
}

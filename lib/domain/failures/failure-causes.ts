/** Why a dossier cannot be shown. */
const failureCauses = ['unknown', 'removed', 'unavailable'] as const;
export type FailureCause = (typeof failureCauses)[number];

const causes: Record<string, FailureCause> = { 'not-found': 'unknown', removed: 'removed' };

/** The cause of a failed call; outages and malformed responses both count as unavailable. */
export function causeOf(failureKind: string): FailureCause {
  return Object.hasOwn(causes, failureKind) ? causes[failureKind]! : 'unavailable';
}

/** Parses `cause` of an error page's URL; null for none or an unknown one. */
export function parseCause(value: unknown): FailureCause | null {
  return failureCauses.find((cause) => cause === value) ?? null;
}

/** Why a document cannot be shown: a cause of its dossier, no valid document of this kind, or a country that does not exist. */
export type DocumentFailureCause = FailureCause | 'invalid' | 'market';

/** Parses `cause` of `sdserror`; without a known one the document is not valid. */
export const parseDocumentCause = (value: unknown): DocumentFailureCause =>
  value === 'market' ? 'market' : (parseCause(value) ?? 'invalid');

/** Why an attachment cannot be downloaded, besides a missing permission (403), which has no cause. */
export const fileErrorStatuses = { missing: 404, unsupported: 415, unavailable: 503 } as const;
export type FileErrorCause = keyof typeof fileErrorStatuses;

export const forbiddenStatus = 403;

/** Parses `cause` of `fileerror`; null for none or an unknown one. */
export const parseFileErrorCause = (value: unknown): FileErrorCause | null =>
  typeof value === 'string' && Object.hasOwn(fileErrorStatuses, value) ? (value as FileErrorCause) : null;

/**
 * The error page of a failed download: `page` (with a query) is that of a missing permission. Null for other statuses: after an outage
 * the page stays and offers the download again.
 */
export function fileErrorAddress(page: string, status: number): string | null {
  if (status === forbiddenStatus) return page;
  const cause =
    status === fileErrorStatuses.missing ? 'missing' : status === fileErrorStatuses.unsupported ? 'unsupported' : null;
  return cause && `${page}&cause=${cause}`;
}

/** All causes of error pages. */
export type ErrorPageCause = DocumentFailureCause | FileErrorCause;

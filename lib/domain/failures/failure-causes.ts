/** Why a dossier cannot be shown. */
const failureCauses = ['unknown', 'removed', 'unavailable'] as const;
export type FailureCause = (typeof failureCauses)[number];

const causes: Record<string, FailureCause> = { 'not-found': 'unknown', removed: 'removed' };

/** The cause of a failed call; an outage and an answer that makes no sense both count as unavailable. */
export function causeOf(failureKind: string): FailureCause {
  return Object.hasOwn(causes, failureKind) ? causes[failureKind]! : 'unavailable';
}

/** The `cause` of an error page's address; null when there is none that we know. */
export function parseCause(value: unknown): FailureCause | null {
  return failureCauses.find((cause) => cause === value) ?? null;
}

/** Why a document cannot be shown: its dossier cannot be shown, or the product has no valid document of this kind. */
export type DocumentFailureCause = FailureCause | 'invalid';

/** The `cause` of `sdserror`; without one that we know the document is not valid. */
export const parseDocumentCause = (value: unknown): DocumentFailureCause => parseCause(value) ?? 'invalid';

/** Why an attachment is not downloaded, beside a missing permission (403), which needs no cause. */
export const fileErrorStatuses = { missing: 404, unsupported: 415 } as const;
export type FileErrorCause = keyof typeof fileErrorStatuses;

export const forbiddenStatus = 403;

/** The cause that a text names; null when it names none that we know. */
export const parseFileErrorCause = (value: unknown): FileErrorCause | null =>
  value === 'missing' || value === 'unsupported' ? value : null;

/** The error page of a failed download: `page` (with a query) is the one of a missing permission. Null for other statuses. */
export function fileErrorAddress(page: string, status: number): string | null {
  if (status === forbiddenStatus) return page;
  const cause =
    status === fileErrorStatuses.missing ? 'missing' : status === fileErrorStatuses.unsupported ? 'unsupported' : null;
  return cause && `${page}&cause=${cause}`;
}

/** What an error page says the reason is. */
export type ErrorPageCause = DocumentFailureCause | FileErrorCause;

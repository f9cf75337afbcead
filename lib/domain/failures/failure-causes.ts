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

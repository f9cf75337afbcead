import { errorMessageKey, type FailureMessage } from '@/lib/domain/failures/failures';

/** What a form of the list of shares is answered when it could be done. */
const done = ['resent', 'withdrawn'] as const;

/** What it can be refused with; its text is that of the failure. */
const rejections = [
  'UNKNOWN',
  'NOT_AVAILABLE',
  'NOT_IN_LIST',
  'RECIPIENT_MAILS_TODAY',
  'SERVER_DOWN_ERROR',
  'SERVER_SIDE',
  'SERVER_TIMEOUT',
  'SHARE_NO_SDS',
  'SHARE_WITHDRAWN',
  'STALE_FORM',
  'TOO_MANY_MAILS_TODAY',
  'TOO_MANY_TRIES',
] as const satisfies FailureMessage[];

/** As `?outcome=` carries it. */
export type ShareOutcome = (typeof done)[number] | (typeof rejections)[number];

export const isShareDone = (outcome: ShareOutcome): outcome is (typeof done)[number] =>
  done.some((one) => one === outcome);

/** The outcome of an address; null for none, or none of ours. */
export const shareOutcomeOf = (text: unknown): ShareOutcome | null =>
  [...done, ...rejections].find((one) => one === text) ?? null;

/** The outcome of a handler's `uiMessage`. */
export const shareRejectionOf = (uiMessage: unknown): ShareOutcome =>
  rejections.find((one) => errorMessageKey(one) === uiMessage) ?? 'UNKNOWN';

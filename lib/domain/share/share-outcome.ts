import { errorMessageKey, type FailureMessage } from '@/lib/domain/failures/failures';

/** Results of a successful form in the list of shares. */
const done = ['resent', 'withdrawn'] as const;

/** Errors of such a form; the message is that of the failure. */
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

/** The value of `?outcome=`. */
export type ShareOutcome = (typeof done)[number] | (typeof rejections)[number];

export const isShareDone = (outcome: ShareOutcome): outcome is (typeof done)[number] =>
  done.some((candidate) => candidate === outcome);

/** Parses `?outcome=`; null for none or an unknown one. */
export const shareOutcomeOf = (text: unknown): ShareOutcome | null =>
  [...done, ...rejections].find((outcome) => outcome === text) ?? null;

/** The outcome for a handler's `uiMessage`. */
export const shareRejectionOf = (uiMessage: unknown): ShareOutcome =>
  rejections.find((rejection) => errorMessageKey(rejection) === uiMessage) ?? 'UNKNOWN';

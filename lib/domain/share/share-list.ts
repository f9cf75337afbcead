/**
 * The state of the mail to one recipient: queued, queued for a retry, accepted by the mail server, written to a file
 * because there is no mail server, sent by an unknown carrier, refused by the mail server, given up, not sent because
 * the share was withdrawn.
 */
export type MailState = 'sending' | 'trying' | 'accepted' | 'written' | 'sent' | 'refused' | 'failed' | 'withdrawn';

/** The mail to one recipient. */
interface ListedMail {
  recipient: string;
  state: MailState;
  delivered: string | null;
  /** The mail server's response to a mail that it did not accept. */
  response: string | null;
}

/** A share of the list of shares. */
export interface ListedShare {
  id: string;
  /** ISO 8601, with time. */
  created: string;
  target: 'ui' | 'sds';
  /** Interface language of the mail. */
  language: string;
  /** `version` is that of the newest SDS at the time of sharing. */
  products: { id: number; name: string; version: string | null }[];
  mails: ListedMail[];
  /**
   * Time of withdrawal (ISO 8601), null: not withdrawn; undefined: the platform supports neither withdrawing nor
   * resending.
   */
  withdrawn?: string | null;
}

/** What the list can be filtered by (docs/platform-api.md 3.12). */
export const shareStates = ['waiting', 'sent', 'failed', 'withdrawn'] as const;
export type ShareState = (typeof shareStates)[number];

/** A page of a user's shares, newest first. */
export interface SharePage {
  shares: ListedShare[];
  pages: number;
  total: number;
  /** The states that the platform can filter by; empty: none. */
  states: ShareState[];
}

/** The state of a mail in docs/platform-api.md 3.12; `carrier` and `refused` may be absent. */
export function mailState({
  status,
  attempts,
  carrier,
  refused,
}: {
  status: 'queued' | 'sent' | 'failed' | 'withdrawn';
  attempts: number;
  carrier: 'smtp' | 'file' | null;
  refused: boolean;
}): MailState {
  if (status === 'queued') return attempts > 1 ? 'trying' : 'sending';
  if (status === 'withdrawn') return status;
  if (status === 'failed') return refused ? 'refused' : 'failed';
  if (carrier === null) return 'sent';
  return carrier === 'smtp' ? 'accepted' : 'written';
}

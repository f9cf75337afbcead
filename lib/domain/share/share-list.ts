/**
 * What is known of the mail to one recipient: it waits, it waits after a failure, the mail server accepted it, it was written to a
 * file because there is no mail server, it was sent by what is not known, the mail server refused it, it was given up, it was not
 * sent because the share was withdrawn.
 */
export type MailState = 'sending' | 'trying' | 'accepted' | 'written' | 'sent' | 'refused' | 'failed' | 'withdrawn';

/** The mail to one recipient. */
export interface ListedMail {
  recipient: string;
  state: MailState;
  delivered: string | null;
  /** The mail server's own words, of a mail that it did not accept. */
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
  /** `version` of the SDS that was the newest then. */
  products: { id: number; name: string; version: string | null }[];
  mails: ListedMail[];
  /** When it was withdrawn (ISO 8601), null: it was not; undefined: the platform knows neither withdrawing nor resending. */
  withdrawn?: string | null;
}

/** What the list can be filtered by (docs/platform-api.md 3.12). */
export const shareStates = ['waiting', 'sent', 'failed', 'withdrawn'] as const;
export type ShareState = (typeof shareStates)[number];

/** A page of what a user has shared, the newest first. */
export interface SharePage {
  shares: ListedShare[];
  pages: number;
  total: number;
  /** By what the platform can filter; empty: it can't. */
  states: ShareState[];
}

/** A mail's state as docs/platform-api.md 3.12 has it; `carrier` and `refused` may be absent. */
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

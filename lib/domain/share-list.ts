/**
 * What is known of the mail to one recipient: it waits, it waits after a failure, the mail server accepted it, it was written to a
 * file because there is no mail server, it was sent by what is not known, the mail server refused it, it was given up.
 */
export type MailState = 'sending' | 'trying' | 'accepted' | 'written' | 'sent' | 'refused' | 'failed';

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
}

/** A page of what a user has shared, the newest first. */
export interface SharePage {
  shares: ListedShare[];
  pages: number;
  total: number;
}

/** A mail's state as docs/platform-api.md 3.12 has it; `carrier` and `refused` may be absent. */
export function mailState({
  status,
  attempts,
  carrier,
  refused,
}: {
  status: 'queued' | 'sent' | 'failed';
  attempts: number;
  carrier: 'smtp' | 'file' | null;
  refused: boolean;
}): MailState {
  if (status === 'queued') return attempts > 1 ? 'trying' : 'sending';
  if (status === 'failed') return refused ? 'refused' : 'failed';
  if (carrier === null) return 'sent';
  return carrier === 'smtp' ? 'accepted' : 'written';
}

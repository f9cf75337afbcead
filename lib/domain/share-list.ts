/** What becomes of the mail to one recipient: on its way, on its way after a failure, taken by the mail server, given up. */
export type MailState = 'sending' | 'trying' | 'sent' | 'failed';

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
  mails: { recipient: string; state: MailState; delivered: string | null }[];
}

/** A page of what a user has shared, the newest first. */
export interface SharePage {
  shares: ListedShare[];
  pages: number;
  total: number;
}

/** `status` and `attempts` are those of docs/platform-api.md 3.12. */
export function mailState(status: 'queued' | 'sent' | 'failed', attempts: number): MailState {
  if (status !== 'queued') return status;
  return attempts > 1 ? 'trying' : 'sending';
}

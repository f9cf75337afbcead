import type { ReactNode } from 'react';
import type { FilterTexts } from '@/components/ui/use-option-filter';
import type { RecipientsIssue } from '@/lib/domain/recipients';
import type { ShareIssue } from '@/lib/domain/share-gap';
import type { ShareTarget } from '@/lib/domain/share-form';

/** What the share dialog says; `{…}` are gaps that it fills itself. */
export interface ShareTexts {
  title: string;
  close: string;
  copyPage: { copy: string; copied: string };
  linkCopied: string;
  /** With `{url}`. */
  linkNotCopied: string;
  recipients: string;
  recipientsHint: string;
  /** With `{emails}` where addresses are named. */
  recipientsIssues: Record<RecipientsIssue, string>;
  /** With `{emails}`. */
  invalidEmails: string;
  invalidEmail: string;
  /** With `{name}`. */
  remove: string;
  target: string;
  targets: Record<ShareTarget, string>;
  messageLanguage: string;
  sdsLanguage: string;
  noLanguages: string;
  message: string;
  messageHint: string;
  /** With `{count}`. */
  messageLeft: string;
  messageOver: string;
  filter: FilterTexts;
  products: string;
  noValidSds: ReactNode;
  languagesUnknown: string;
  tryAgain: string;
  preview: string;
  settings: string;
  previewTitle: string;
  previewing: string;
  send: string;
  /** Why nothing can be sent yet. */
  gaps: Record<ShareIssue, string>;
  sending: string;
  shared: string;
  /** With `{count}`. */
  sharedTo: string;
  shares: string;
  mayBeSent: string;
  /** With `{id}`. */
  failureId: string;
  failed: string;
  /** Better words by message key. */
  failedBy: Record<string, string>;
}

import { type RecipientsIssue, recipientsIssue } from '@/lib/domain/recipients';
import { messageRoom } from '@/lib/domain/share-message';

/** What a share still lacks: its languages are not there yet, no product, the recipients or the message are not right. */
export type ShareIssue = 'languages' | 'products' | 'message' | RecipientsIssue;

/**
 * The first thing that keeps a share from being sent, as its form asks for it; null for none. `refused` are addresses that the
 * platform sends nothing to.
 */
export function findShareIssue({
  recipients,
  refused,
  message,
  productCount,
  hasLanguages,
}: {
  recipients: string[];
  refused: string[];
  message: string;
  productCount: number;
  hasLanguages: boolean;
}): ShareIssue | null {
  const issue = recipientsIssue(recipients) ?? (refused.some((one) => recipients.includes(one)) ? 'no-address' : null);
  if (issue) return issue;
  if (messageRoom(message) < 0) return 'message';
  if (productCount === 0) return 'products';
  return hasLanguages ? null : 'languages';
}

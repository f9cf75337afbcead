import { type RecipientsFault, recipientsFault } from '@/lib/domain/recipients';

/** What a share still lacks: its languages are not there yet, no product, or the recipients are not right. */
export type ShareGap = 'languages' | 'products' | RecipientsFault;

/**
 * The first thing that keeps a share from being sent, as its form asks for it; null for none. `refused` are addresses that the
 * platform sends nothing to.
 */
export function shareGap({
  recipients,
  refused,
  productCount,
  hasLanguages,
}: {
  recipients: string[];
  refused: string[];
  productCount: number;
  hasLanguages: boolean;
}): ShareGap | null {
  const fault = recipientsFault(recipients) ?? (refused.some((one) => recipients.includes(one)) ? 'no-address' : null);
  if (fault) return fault;
  if (productCount === 0) return 'products';
  return hasLanguages ? null : 'languages';
}

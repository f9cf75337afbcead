/** Spec §9: recipients of a share. */
export const maxRecipients = 10;

/** The addresses of a text, separated by commas, semicolons or white space (Spec §5). */
export const splitRecipients = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** The recipients with those of a text, each once, whatever its capitals. */
export function addRecipients(recipients: readonly string[], text: string): string[] {
  const added = [...recipients];
  for (const one of splitRecipients(text)) if (!includesRecipient(added, one)) added.push(one);
  return added;
}

const includesRecipient = (recipients: readonly string[], one: string): boolean =>
  recipients.some((known) => known.toLowerCase() === one.toLowerCase());

/** Spec §5: no white space, an at sign, a dot after it. Whether mail can go there is the platform's to say. */
export function looksLikeAddress(text: string): boolean {
  // Without a pattern, whose time would grow with the square of a text's length.
  const at = text.indexOf('@', 1);
  return at > 0 && text.slice(at + 2, -1).includes('.') && !/\s/.test(text);
}

/** What is wrong with the recipients, the first that counts; null for none. */
export type RecipientsIssue = 'none' | 'too-many' | 'no-address';

export function recipientsIssue(recipients: readonly string[]): RecipientsIssue | null {
  if (recipients.length === 0) return 'none';
  if (!recipients.every(looksLikeAddress)) return 'no-address';
  return recipients.length > maxRecipients ? 'too-many' : null;
}

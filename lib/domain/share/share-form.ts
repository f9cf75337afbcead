import { fallbackInterfaceLanguage, languageOfDocument } from '@/lib/domain/languages/languages';

/** A product to share, by its permalink id (Spec §3 "Share list item"). */
export interface ShareProduct {
  id: number;
  name: string;
}

/** Spec §3: targets of a mail: the product overview or the SDS. */
export const shareTargets = ['ui', 'sds'] as const;
export type ShareTarget = (typeof shareTargets)[number];

/** Languages available for the message, and those in which every product has a valid SDS (Spec §3). */
export interface ShareLanguages {
  ui: { id: string; text: string }[];
  sds: { id: number; text: string }[];
  /** Whether the platform supports a personal message. */
  takesMessage?: boolean;
}

/** Assumed: if the languages cannot be loaded, sharing is still possible, in English and to the product overview. */
export const unknownShareLanguages: ShareLanguages = { ui: [{ id: 'en', text: 'English' }], sds: [] };

/** Spec §3 "Share form", without the recipients. */
export interface ShareChoice {
  target: ShareTarget;
  /** Id of the message's language, '' if not chosen. */
  ui: string;
  /** Id of the document's language, null if not chosen. */
  sds: number | null;
}

/** Spec §4: the initial choice of the dialog, also after it was closed. */
export const emptyShareChoice: ShareChoice = { target: 'ui', ui: '', sds: null };

/**
 * The choice with defaults for what was not chosen or is no longer available: the message begins in the language of the
 * page, which is the sender's, else in English (Spec §4), and the document in that of the message, if the SDS is valid in
 * it, else in the first (docs/decisions/091). For the product overview the document's language is not a choice.
 */
export function settleShareChoice(
  { target, ui, sds }: ShareChoice,
  languages: ShareLanguages,
  interfaceLang: string,
): ShareChoice {
  const offered = (id: string) => languages.ui.find((language) => language.id === id);
  const message = offered(ui) ?? offered(interfaceLang) ?? offered(fallbackInterfaceLanguage) ?? languages.ui[0];
  const chosen = target === 'sds' && languages.sds.find(({ id }) => id === sds);
  const messageDocument = languages.sds.find(({ id }) => languageOfDocument(id) === message?.id);
  const document = chosen || messageDocument || languages.sds.find(({ id }) => id === sds) || languages.sds[0];
  return { target: document ? target : 'ui', ui: message?.id ?? '', sds: document?.id ?? null };
}

/** Maximum length of a personal message, in code points of the cleaned text. */
export const maxMessageLength = 500;

/**
 * A personal message as plain text: without control and bidi characters, line breaks as `\n`, at most one empty line in
 * a row, trimmed (docs/platform-api.md 3.12).
 */
export const cleanMessage = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Remaining characters of a message; negative if it is too long. */
export const messageRoom = (text: string): number => maxMessageLength - [...cleanMessage(text)].length;

/** Spec §9: maximum number of recipients of a share. */
export const maxRecipients = 10;

/** Splits addresses by commas, semicolons or white space (Spec §5). */
export const splitRecipients = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** Adds the addresses of a text to the recipients, each once, ignoring case. */
export function addRecipients(recipients: readonly string[], text: string): string[] {
  const added = [...recipients];
  for (const recipient of splitRecipients(text)) if (!includesRecipient(added, recipient)) added.push(recipient);
  return added;
}

const includesRecipient = (recipients: readonly string[], recipient: string): boolean =>
  recipients.some((known) => known.toLowerCase() === recipient.toLowerCase());

/** Spec §5: no white space, an at sign, a dot after it. The platform decides whether mail can be sent there. */
export function looksLikeAddress(text: string): boolean {
  // Not by a regular expression, which could take quadratic time.
  const separator = text.indexOf('@', 1);
  return separator > 0 && text.slice(separator + 2, -1).includes('.') && !/\s/.test(text);
}

/** The first issue with the recipients; null for none. */
type RecipientsIssue = 'none' | 'too-many' | 'no-address';

export function recipientsIssue(recipients: readonly string[]): RecipientsIssue | null {
  if (recipients.length === 0) return 'none';
  if (!recipients.every(looksLikeAddress)) return 'no-address';
  return recipients.length > maxRecipients ? 'too-many' : null;
}

/** What a share still needs: its languages, a product, valid recipients or a valid message. */
type ShareIssue = 'languages' | 'products' | 'message' | RecipientsIssue;

/**
 * The first issue that blocks sending, in the form's order; null for none. `refused` are addresses that the platform
 * rejected.
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
  const issue =
    recipientsIssue(recipients) ?? (refused.some((address) => recipients.includes(address)) ? 'no-address' : null);
  if (issue) return issue;
  if (messageRoom(message) < 0) return 'message';
  if (productCount === 0) return 'products';
  return hasLanguages ? null : 'languages';
}

/** A mail for a frame of the page. */
export interface MailPreview {
  /** Content of the body; no element has a style attribute. */
  html: string;
  /**
   * The mail's styles, with those of elements as classes: the page's policy allows a style element, but no style
   * attributes.
   */
  css: string;
  /** Code of the mail's language; null if unknown. */
  lang: string | null;
}

/** Validates a preview's response. @throws {TypeError} */
export function readMailPreview({ html, css, lang }: Record<string, unknown>): MailPreview {
  if (typeof html !== 'string' || typeof css !== 'string') throw new TypeError('malformed response: no mail');
  return { html, css, lang: typeof lang === 'string' ? lang : null };
}

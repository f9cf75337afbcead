import { languageOfDocument } from '@/lib/domain/languages/languages';

/** A product that is shared, by its permalink id (Spec §3 "Share list item"). */
export interface ShareProduct {
  id: number;
  name: string;
}

/** Spec §3: a mail leads to the product overview or to the SDS. */
export const shareTargets = ['ui', 'sds'] as const;
export type ShareTarget = (typeof shareTargets)[number];

/** In which languages a message can be, and in which every product has a valid SDS (Spec §3). */
export interface ShareLanguages {
  ui: { id: string; text: string }[];
  sds: { id: number; text: string }[];
  /** Whether the platform takes a personal message along. */
  takesMessage?: boolean;
}

/** Assumed: without an answer about languages a share still goes out, in English and to the product overview. */
export const unknownShareLanguages: ShareLanguages = { ui: [{ id: 'en', text: 'English' }], sds: [] };

/** Spec §3 "Share form", its recipients aside. */
export interface ShareChoice {
  target: ShareTarget;
  /** Id of the message's language, empty where none was chosen. */
  ui: string;
  /** Id of the document's language, null where none was chosen. */
  sds: number | null;
}

/** Spec §4: what a closed dialog begins with again. */
export const emptyShareChoice: ShareChoice = { target: 'ui', ui: '', sds: null };

const preferredMessageLanguage = 'en'; // Spec §4

/**
 * The choice as the languages allow it (Spec §4): what was not chosen, or is offered no more, has its default. To the product overview
 * the document's language is not asked: it is the one that was chosen for the message, where the SDS is valid in it.
 */
export function settleShareChoice({ target, ui, sds }: ShareChoice, languages: ShareLanguages): ShareChoice {
  const offered = (id: string) => languages.ui.find((language) => language.id === id);
  const message = offered(ui) ?? offered(preferredMessageLanguage) ?? languages.ui[0];
  const ofMessage = languages.sds.find(({ id }) => target === 'ui' && languageOfDocument(id) === ui);
  const document = ofMessage ?? languages.sds.find(({ id }) => id === sds) ?? languages.sds[0];
  return { target: document ? target : 'ui', ui: message?.id ?? '', sds: document?.id ?? null };
}

/** What a sender may write to the recipients of a share, in characters (code points) of the cleaned text. */
export const maxMessageLength = 500;

/**
 * A personal message as plain text: without control characters and without marks that turn the direction of the text around, with
 * line breaks as `\n`, at most one empty line in a row, and no white space at its ends (docs/platform-api.md 3.12).
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

/** How many characters of a message are left; negative for one that is too long. */
export const messageRoom = (text: string): number => maxMessageLength - [...cleanMessage(text)].length;

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

/** A mail as a frame of a page shows it. */
export interface MailPreview {
  /** What stands in the body; no element carries a style of its own. */
  html: string;
  /** The mail's styles, those of its elements as classes: a page's policy lets a style element through, no attribute. */
  css: string;
  /** Code of the mail's language; null where it does not say. */
  lang: string | null;
}

/** Reads a preview's answer. @throws {TypeError} */
export function readMailPreview({ html, css, lang }: Record<string, unknown>): MailPreview {
  if (typeof html !== 'string' || typeof css !== 'string') throw new TypeError('the answer has no mail');
  return { html, css, lang: typeof lang === 'string' ? lang : null };
}

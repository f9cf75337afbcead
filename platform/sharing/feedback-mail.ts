import { fill, type LanguageCode } from '../languages/languages.ts';
import type { MailTexts } from '../languages/en/mails.ts';
import { languages } from '../languages/registry.ts';
import { mailBrandOf } from './brands.ts';
import { mailHtml, type MailParts, mailText, oneLine, breakLinks } from './mail-body.ts';
import type { Mail } from './share-mail.ts';

export interface Feedback {
  /** Id of the brand. */
  brand: string;
  /** Language of the mail and of the displayed sheet. */
  lang: LanguageCode;
  page: FeedbackPage;
  /** Public URL of the page. */
  url: string;
  product: { name: string; code: string };
  /** Text of the displayed version. */
  version: string;
  /** Cleaned by `cleanMessage`. */
  message: string;
  /** The visitor's mail address; null: none. */
  replyTo: string | null;
  siteUrl: string;
}

/**
 * Writes a visitor's mail to the supplier of a product. The visitor's text is quoted, without clickable links in it or in the visitor's
 * address.
 */
export function writeFeedbackMail(feedback: Feedback): Mail & { sender: { name: string; email: string } } {
  const { lang, page, url, product, version, message, replyTo } = feedback;
  const { feedback: texts, share } = languages[lang].mails;
  const site = new URL(feedback.siteUrl).host;
  const name = oneLine(product.name);
  const quoted = breakLinks(message);
  const email = replyTo && breakLinks(replyTo);
  const isBroken = quoted !== message || email !== replyTo;
  const intro = fill(texts.intro, { site, page: texts.pages[page] });
  const parts: MailParts = {
    lang,
    subject: fill(texts.subject, { product: name }),
    greeting: share.greeting,
    message: { heading: texts.message, lines: quoted.split('\n') },
    intro: isBroken ? `${texts.broken} ${intro}` : intro,
    products: [{ name, version: fill(share.version, { version: oneLine(version) }), code: oneLine(product.code), url }],
    open: texts.open,
    reason: `${fill(texts.reason, { site })} ${email ? fill(texts.reply, { email }) : texts.noReply}`,
    brand: mailBrandOf(feedback.brand),
  };
  return {
    subject: parts.subject,
    html: mailHtml(parts),
    text: mailText(parts),
    sender: { name: fill(texts.sender, { site }), email: replyTo ?? '' },
  };
}

type FeedbackPage = keyof MailTexts['feedback']['pages'];
/** The pages that a visitor can write about: those with a name in mails. */
export const feedbackPages = Object.keys(languages.en.mails.feedback.pages) as FeedbackPage[];

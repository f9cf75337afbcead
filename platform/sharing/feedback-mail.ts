import { fill, type LanguageCode } from '../phrases/languages.ts';
import { mailBrandOf } from './brands.ts';
import { type FeedbackPage, feedbackTexts } from './feedback-texts.ts';
import { mailHtml, type MailParts, mailText, oneLine } from './mail-body.ts';
import { mailTexts } from './mail-texts.ts';
import type { Mail } from './share-mail.ts';

export interface Feedback {
  /** Id of the brand. */
  brand: string;
  /** Of the mail and of the sheet in view. */
  lang: LanguageCode;
  page: FeedbackPage;
  /** Public URL of the page. */
  url: string;
  product: { name: string; code: string };
  /** Text of the version in view. */
  version: string;
  /** Cleaned by `cleanMessage`. */
  message: string;
  /** The visitor's mail address; null: none. */
  replyTo: string | null;
  siteUrl: string;
}

/** Writes a visitor's mail to the supplier of a product. The visitor's text is quoted, and nothing in it becomes a link. */
export function writeFeedbackMail(feedback: Feedback): Mail & { sender: { name: string; email: string } } {
  const { lang, page, url, product, version, message, replyTo } = feedback;
  const texts = feedbackTexts[lang];
  const site = new URL(feedback.siteUrl).host;
  const name = oneLine(product.name);
  const parts: MailParts = {
    lang,
    subject: fill(texts.subject, { product: name }),
    greeting: mailTexts[lang].greeting,
    message: { heading: texts.message, lines: message.split('\n') },
    intro: fill(texts.intro, { site, page: texts.pages[page] }),
    products: [
      { name, version: fill(mailTexts[lang].version, { version: oneLine(version) }), code: oneLine(product.code), url },
    ],
    open: texts.open,
    reason: `${fill(texts.reason, { site })} ${replyTo ? fill(texts.reply, { email: replyTo }) : texts.noReply}`,
    brand: mailBrandOf(feedback.brand),
  };
  return {
    ...{ subject: parts.subject, html: mailHtml(parts), text: mailText(parts) },
    sender: { name: fill(texts.sender, { site }), email: replyTo ?? '' },
  };
}

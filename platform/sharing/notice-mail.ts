import { fill, localise, longDate } from '../languages/languages.ts';
import { phrasesFor } from '../languages/phrases.ts';
import { languages } from '../languages/registry.ts';
import type { Notice, NotifiedProduct } from './former-recipients.ts';
import { mailBrandOf, siteOfBrand } from './brands.ts';
import { mailHtml, mailText, oneLine } from './mail-body.ts';
import type { Mail } from './share-mail.ts';

/**
 * Renders the mail about new versions of safety data sheets. Its sender is the supplier, not the user who shared the product: replies
 * go to the person responsible for the SDS (REACH Annex II 1.3). There is no unsubscribe link, since the law requires the notice.
 */
export function writeNoticeMail(notice: Notice, mainUrl: string): Mail {
  const brand = mailBrandOf(notice.brand);
  const siteUrl = siteOfBrand(brand, mainUrl);
  const { messageLanguage: lang, supplier } = notice;
  const { notice: texts, share } = languages[lang].mails;
  const { greeting, sds } = share;
  const products = notice.products.map((notified) => ({
    name: oneLine(localise(notified.product.names, lang) ?? notified.product.code),
    version: fill(texts.version, {
      version: oneLine(notified.version.text),
      date: longDate(notified.version.created, phrasesFor(lang).locale),
    }),
    code: oneLine(notified.product.code),
    url: sdsLink(notice, notified, siteUrl),
    changes: changesSince(notified, notice),
  }));
  const [first] = products;
  if (!first) throw new RangeError('A notice has at least one product');
  const isSeveral = products.length > 1;
  const parts = {
    lang,
    subject: fill(isSeveral ? texts.subjectOfSeveral : texts.subject, {
      product: first.name,
      count: String(products.length - 1),
    }),
    greeting,
    intro: fill(isSeveral ? texts.introOfSeveral : texts.intro, { supplier: oneLine(supplier.name) }),
    products,
    open: sds.open,
    reason: fill(texts.reason, { site: new URL(siteUrl).host, email: supplier.email }),
    brand,
  };
  return { subject: parts.subject, html: mailHtml(parts), text: mailText(parts) };
}

/** The changes of each version after the one that the recipient has, the oldest first; undefined: none recorded. */
function changesSince({ product, version, had }: NotifiedProduct, { messageLanguage: lang }: Notice) {
  if (!had) return undefined;
  const lines = product.versions
    .filter(({ number, listed }) => listed && number > had.number && number <= version.number)
    .sort((a, b) => a.number - b.number)
    .flatMap(({ changes }) => changes.map((change) => oneLine(localise(change, lang) ?? '')))
    .filter(Boolean);
  if (lines.length === 0) return undefined;
  return { heading: fill(languages[lang].mails.notice.changes, { version: oneLine(had.text) }), lines };
}

/** The permanent page of the SDS (the contract, 3.12), in a language in which it is valid now. */
function sdsLink(
  { messageLanguage, documentLanguage }: Notice,
  { product: { id, validLangs } }: NotifiedProduct,
  site: string,
) {
  const lang = validLangs.find((valid) => valid === documentLanguage) ?? validLangs[0] ?? 1;
  return `${site}/p/${id}/${messageLanguage}/gh/${lang}`;
}

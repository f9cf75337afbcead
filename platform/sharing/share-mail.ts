import { fill, localise, type LanguageCode } from '../languages/languages.ts';
import { languages } from '../languages/registry.ts';
import type { Company, SenderLogo } from '../store/accounts/users.ts';
import type { ListedProduct } from '../store/lists/listed-products.ts';
import { mailBrandOf, siteOfBrand } from './brands.ts';
import { contentId, mailHtml, mailText, oneLine, shownSize } from './mail-body.ts';

export interface ShareRequest {
  /** Id of the brand. */
  brand: string;
  sender: { name: string; email: string; company: Company | null };
  /** `ui`: the mail links to the product page; `sds`: to the safety data sheet. */
  target: 'ui' | 'sds';
  messageLanguage: LanguageCode;
  /** Personal message, cleaned by `cleanMessage`. */
  message: string | null;
  /** null: the first valid language of each product. */
  documentLanguage: number | null;
  /** At least one. */
  products: ListedProduct[];
  siteUrl: string;
}

export interface Mail {
  subject: string;
  html: string;
  text: string;
}

export interface ShareMail extends Mail {
  /** Attached to each mail; the HTML refers to it by its Content-ID. */
  logo: SenderLogo | null;
}

/** Renders the mail of a share, which is the same for all recipients. */
export function writeShareMail(shareRequest: ShareRequest): ShareMail {
  const { sender, messageLanguage: lang, target } = shareRequest;
  const brand = mailBrandOf(shareRequest.brand);
  const siteUrl = siteOfBrand(brand, shareRequest.siteUrl);
  const company = sender.company && { ...sender.company, name: oneLine(sender.company.name) };
  const logo = company?.logo ?? null;
  const senderOfCompany = company ? `${sender.name} (${company.name})` : sender.name;
  const texts = languages[lang].mails.share;
  const products = shareRequest.products.map((product) => ({
    name: oneLine(localise(product.names, lang) ?? product.code),
    version: product.version && fill(texts.version, { version: oneLine(product.version.text) }),
    code: oneLine(product.code),
    url: shareLink({ ...shareRequest, siteUrl }, product),
  }));
  const [first] = products;
  if (!first) throw new RangeError('A share has at least one product');
  const isSeveral = products.length > 1;
  const { subject, subjectOfSeveral, intro, introOfSeveral, open } = texts[target];
  const count = String(products.length - 1);
  const parts = {
    lang,
    subject: fill(isSeveral ? subjectOfSeveral : subject, { product: first.name, count }),
    logo: company && logo ? { src: `cid:${contentId(logo)}`, alt: company.name, ...shownSize(logo) } : undefined,
    greeting: texts.greeting,
    message: shareRequest.message
      ? { heading: fill(texts.message, { sender: senderOfCompany }), lines: shareRequest.message.split('\n') }
      : undefined,
    intro: fill(isSeveral ? introOfSeveral : intro, { sender: shareRequest.message ? sender.name : senderOfCompany }),
    products,
    open,
    reason: fill(texts.reason, { sender: sender.name, email: sender.email, site: new URL(siteUrl).host }),
    brand,
  };
  return { subject: parts.subject, html: mailHtml(parts), text: mailText(parts), logo };
}

/** The link of a product in the mail (docs/platform-api.md, 3.12). */
function shareLink(
  { siteUrl, target, messageLanguage, documentLanguage }: ShareRequest,
  product: ListedProduct,
): string {
  const lang = documentLanguage ?? product.validLangs[0] ?? 1;
  return `${siteUrl}/p/${product.id}/${messageLanguage}/${target === 'sds' ? 'gh' : 'pd'}/${lang}`;
}

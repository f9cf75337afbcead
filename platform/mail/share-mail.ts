import { fill } from '../phrases/fill.ts';
import { inLanguage } from '../phrases/in-language.ts';
import type { LanguageCode } from '../phrases/languages.ts';
import type { ListedProduct } from '../store/lists/listed-products.ts';
import { mailBrands, type MailBrandId } from './brands.ts';
import { mailHtml } from './mail-html.ts';
import { mailTexts, type Target } from './mail-texts.ts';

export interface ShareWish {
  brand: MailBrandId;
  sender: { name: string; email: string };
  target: Target;
  messageLanguage: LanguageCode;
  /** null: each product's first valid one. */
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

/** The mail of a share: what it says is the same for each of its recipients. */
export function writeShareMail(wish: ShareWish): Mail {
  const { sender, messageLanguage: lang, target, siteUrl } = wish;
  const texts = mailTexts[lang];
  const products = wish.products.map((product) => ({
    name: oneLine(inLanguage(product.names, lang) ?? product.code),
    version: product.version && fill(texts.version, { version: oneLine(product.version.text) }),
    code: oneLine(product.code),
    url: shareLink(wish, product),
  }));
  const [first] = products;
  if (!first) throw new RangeError('A share has at least one product');
  const several = products.length > 1;
  const { subject, subjectOfSeveral, intro, introOfSeveral, open } = texts[target];
  const count = String(products.length - 1);
  const parts = {
    lang,
    subject: fill(several ? subjectOfSeveral : subject, { product: first.name, count }),
    greeting: texts.greeting,
    intro: fill(several ? introOfSeveral : intro, { sender: sender.name }),
    products,
    open,
    reason: fill(texts.reason, { sender: sender.name, email: sender.email, site: new URL(siteUrl).host }),
    brand: mailBrands[wish.brand],
  };
  return { subject: parts.subject, html: mailHtml(parts), text: mailText(parts) };
}

export type MailParts = Parameters<typeof mailText>[0] & { lang: LanguageCode; subject: string };

interface ProductPart {
  name: string;
  version: string | null;
  code: string;
  url: string;
}

function mailText(parts: {
  greeting: string;
  intro: string;
  products: ProductPart[];
  open: string;
  reason: string;
  brand: (typeof mailBrands)[MailBrandId];
}): string {
  const products = parts.products.map(
    ({ name, version, code, url }) => `${name}\n${[code, version].filter(Boolean).join(' · ')}\n${parts.open}: ${url}`,
  );
  return [parts.greeting, parts.intro, ...products, `-- \n${parts.brand.name}\n${parts.reason}`].join('\n\n') + '\n';
}

/** The contract, 3.12: where the mail leads. */
function shareLink({ siteUrl, target, messageLanguage, documentLanguage }: ShareWish, product: ListedProduct): string {
  const lang = documentLanguage ?? product.validLangs[0] ?? 1;
  return `${siteUrl}/p/${product.id}/${messageLanguage}/${target === 'sds' ? 'gh' : 'pd'}/${lang}`;
}

/** What stands in a subject or a line of text breaks neither. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

import type { LanguageCode } from '../phrases/languages.ts';
import type { mailBrands, MailBrandId } from './brands.ts';

interface ProductPart {
  name: string;
  version: string | null;
  code: string;
  url: string;
  /** What is new in it, under a heading of its own. */
  changes?: { heading: string; lines: string[] } | undefined;
}

/** What a mail about products says, the same in HTML and in plain text. */
export interface MailParts {
  lang: LanguageCode;
  subject: string;
  /** Of the sender's company, in CSS pixels; the plain text names the company. */
  logo?: { src: string; alt: string; width: number; height: number } | undefined;
  greeting: string;
  /** The sender's own words, marked as such. */
  message?: { heading: string; lines: string[] } | undefined;
  intro: string;
  products: ProductPart[];
  /** On the button of each product. */
  open: string;
  /** Why the mail came. */
  reason: string;
  brand: (typeof mailBrands)[MailBrandId];
}

export function mailText(parts: MailParts): string {
  const products = parts.products.map(({ name, version, code, url, changes }) =>
    [
      name,
      [code, version].filter(Boolean).join(' · '),
      ...(changes ? [changes.heading, ...changes.lines.map((line) => `- ${line}`)] : []),
      `${parts.open}: ${url}`,
    ].join('\n'),
  );
  const { message } = parts;
  const quoted = message ? [[message.heading, ...message.lines.map((line) => `> ${line}`.trim())].join('\n')] : [];
  return (
    [parts.greeting, ...quoted, parts.intro, ...products, `-- \n${parts.brand.name}\n${parts.reason}`].join('\n\n') +
    '\n'
  );
}

/** What stands in a subject or a line of text breaks neither. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

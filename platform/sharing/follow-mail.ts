import { LRUCache } from 'lru-cache';
import { compareSds } from '../documents/compare/compare-sds.ts';
import { permalinkOf } from '../documents/permalink.ts';
import { buildSds } from '../documents/sds/view-model.ts';
import {
  documentLanguages,
  fill,
  localise,
  languageCode,
  type LanguageCode,
  longDate,
} from '../languages/languages.ts';
import { phrasesFor } from '../languages/phrases.ts';
import { languages } from '../languages/registry.ts';
import { isMailAddress } from '../runtime/mail-address.ts';
import type { Database } from '../store/database.ts';
import type { DueFollowMail } from '../store/followers/follow-mails.ts';
import { canBeFollowed } from '../store/followers/followers.ts';
import { findFacts, findProduct } from '../store/products/stored-products.ts';
import { type MailBrand, mailBrandOf, siteOfBrand } from './brands.ts';
import { mailHtml, type MailParts, mailText, oneLine } from './mail-body.ts';
import type { Mail } from './share-mail.ts';

interface FollowMail extends Mail {
  /** The supplier, to whom replies go; null: the brand, which reads no replies. */
  sender: { name: string; email: string } | null;
  headers: Record<string, string>;
}

/** Contents of the mails about a product in a language, the same for all its followers. */
interface Report {
  product: string;
  code: string;
  supplier: { name: string; email: string };
  /** Text of the newest version; null: the mail asks for the confirmation. */
  version: string | null;
  recorded: MailParts['products'][number]['changes'];
  sections: string[];
  sdsUrl: string;
  compareUrl: string | null;
}

export type WriteFollowMail = (mail: DueFollowMail) => Promise<FollowMail | null>;

/**
 * Writes the mails to followers; contents that all followers of a product share are created once. Resolves to null when the product has no
 * safety data sheet any more.
 */
export function followMailWriter(database: Database, siteUrl: string): WriteFollowMail {
  const reports = new LRUCache<string, Promise<Report | null>>({ max: 50, ttl: 60_000 });
  return async (mail) => {
    const lang = languageCode.parse(mail.language);
    const brand = mailBrandOf(mail.brand);
    const site = siteOfBrand(brand, siteUrl);
    const key = JSON.stringify([mail.productId, mail.report, lang, site]);
    const loading = reports.get(key) ?? loadReport(database, site, mail, lang);
    reports.set(key, loading);
    const report = await loading.catch((error: unknown) => {
      reports.delete(key);
      throw error;
    });
    // The product may be back with the next mail.
    if (!report) reports.delete(key);
    return report && writeFollowMail(mail, report, { lang, siteUrl: site, brand });
  };
}

async function loadReport(
  database: Database,
  siteUrl: string,
  { productId, report }: DueFollowMail,
  lang: LanguageCode,
): Promise<Report | null> {
  const product = await findProduct(database, productId);
  const language =
    documentLanguages.find(({ id, code }) => code === lang && product?.validLangs.includes(id)) ??
    documentLanguages.find(({ id }) => id === product?.validLangs[0]);
  if (!product || !canBeFollowed(product) || !language) return null;
  const issued = product.versions.filter(({ listed }) => listed);
  const current = report ? issued.find(({ number }) => number === report.version) : issued[0];
  if (!current) return null;
  const facts = await findFacts(database, productId, current.id);
  const path = `${siteUrl}/p/${productId}/${lang}/gh/${language.id}`;
  const knownVersion = report && issued.find(({ number }) => number === report.since);
  const common = {
    product: oneLine(localise(facts.name, lang) ?? product.code),
    code: oneLine(product.code),
    supplier: { name: oneLine(product.supplier.name), email: product.supplier.email },
    version: null,
    recorded: undefined,
    sections: [],
    sdsUrl: path,
    compareUrl: null,
  };
  if (!report) return common;
  const { notice } = languages[lang].mails;
  const version = fill(notice.version, {
    version: oneLine(current.text),
    date: longDate(current.created, phrasesFor(lang).locale),
  });
  if (!knownVersion) return { ...common, version };
  const sheetOf = async (chosen: (typeof issued)[number]) =>
    buildSds(product, await findFacts(database, productId, chosen.id), language.code, {
      qrCode: false,
      permalink: permalinkOf(siteUrl, productId),
      market: undefined,
      version: chosen,
      previousVersions: issued.slice(issued.indexOf(chosen) + 1),
    });
  const { sections } = await compareSds(await sheetOf(knownVersion), await sheetOf(current));
  const newer = issued.filter(({ number }) => number > knownVersion.number && number <= current.number).reverse();
  const lines: string[] = [];
  for (const { id } of newer) {
    const { changes } = id === current.id ? facts : await findFacts(database, productId, id);
    lines.push(...changes.map((change) => oneLine(localise(change, lang) ?? '')).filter(Boolean));
  }
  const heading = fill(notice.changes, { version: oneLine(knownVersion.text) });
  return {
    ...common,
    version,
    recorded: lines.length > 0 ? { heading, lines } : undefined,
    sections: sections.map(({ title }) => oneLine(title)),
    compareUrl: `${path}?version=${current.id}&compare=${knownVersion.id}`,
  };
}

/**
 * RFC 8058: a mail program unsubscribes by a POST to the address of `List-Unsubscribe`. Any other program opens it, and the page asks
 * first. RFC 3834: automatic programs, such as absence notices, do not reply.
 */
function writeFollowMail(
  mail: DueFollowMail,
  report: Report,
  { lang, siteUrl, brand }: { lang: LanguageCode; siteUrl: string; brand: MailBrand },
): FollowMail {
  const { follow: texts, notice, share } = languages[lang].mails;
  const query = new URLSearchParams({ token: mail.token, interfaceLang: lang }).toString();
  const stopUrl = `${siteUrl}/p/follow/stop?${query}`;
  const site = new URL(siteUrl).host;
  const isReport = report.version !== null;
  const { reason, stop } = isReport ? texts.version : texts.confirm;
  const opening: Pick<MailParts, 'subject' | 'intro' | 'open'> = isReport
    ? {
        subject: fill(notice.subject, { product: report.product }),
        intro: fill(texts.version.intro, { supplier: report.supplier.name }),
        open: share.sds.open,
      }
    : {
        subject: fill(texts.confirm.subject, { product: report.product }),
        intro: fill(texts.confirm.intro, { site }),
        open: texts.confirm.open,
      };
  const parts: MailParts = {
    ...opening,
    lang,
    greeting: share.greeting,
    products: [
      {
        name: report.product,
        version: report.version,
        code: report.code,
        url: isReport ? report.sdsUrl : `${siteUrl}/p/follow/confirm?${query}`,
        changes: report.recorded,
        sections: report.sections.length > 0 ? { heading: texts.version.sections, lines: report.sections } : undefined,
        compare: report.compareUrl ? { label: texts.version.compare, url: report.compareUrl } : undefined,
      },
    ],
    reason: fill(reason, { site }),
    stop: { label: stop, url: stopUrl },
    brand,
  };
  return {
    subject: parts.subject,
    html: mailHtml(parts),
    text: mailText(parts),
    sender: isReport && isMailAddress(report.supplier.email) ? report.supplier : null,
    headers: {
      'List-Unsubscribe': `<${siteUrl}/p/api/follow/stop?${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}

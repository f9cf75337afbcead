import type { LanguageCode, Localised } from '../languages/languages.ts';
import type { Database } from '../store/database.ts';
import { findCarriedMails, lockRevisedProducts, loadVersions } from '../store/shares/notices.ts';

/**
 * The recipients of a notice about a new version of a safety data sheet. REACH (Regulation (EC) No 1907/2006) Art. 31(9): it is provided, free of
 * charge, "to all former recipients to whom they have supplied the substance or mixture within the preceding 12 months".
 */

export interface SdsVersion {
  id: number;
  text: string;
  /** 1 is the oldest. */
  number: number;
  /** ISO day. */
  created: string;
  listed: boolean;
  /** Changes since the previous version. */
  changes: Localised[];
}

export interface RevisedProduct {
  id: number;
  code: string;
  names: Localised;
  /** Supplier of section 1.3, with the mail address of the person responsible for the SDS. */
  supplier: { name: string; email: string };
  validLangs: number[];
  /** In any order. */
  versions: SdsVersion[];
}

/** A recorded mail about a product: a share by a user, or a notice about a new version. */
export interface CarriedMail {
  productId: number;
  isNotice: boolean;
  /** Withdrawn by its sender: it causes no notices. */
  isWithdrawn: boolean;
  recipient: string;
  /** null: not delivered, or not yet. */
  delivered: Date | null;
  versionId: number | null;
  brand: string;
  messageLanguage: LanguageCode;
  documentLanguage: number | null;
}

export interface NotifiedProduct {
  product: RevisedProduct;
  version: SdsVersion;
  /** The newest version that the recipient has; null: none, or one that no longer exists. */
  had: SdsVersion | null;
}

/** One mail with all revised products of one supplier for a recipient. */
export interface Notice {
  /** In the spelling of the last share. */
  recipient: string;
  supplier: RevisedProduct['supplier'];
  brand: string;
  messageLanguage: LanguageCode;
  documentLanguage: number | null;
  products: NotifiedProduct[];
}

/** The same time one year earlier. */
export function twelveMonthsBefore(now: Date): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - 1);
  // 29 February becomes the last day of February in the previous year.
  if (then.getUTCMonth() !== now.getUTCMonth()) then.setUTCDate(0);
  return then;
}

/** Mail addresses are compared without regard to case. */
export const foldAddress = (address: string) => address.toLowerCase();

/**
 * Finds the due notices: for each recipient of a share that was delivered since `since` and not withdrawn, who does not have the newest
 * version, and for whom no notice of it exists. Brand and languages are those of the last share.
 * @param mails all recorded mails about the products
 */
export function dueNotices(products: RevisedProduct[], mails: CarriedMail[], since: Date): Notice[] {
  const due = new Map<string, { shared: Date; notice: Notice }>();
  for (const product of products) {
    const version = newestOf(product);
    if (!version) continue;
    const { supplier } = product;
    const productMails = mails.filter(({ productId }) => productId === product.id);
    const notified = new Set(
      productMails
        .filter(({ isNotice, versionId }) => isNotice && versionId === version.id)
        .map(({ recipient }) => foldAddress(recipient)),
    );
    for (const [address, { last, had }] of deliveriesByAddress(product, productMails, since)) {
      if (!last || notified.has(address) || (had && had.number >= version.number)) continue;
      const key = JSON.stringify([address, supplier.name, supplier.email]);
      const existing = due.get(key);
      const isLater = !existing || last.delivered >= existing.shared;
      const notice = {
        ...(isLater ? copyShareFields(last) : existing.notice),
        supplier,
        products: [...(existing?.notice.products ?? []), { product, version, had }],
      };
      due.set(key, { notice, shared: isLater ? last.delivered : existing.shared });
    }
  }
  return [...due.values()].map(({ notice }) => notice);
}

/** The newest issued version of a product; undefined: none. */
const newestOf = ({ versions }: RevisedProduct) =>
  versions.filter(({ listed }) => listed).sort((a, b) => b.number - a.number)[0];

type DeliveredMail = CarriedMail & { delivered: Date };

/** Finds by address the last share since `since`, and the newest version in any delivered mail. */
function deliveriesByAddress({ versions }: RevisedProduct, mails: CarriedMail[], since: Date) {
  const delivered = mails
    .filter((mail): mail is DeliveredMail => mail.delivered !== null)
    .sort((a, b) => a.delivered.getTime() - b.delivered.getTime());
  const deliveries = new Map<string, { last: DeliveredMail | null; had: SdsVersion | null }>();
  for (const mail of delivered) {
    const address = foldAddress(mail.recipient);
    const { last, had } = deliveries.get(address) ?? { last: null, had: null };
    const sent = versions.find(({ id }) => id === mail.versionId) ?? null;
    deliveries.set(address, {
      last: !mail.isNotice && !mail.isWithdrawn && mail.delivered >= since ? mail : last,
      had: sent && sent.number > (had?.number ?? 0) ? sent : had,
    });
  }
  return deliveries;
}

const copyShareFields = ({ recipient, brand, messageLanguage, documentLanguage }: CarriedMail) => ({
  recipient,
  brand,
  messageLanguage,
  documentLanguage,
});

/** How many former recipients a notice of the next version of a product would reach. */
export const countFormerRecipients = (database: Database, productId: number, now: Date): Promise<number> =>
  database.transaction(async (transaction) => {
    const locked = await lockRevisedProducts(transaction, [productId]);
    const products = await loadVersions(transaction, locked);
    const next = products.map((product) => ({
      ...product,
      versions: [...product.versions, { id: -1, text: '', created: '', listed: true, number: Infinity, changes: [] }],
    }));
    return dueNotices(next, await findCarriedMails(transaction, locked), twelveMonthsBefore(now)).length;
  });

import type { MailBrandId } from './brands.ts';
import type { LanguageCode, Localised } from '../phrases/languages.ts';

/**
 * Who is told of a new version of a safety data sheet. REACH (Regulation (EC) No 1907/2006) Art. 31(9): it is provided, free of
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
  /** What changed since the version before. */
  changes: Localised[];
}

export interface RevisedProduct {
  id: number;
  code: string;
  names: Localised;
  /** Of section 1.3, with the address of the person responsible for the SDS. */
  supplier: { name: string; email: string };
  validLangs: number[];
  /** In whatever order. */
  versions: SdsVersion[];
}

/** A mail on record that carried a product: a share by a user, or a notice of a new version. */
export interface CarriedMail {
  productId: number;
  isNotice: boolean;
  /** Its sender took it back: nobody is told of a version because of it. */
  isWithdrawn: boolean;
  recipient: string;
  /** null: it was not, or not yet. */
  delivered: Date | null;
  versionId: number | null;
  brand: MailBrandId;
  messageLanguage: LanguageCode;
  documentLanguage: number | null;
}

export interface NotifiedProduct {
  product: RevisedProduct;
  version: SdsVersion;
  /** The newest version that the recipient has; null: none, or one that is no more. */
  had: SdsVersion | null;
}

/** One mail, with all products of one supplier that concern its recipient. */
export interface Notice {
  /** As the last share has it. */
  recipient: string;
  supplier: RevisedProduct['supplier'];
  brand: MailBrandId;
  messageLanguage: LanguageCode;
  documentLanguage: number | null;
  products: NotifiedProduct[];
}

/** The same moment a year ago: what lies before it is older than 12 months. */
export function twelveMonthsBefore(now: Date): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - 1);
  // A 29 February has none in the year before: its last day of February.
  if (then.getUTCMonth() !== now.getUTCMonth()) then.setUTCDate(0);
  return then;
}

/** An address is the same in capitals, as it is to those who share. */
export const foldAddress = (address: string) => address.toLowerCase();

/**
 * The notices that are due: to everyone to whom a share of a product was delivered since then that was not withdrawn, who has no version as new as the
 * newest, and for whom no notice of it was made. Brand and languages are those of the last share.
 * @param mails every mail on record that carried one of the products
 */
export function dueNotices(products: RevisedProduct[], mails: CarriedMail[], since: Date): Notice[] {
  const due = new Map<string, { shared: Date; notice: Notice }>();
  for (const product of products) {
    const version = newestOf(product);
    if (!version) continue;
    const { supplier } = product;
    const ofProduct = mails.filter(({ productId }) => productId === product.id);
    const notified = new Set(
      ofProduct
        .filter(({ isNotice, versionId }) => isNotice && versionId === version.id)
        .map(({ recipient }) => foldAddress(recipient)),
    );
    for (const [address, { last, had }] of whoHasWhat(product, ofProduct, since)) {
      if (!last || notified.has(address) || (had && had.number >= version.number)) continue;
      const key = JSON.stringify([address, supplier.name, supplier.email]);
      const known = due.get(key);
      const isLater = !known || last.delivered >= known.shared;
      const notice = {
        ...(isLater ? fromShare(last) : known.notice),
        supplier,
        products: [...(known?.notice.products ?? []), { product, version, had }],
      };
      due.set(key, { notice, shared: isLater ? last.delivered : known.shared });
    }
  }
  return [...due.values()].map(({ notice }) => notice);
}

/** The newest issued version of a product; undefined where none is. */
const newestOf = ({ versions }: RevisedProduct) =>
  versions.filter(({ listed }) => listed).sort((a, b) => b.number - a.number)[0];

type DeliveredMail = CarriedMail & { delivered: Date };

/** By address: the last share since then, and the newest version that any mail has brought. */
function whoHasWhat({ versions }: RevisedProduct, mails: CarriedMail[], since: Date) {
  const delivered = mails
    .filter((mail): mail is DeliveredMail => mail.delivered !== null)
    .sort((a, b) => a.delivered.getTime() - b.delivered.getTime());
  const found = new Map<string, { last: DeliveredMail | null; had: SdsVersion | null }>();
  for (const mail of delivered) {
    const address = foldAddress(mail.recipient);
    const { last, had } = found.get(address) ?? { last: null, had: null };
    const brought = versions.find(({ id }) => id === mail.versionId) ?? null;
    found.set(address, {
      last: !mail.isNotice && !mail.isWithdrawn && mail.delivered >= since ? mail : last,
      had: brought && brought.number > (had?.number ?? 0) ? brought : had,
    });
  }
  return found;
}

const fromShare = ({ recipient, brand, messageLanguage, documentLanguage }: CarriedMail) => ({
  ...{ recipient, brand, messageLanguage, documentLanguage },
});

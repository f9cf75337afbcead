import { randomUUID } from 'node:crypto';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Mail } from '../../mail/share-mail.ts';
import { languageCode, type Localised } from '../../phrases/languages.ts';
import {
  type CarriedMail,
  dueNotices,
  foldAddress,
  type Notice,
  type RevisedProduct,
} from '../../rules/former-recipients.ts';
import { isMailAddress } from '../../rules/mail-address.ts';
import type { Database } from '../database.ts';
import { outbox, products, productVersions, shareProducts, shares } from '../schema.ts';

/** Rows of an insert: a statement has at most 65,535 parameters. */
const atOnce = 1_000;

/** Why nobody can be told, in a sentence for the operator. */
export class NoticesError extends Error {
  override name = 'NoticesError';
}

export interface AddedNotices {
  notices: Notice[];
  /** Ids of products that are removed or have no SDS: nobody is told of them. */
  withoutSds: number[];
}

interface NoticeOptions {
  productIds: number[];
  /** Shares that were delivered before count no more. */
  since: Date;
  isDryRun: boolean;
  write: (notice: Notice) => Mail;
}

/**
 * Finds who is to be told of the newest versions of products, and puts a mail for each into the outbox with its record: all of
 * them or none. One run on a product waits for the other, so nobody is told twice.
 * @throws NoticesError for ids of no product, and for a supplier's address that replies can't go to
 */
export const addNotices = (
  database: Database,
  { productIds, since, isDryRun, write }: NoticeOptions,
): Promise<AddedNotices> =>
  database.transaction(async (transaction) => {
    const found = await lockProducts(transaction, productIds);
    const unknown = productIds.filter((id) => !found.some((product) => product.id === id));
    if (unknown.length > 0) throw new NoticesError(`There is no product ${unknown.join(', ')}; nobody is told.`);
    const revised = found.filter(({ hasSds }) => hasSds);
    const notices = dueNotices(
      await withVersions(transaction, revised),
      await carriedMails(transaction, revised),
      since,
    );
    notices.forEach(checkSupplier);
    if (!isDryRun) await saveNotices(transaction, notices, write);
    return { notices, withoutSds: found.filter(({ hasSds }) => !hasSds).map(({ id }) => id) };
  });

const lockProducts = (database: Database, ids: number[]) =>
  database
    .select({
      id: products.id,
      code: products.code,
      supplier: products.supplier,
      validLangs: products.validLangs,
      hasSds: sql<boolean>`${products.state} = 'published' and ${products.sdsDocument} and ${products.sdsExists}
        and ${products.languageExists} and cardinality(${products.validLangs}) > 0`,
    })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('update');

async function withVersions(
  database: Database,
  found: Awaited<ReturnType<typeof lockProducts>>,
): Promise<RevisedProduct[]> {
  const versions = await database
    .select({
      productId: productVersions.productId,
      id: productVersions.id,
      text: productVersions.text,
      number: productVersions.number,
      created: productVersions.created,
      listed: productVersions.listed,
      names: sql<Localised>`coalesce(${productVersions.facts} -> 'name', '{}')`,
      changes: sql<Localised[]>`coalesce(${productVersions.facts} -> 'changes', '[]')`,
    })
    .from(productVersions)
    .where(inArray(productVersions.productId, idsOf(found)))
    .orderBy(asc(productVersions.number));
  return found.map((product) => {
    const own = versions.filter(({ productId }) => productId === product.id);
    return { ...product, versions: own, names: own.at(-1)?.names ?? {} };
  });
}

/** Every mail on record that carried one of the products, delivered or not. */
async function carriedMails(database: Database, found: { id: number }[]): Promise<CarriedMail[]> {
  const rows = await database
    .select({
      productId: shareProducts.productId,
      versionId: shareProducts.versionId,
      isNotice: sql<boolean>`${shareProducts.noticeTo} is not null`,
      isWithdrawn: sql<boolean>`${shares.withdrawn} is not null`,
      recipient: outbox.recipient,
      delivered: outbox.delivered,
      brand: shares.brand,
      messageLanguage: shares.messageLanguage,
      documentLanguage: shares.documentLanguage,
    })
    .from(shareProducts)
    .innerJoin(shares, eq(shares.id, shareProducts.shareId))
    .innerJoin(outbox, eq(outbox.shareId, shareProducts.shareId))
    .where(inArray(shareProducts.productId, idsOf(found)));
  return rows.map((row) => ({ ...row, messageLanguage: languageCode.parse(row.messageLanguage) }));
}

function checkSupplier({ supplier: { name, email }, products: [notified] }: Notice): void {
  if (isMailAddress(email)) return;
  throw new NoticesError(
    `Product ${notified?.product.id}: '${email}', the e-mail address of ${name} in section 1.3, is no plain mail address. Replies go there; nobody is told.`,
  );
}

async function saveNotices(database: Database, notices: Notice[], write: NoticeOptions['write']): Promise<void> {
  const shareNotices = notices.map((notice) => ({ notice, shareId: randomUUID() }));
  await inParts(shareNotices, (part) =>
    database.insert(shares).values(
      part.map(({ shareId, notice }) => ({
        id: shareId,
        brand: notice.brand,
        senderName: notice.supplier.name,
        senderEmail: notice.supplier.email,
        target: 'sds' as const,
        messageLanguage: notice.messageLanguage,
        documentLanguage: notice.documentLanguage,
        ...write(notice),
      })),
    ),
  );
  const notified = shareNotices.flatMap(({ shareId, notice }) =>
    notice.products.map(({ product, version }, position) => ({
      ...{ shareId, position },
      productId: product.id,
      names: product.names,
      versionId: version.id,
      versionText: version.text,
      noticeTo: foldAddress(notice.recipient),
    })),
  );
  await inParts(notified, (part) => database.insert(shareProducts).values(part));
  const messages = shareNotices.map(({ shareId, notice: { recipient } }) => ({ shareId, recipient }));
  await inParts(messages, (part) => database.insert(outbox).values(part));
}

async function inParts<Row>(rows: Row[], insert: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce) await insert(rows.slice(from, from + atOnce));
}

const idsOf = (found: { id: number }[]) => found.map(({ id }) => id);

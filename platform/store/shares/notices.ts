import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { languageCode, type Localised } from '../../languages/languages.ts';
import { mailboxOf } from '../../runtime/mail-address.ts';
import type { Database } from '../database.ts';
import { forgottenAddress } from './person.ts';
import { outbox, products, productVersions, shareProducts, shares } from '../schema.ts';

/** Rows per insert, since a statement has at most 65,535 parameters. */
const rowsPerInsert = 1_000;

type LockedProduct = Awaited<ReturnType<typeof lockRevisedProducts>>[number];

/** The products with these ids, locked until the end of the transaction, so that only one run at a time creates notices of a product. */
export const lockRevisedProducts = (database: Database, ids: number[]) =>
  database
    .select({
      id: products.id,
      code: products.code,
      supplier: products.supplier,
      validLangs: products.validLangs,
      hasSds: sql<boolean>`${products.state} = 'published' and cardinality(sds_langs(${products})) > 0`,
    })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('update');

/** Loads all versions of the products, the oldest first. */
export async function loadVersions(database: Database, products: readonly LockedProduct[]) {
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
    .where(inArray(productVersions.productId, idsOf(products)))
    .orderBy(asc(productVersions.number));
  return products.map((product) => {
    const revisions = versions.filter(({ productId }) => productId === product.id);
    return { ...product, versions: revisions, names: revisions.at(-1)?.names ?? {} };
  });
}

/** All recorded mails about the products, delivered or not, without visitors' feedback, which went to the supplier. */
export async function findCarriedMails(database: Database, products: readonly { id: number }[]) {
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
    .where(
      and(
        inArray(shareProducts.productId, idsOf(products)),
        ne(shares.target, 'feedback'),
        ne(outbox.recipient, forgottenAddress),
      ),
    );
  return rows.map((row) => ({ ...row, messageLanguage: languageCode.parse(row.messageLanguage) }));
}

interface NewNotice {
  recipient: string;
  share: Omit<typeof shares.$inferInsert, 'id'>;
  /** In the order in which the mail names them. */
  products: Omit<typeof shareProducts.$inferInsert, 'shareId' | 'position'>[];
}

/** Inserts each notice as a share without a user, with its products and one message in the outbox. */
export async function insertNotices(database: Database, notices: readonly NewNotice[]): Promise<void> {
  const rows = notices.map((notice) => ({ ...notice, shareId: randomUUID() }));
  await insertBatches(rows, (part) =>
    database.insert(shares).values(part.map(({ shareId, share }) => ({ ...share, id: shareId }))),
  );
  const productRows = rows.flatMap(({ shareId, products: noticeProducts }) =>
    noticeProducts.map((product, position) => ({ ...product, shareId, position })),
  );
  await insertBatches(productRows, (part) => database.insert(shareProducts).values(part));
  const messages = rows.map(({ shareId, recipient }) => ({ shareId, recipient, mailbox: mailboxOf(recipient) }));
  await insertBatches(messages, (part) => database.insert(outbox).values(part));
}

async function insertBatches<Row>(rows: Row[], insert: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    await insert(rows.slice(start, start + rowsPerInsert));
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { contentSize, type OpenContent, openContent, readContent } from '../file-contents.ts';
import { attachments, confidentialData, products } from '../schema.ts';
import type { ConfidentialRow } from '../../product/product-file.ts';

/** An attached file without its content, and the state of its product; undefined: no such file. */
export async function findAttachment(database: Database, key: string) {
  const [file] = await database
    .select({
      key: attachments.key,
      description: attachments.description,
      permission: attachments.permission,
      productState: products.state,
      hash: attachments.hash,
      size: contentSize(attachments),
      writtenBy: sql<string>`${attachments}.xmin::text`,
    })
    .from(attachments)
    .innerJoin(products, eq(products.id, attachments.productId))
    .where(eq(attachments.key, key));
  return file;
}

/** Content of an attached file; undefined: no such file. */
export const readAttachment = (database: Database, key: string) =>
  readContent(database, attachments, eq(attachments.key, key));

/**
 * The content of an attached file; undefined: it is no longer there. Nothing is written, so that a visitor waits for no transaction: the
 * hash of a file that has none is computed for this call.
 */
export async function openAttachment(
  database: Database,
  file: NonNullable<Awaited<ReturnType<typeof findAttachment>>>,
): Promise<OpenContent | undefined> {
  const isFile = eq(attachments.key, file.key);
  const open = (hash: string, isSame: SQL) =>
    openContent(database, attachments, { size: file.size, hash }, isFile, isSame);
  if (file.hash !== null) return open(file.hash, eq(attachments.hash, file.hash));
  const isSame = and(isNull(attachments.hash), sql`xmin::text = ${file.writtenBy}`)!;
  const content = await readContent(database, attachments, isFile, isSame);
  // Its hash may be stored before all pieces are read.
  const hash = content && hashOf(content);
  if (hash) return open(hash, or(isSame, eq(attachments.hash, hash))!);
  // It was changed in between.
  const changed = await findAttachment(database, file.key);
  return changed && openAttachment(database, changed);
}

/** SHA-256 of the content of a file, hexadecimal. */
export const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/**
 * Computes the hashes of attached files that have none, since a version without hashes stored them: one file after the other, outside of
 * the database, so that others are served meanwhile. Resolves to their number. Call it before a transaction: within one the files stay
 * locked to its end.
 * @param productIds undefined: the files of all products
 */
export async function fillHashes(database: Database, productIds?: readonly number[]): Promise<number> {
  const lacksHash = isNull(attachments.hash);
  const isOfProducts = productIds && inArray(attachments.productId, [...productIds]);
  const files = await database.select({ key: attachments.key }).from(attachments).where(and(isOfProducts, lacksHash));
  for (const { key } of files) {
    const isFile = and(eq(attachments.key, key), lacksHash)!;
    await database.transaction(async (transaction) => {
      await transaction.select({ key: attachments.key }).from(attachments).where(isFile).for('update');
      const content = await readContent(transaction, attachments, isFile);
      if (content)
        await transaction
          .update(attachments)
          .set({ hash: hashOf(content) })
          .where(isFile);
    });
  }
  return files.length;
}

export interface Confidential {
  formulation: ConfidentialRow[];
  material: ConfidentialRow[];
}

/** Formulation and material of a product. Only for users who have it in their list. */
export async function findConfidential(database: Database, productId: number): Promise<Confidential> {
  const [row] = await database
    .select({ formulation: confidentialData.formulation, material: confidentialData.material })
    .from(confidentialData)
    .where(eq(confidentialData.productId, productId));
  return row ?? { formulation: [], material: [] };
}

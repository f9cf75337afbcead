import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { attachments, products } from './schema.ts';

/** What an attached file is called, who may have it and its product's state, or undefined. */
export async function findAttachment(database: Database, key: string) {
  const [file] = await database
    .select({
      description: attachments.description,
      permission: attachments.permission,
      productState: products.state,
    })
    .from(attachments)
    .innerJoin(products, eq(products.id, attachments.productId))
    .where(eq(attachments.key, key));
  return file;
}

/** The file itself, or undefined. */
export async function readAttachment(database: Database, key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [file] = await database
    .select({ content: attachments.content })
    .from(attachments)
    .where(eq(attachments.key, key));
  return file && new Uint8Array(file.content);
}

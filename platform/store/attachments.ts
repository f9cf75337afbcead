import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { attachments, products } from './schema.ts';

/** An attached file with its product's state, or undefined. */
export async function findAttachment(database: Database, key: string) {
  const [file] = await database
    .select({
      description: attachments.description,
      permission: attachments.permission,
      content: attachments.content,
      productState: products.state,
    })
    .from(attachments)
    .innerJoin(products, eq(products.id, attachments.productId))
    .where(eq(attachments.key, key));
  return file;
}

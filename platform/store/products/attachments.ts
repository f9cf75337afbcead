import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { readContent } from '../file-contents.ts';
import { attachments, confidentialData, products } from '../schema.ts';
import type { ConfidentialRow } from '../../product/product-file.ts';

/** Name and permission of an attached file, and the state of its product; undefined: no such file. */
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

/** Content of an attached file; undefined: no such file. */
export const readAttachment = (database: Database, key: string) =>
  readContent(database, attachments, eq(attachments.key, key));

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

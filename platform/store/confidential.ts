import { eq } from 'drizzle-orm';
import type { ConfidentialRow } from './confidential-row.ts';
import type { Database } from './database.ts';
import { confidentialData } from './schema.ts';

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

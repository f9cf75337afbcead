import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { changeProducts } from '../products/change-products.ts';
import { removeProduct, usesOf } from '../products/own-products.ts';
import {
  memberships,
  products,
  shares,
  studioDrafts,
  studioSubstances,
  suppliers,
  tokenFamilies,
  users,
  workgroupProducts,
  workgroups,
} from '../schema.ts';
import { addEvents, operator } from '../trail.ts';

/** What ends, or loses its owner, when an account is deleted. */
export async function usesOfUser(database: Database, userId: number) {
  const isOpen = and(eq(studioDrafts.ownerId, userId), ne(studioDrafts.state, 'published'));
  return {
    sessions: await database.$count(
      tokenFamilies,
      and(eq(tokenFamilies.userId, userId), sql`${tokenFamilies.revoked} is null and ${tokenFamilies.expires} > now()`),
    ),
    drafts: await database.$count(studioDrafts, isOpen),
    shares: await database.$count(shares, eq(shares.userId, userId)),
  };
}

/** Deletes an account with its sessions; drafts, shares and the audit trail stay, without an owner. It is in the audit trail. */
export const deleteUser = (database: Database, userId: number, name: string): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction.delete(users).where(eq(users.id, userId));
    await addEvents(transaction, { draftId: null, productId: null, workgroupId: null }, operator, [
      { action: 'deleted', comment: `the account ${name}` },
    ]);
  });

/** A query for the public products in a workgroup's list that are in no other list. */
const ownPublicProducts = (database: Database, workgroupId: number) =>
  database
    .select({ id: products.id })
    .from(workgroupProducts)
    .innerJoin(products, eq(products.id, workgroupProducts.productId))
    .where(
      and(
        eq(workgroupProducts.workgroupId, workgroupId),
        eq(products.state, 'published'),
        sql`not exists (select from workgroup_products other where other.product_id = ${products.id}
          and other.workgroup_id <> ${workgroupId})`,
      ),
    );

/** What ends when a workgroup is deleted. */
export async function usesOfWorkgroup(database: Database, workgroupId: number) {
  const ownProducts = ownPublicProducts(database, workgroupId);
  const isOpen = and(eq(studioDrafts.workgroupId, workgroupId), ne(studioDrafts.state, 'published'));
  return {
    products: await database.$count(ownProducts.as('own')),
    ...(await usesOf(database, ownProducts)),
    drafts: await database.$count(studioDrafts, isOpen),
    substances: await database.$count(studioSubstances, eq(studioSubstances.workgroupId, workgroupId)),
    members: await database.$count(memberships, eq(memberships.workgroupId, workgroupId)),
    suppliers: await database.$count(suppliers, eq(suppliers.workgroupId, workgroupId)),
  };
}

/**
 * Deletes a workgroup with its drafts, substances, label presets and lists, and removes its public products that are in no other list. Its
 * suppliers are nobody's then. Each removal and the deletion are in the audit trail. Resolves to the ids of the removed products.
 */
export const deleteWorkgroup = (database: Database, { id, name }: { id: number; name: string }): Promise<number[]> =>
  changeProducts(database, async (transaction) => {
    const rows = await ownPublicProducts(transaction, id).orderBy(products.id);
    const productIds = rows.map((row) => row.id);
    for (const productId of productIds) await removeProduct(transaction, productId, operator, id);
    await transaction.delete(workgroups).where(eq(workgroups.id, id));
    await addEvents(transaction, { draftId: null, productId: null, workgroupId: id }, operator, [
      { action: 'deleted', comment: `the workgroup ${name}` },
    ]);
    return productIds;
  });

import { asc, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';
import { suppliers } from '../schema.ts';
import { addEvents, operator } from '../trail.ts';

/**
 * Finds which of these names are those of suppliers that none of the workgroups may name, or look like one (store/triggers/suppliers.sql),
 * with the name of that supplier. A name that is a supplier's own, apart from case and blanks, is that supplier's and nobody else's.
 */
export async function findForeignSuppliers(
  database: Database,
  names: readonly string[],
  workgroupIds: readonly number[],
): Promise<Map<string, string>> {
  const foreign = new Map<string, string>();
  for (const name of new Set(names)) {
    const alike = await findAlike(database, name);
    const same = alike.filter((supplier) => spelling(supplier.name) === spelling(name));
    const other = (same.length > 0 ? same : alike).find(
      ({ workgroupId }) => workgroupId === null || !workgroupIds.includes(workgroupId),
    );
    if (other) foreign.set(name, other.name);
  }
  return foreign;
}

/** The suppliers whose names look like a name. */
const findAlike = (database: Database, name: string) =>
  database
    .select({ id: suppliers.id, name: suppliers.name, workgroupId: suppliers.workgroupId })
    .from(suppliers)
    .where(sql`${suppliers.keys} && supplier_keys(${name})`)
    .orderBy(asc(suppliers.id));

const spelling = (name: string) => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');

/** A supplier as its operator sees it. */
export interface ListedSupplier {
  name: string;
  /** null: nobody's. */
  workgroup: string | null;
  products: number;
  /** Other workgroups with a product in their list that names it and is not in the list of its own workgroup. */
  others: string[];
}

/** All suppliers by name. */
export async function listSuppliers(database: Database): Promise<ListedSupplier[]> {
  const rows = rowsOf(
    await database.execute(sql`
      with names as materialized (select distinct supplier ->> 'name' as name from products),
        spelled as materialized (select names.name, suppliers.id from names join suppliers on suppliers.keys && supplier_keys(names.name)),
        named as (select products.id as product_id, spelled.id from products join spelled on spelled.name = products.supplier ->> 'name')
      select suppliers.name, owner.name as workgroup,
        (select count(*)::int from named where named.id = suppliers.id) as products,
        coalesce((select jsonb_agg(distinct other.name) from named join workgroup_products as listed using (product_id)
          join workgroups as other on other.id = listed.workgroup_id
          where named.id = suppliers.id and listed.workgroup_id <> suppliers.workgroup_id and not exists (select from workgroup_products as own
            where own.product_id = named.product_id and own.workgroup_id = suppliers.workgroup_id)), '[]') as others
      from suppliers left join workgroups as owner on owner.id = suppliers.workgroup_id
      order by suppliers.name`),
  );
  return rows as unknown as ListedSupplier[];
}

/**
 * Gives a supplier to a workgroup, or to nobody (null), which is in the audit trail. A name that no supplier has becomes a supplier, also
 * where it looks like that of another one.
 */
export const assignSupplier = (database: Database, name: string, workgroup: { id: number } | null): Promise<void> =>
  database.transaction(async (transaction) => {
    const workgroupId = workgroup?.id ?? null;
    const same = (await findAlike(transaction, name)).filter((supplier) => spelling(supplier.name) === spelling(name));
    if (same.length === 0)
      await transaction.insert(suppliers).values({ name, keys: sql`supplier_keys(${name})`, workgroupId });
    for (const { id } of same) await transaction.update(suppliers).set({ workgroupId }).where(eq(suppliers.id, id));
    await addEvents(transaction, { draftId: null, productId: null, workgroupId }, operator, [
      {
        action: 'configured',
        comment: workgroup ? `may name the supplier ${name}` : `nobody may name the supplier ${name}`,
      },
    ]);
  });

import type { Database } from '../store/database.ts';
import {
  type Gathered,
  gatherProducts,
  IdGivenTwice,
  type ImportOptions,
  type ImportResult,
  type Publisher,
} from './plan-and-write.ts';
import { type ProductSource, type Reading, readSources } from './read/product-source.ts';
import { productTables, type ProductTables } from '../store/schema.ts';
import { listProducts, lockImports, removeAttachments } from '../store/products/product-rows.ts';
import { stageProducts } from '../store/products/staged-products.ts';

/** As many as are imported in one transaction. */
const fewProducts = 100;

/**
 * Imports products, all or none. Run twice, the second changes nothing. Few are written in one transaction. Many are gathered beside
 * the catalogue first, so that the embedded database, which has one connection, answers others meanwhile.
 * @throws ImportRefused, ForeignProducts, CatalogueChanged (of many)
 */
export async function importProducts(
  database: Database,
  sources: readonly ProductSource[],
  options: ImportOptions,
  reading: Reading = {},
): Promise<ImportResult> {
  const isMany = sources.length > fewProducts;
  const work = isMany ? importMany : importFew;
  const rests = isMany && reading.rests;
  const numberedAfter = (highestId: number) =>
    work(database, options, (target, tables) =>
      gatherProducts(target, tables, readSources(sources, { ...reading, rests }), options, highestId),
    );
  return await numberedAfter(0).catch((reason: unknown) => {
    if (!(reason instanceof IdGivenTwice)) throw reason;
    return numberedAfter(reason.highestId);
  });
}

type Gather = (target: Database, tables: ProductTables) => Promise<Gathered>;

const importFew = (database: Database, { publisher, dryRun }: ImportOptions, gather: Gather): Promise<Gathered> =>
  database.transaction(async (transaction) => {
    await lockImports(transaction);
    const gathered = await gather(transaction, productTables);
    await removeAttachments(transaction, gathered.filesGone);
    if (publisher && !dryRun) await listNewProducts(transaction, publisher, gathered);
    return gathered;
  });

async function importMany(database: Database, { dryRun, publisher }: ImportOptions, gather: Gather): Promise<Gathered> {
  const staged = await stageProducts(database);
  try {
    const gathered = await gather(database, staged.tables);
    if (!dryRun)
      await database.transaction(async (transaction) => {
        await lockImports(transaction);
        await staged.move(transaction);
        await removeAttachments(transaction, gathered.filesGone);
        if (publisher) await listNewProducts(transaction, publisher, gathered);
      });
    return gathered;
  } finally {
    await staged.drop();
  }
}

async function listNewProducts(
  database: Database,
  { newIntoWorkgroupId: workgroupId }: Publisher,
  { products }: Gathered,
): Promise<void> {
  const rows = products.flatMap(({ id, outcome }) => (outcome === 'new' ? { workgroupId, productId: id } : []));
  await listProducts(database, rows);
}

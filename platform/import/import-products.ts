import type { Database } from '../store/database.ts';
import {
  type PlannedImport,
  planAndWrite,
  DuplicateIdError,
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
 * @throws ImportError, ForeignProductsError, CatalogueChangedError (of many)
 */
export async function importProducts(
  database: Database,
  sources: readonly ProductSource[],
  options: ImportOptions,
  reading: Reading = {},
): Promise<ImportResult> {
  const isMany = sources.length > fewProducts;
  const work = isMany ? importMany : importFew;
  const yieldsCpu = isMany && reading.yieldsCpu;
  const numberedAfter = (highestId: number) =>
    work(database, options, (target, tables) =>
      planAndWrite(target, tables, readSources(sources, { ...reading, yieldsCpu }), options, highestId),
    );
  return await numberedAfter(0).catch((reason: unknown) => {
    if (!(reason instanceof DuplicateIdError)) throw reason;
    return numberedAfter(reason.highestId);
  });
}

type Gather = (target: Database, tables: ProductTables) => Promise<PlannedImport>;

const importFew = (database: Database, { publisher, dryRun }: ImportOptions, gather: Gather): Promise<PlannedImport> =>
  database.transaction(async (transaction) => {
    await lockImports(transaction);
    const planned = await gather(transaction, productTables);
    await removeAttachments(transaction, planned.filesGone);
    if (publisher && !dryRun) await listNewProducts(transaction, publisher, planned);
    return planned;
  });

async function importMany(
  database: Database,
  { dryRun, publisher }: ImportOptions,
  gather: Gather,
): Promise<PlannedImport> {
  const staged = await stageProducts(database);
  try {
    const planned = await gather(database, staged.tables);
    if (!dryRun)
      await database.transaction(async (transaction) => {
        await lockImports(transaction);
        await staged.move(transaction);
        await removeAttachments(transaction, planned.filesGone);
        if (publisher) await listNewProducts(transaction, publisher, planned);
      });
    return planned;
  } finally {
    await staged.drop();
  }
}

async function listNewProducts(
  database: Database,
  { newIntoWorkgroupId: workgroupId }: Publisher,
  { products }: PlannedImport,
): Promise<void> {
  const rows = products.flatMap(({ id, outcome }) => (outcome === 'new' ? { workgroupId, productId: id } : []));
  await listProducts(database, rows);
}

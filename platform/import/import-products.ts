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
import { changeProducts } from '../store/products/change-products.ts';
import { listProducts, removeAttachments } from '../store/products/product-rows.ts';
import { stageProducts } from '../store/products/staged-products.ts';

/** Maximum number of products that are imported without staging tables. */
const maxUnstaged = 100;

/**
 * Imports products, all or none; the import is idempotent. Up to 100 products are written in one transaction. More are written into
 * staging tables first, so that the embedded database, which has one connection, stays available for others.
 * @throws ImportError, ForeignProductsError, CatalogueChangedError (with staging)
 */
export async function importProducts(
  database: Database,
  sources: readonly ProductSource[],
  options: ImportOptions,
  reading: Reading = {},
): Promise<ImportResult> {
  const isStaged = sources.length > maxUnstaged;
  const runImport = isStaged ? importStaged : importDirectly;
  const yieldsCpu = isStaged && reading.yieldsCpu;
  const importNumberedAfter = (highestId: number) =>
    runImport(database, options, (target, tables) =>
      planAndWrite(target, tables, readSources(sources, { ...reading, yieldsCpu }), options, highestId),
    );
  return await importNumberedAfter(0).catch((reason: unknown) => {
    if (!(reason instanceof DuplicateIdError)) throw reason;
    return importNumberedAfter(reason.highestId);
  });
}

type PlanAndWrite = (target: Database, tables: ProductTables) => Promise<PlannedImport>;

const importDirectly = (
  database: Database,
  { publisher, dryRun }: ImportOptions,
  planInto: PlanAndWrite,
): Promise<PlannedImport> =>
  changeProducts(database, async (transaction) => {
    const planned = await planInto(transaction, productTables);
    await removeAttachments(transaction, planned.removedFileKeys);
    if (!dryRun) await listProducts(transaction, newProducts(publisher, planned));
    return planned;
  });

async function importStaged(
  database: Database,
  { dryRun, publisher }: ImportOptions,
  planInto: PlanAndWrite,
): Promise<PlannedImport> {
  const staged = await stageProducts(database);
  try {
    const planned = await planInto(database, staged.tables);
    const { removedFileKeys } = planned;
    if (!dryRun) await staged.move({ removedFileKeys, listed: newProducts(publisher, planned) });
    return planned;
  } finally {
    await staged.drop();
  }
}

/** The new products and the workgroup of their publisher. */
const newProducts = (publisher: Publisher | undefined, { products }: PlannedImport) =>
  products.flatMap(({ id, outcome }) =>
    publisher && outcome === 'new' ? { workgroupId: publisher.newIntoWorkgroupId, productId: id } : [],
  );

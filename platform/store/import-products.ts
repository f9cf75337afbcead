import { inArray, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import {
  type PlannedImport,
  planAndWrite,
  DuplicateIdError,
  type ImportOptions,
  type ImportResult,
  type Publisher,
} from './gather-products.ts';
import { type ProductSource, type Reading, readSources } from './product-source.ts';
import { attachments, productTables, type ProductTables, workgroupProducts } from './schema.ts';
import { stageProducts } from './staged-products.ts';

/** Any number: it tells imports from other users of the database's advisory locks. */
const importLock = 0x696d7074;

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
    await removeFiles(transaction, planned.filesGone);
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
        await removeFiles(transaction, planned.filesGone);
        if (publisher) await listNewProducts(transaction, publisher, planned);
      });
    return planned;
  } finally {
    await staged.drop();
  }
}

const lockImports = (transaction: Database) => transaction.execute(sql`select pg_advisory_xact_lock(${importLock})`);

async function removeFiles(database: Database, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await database.delete(attachments).where(inArray(attachments.key, [...keys]));
}

async function listNewProducts(
  database: Database,
  { newIntoWorkgroupId: workgroupId }: Publisher,
  { products }: PlannedImport,
): Promise<void> {
  const rows = products.flatMap(({ id, outcome }) => (outcome === 'new' ? { workgroupId, productId: id } : []));
  if (rows.length > 0) await database.insert(workgroupProducts).values(rows);
}

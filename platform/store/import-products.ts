import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { error, type Finding, type Path, type Problem } from '../product-file/problem.ts';
import type { ReadProduct } from '../product-file/read-product-file.ts';
import type { Database } from './database.ts';
import { type FileDigest, planProduct, type ProductPlan, type StoredForImport } from './plan-product.ts';
import { attachments, confidentialData, products, productVersions, tdsVersions } from './schema.ts';

/** Where a product to be imported comes from. It is read twice, so that a thousand of them need not be held at once. */
export interface ProductSource {
  /** How messages call it. */
  file: string;
  read: () => Promise<ReadProduct>;
  /** An attached file, by its path in the product file. */
  readAttachment: (path: string) => Promise<Uint8Array>;
}

export interface ImportOptions {
  /** Publishes what is imported, whatever its file says. */
  publish: boolean;
  /** Does all but keep it. */
  dryRun: boolean;
  /** A product whose id is known may get another code. */
  changeCodes: boolean;
  /** Attached files stay as they are: those who import can't send any. */
  keepsFiles?: boolean;
  /** ISO day, of versions that the import makes. */
  today: string;
}

export interface ImportedProduct {
  file: string;
  id: number;
  code: string;
  outcome: 'new' | 'changed' | 'unchanged';
  /** What is new or changed, in words: `version 4.0`. */
  details: string[];
}

export interface ImportResult {
  products: ImportedProduct[];
  warnings: Problem[];
}

/** Nothing was imported: some files are wrong. Holds the warnings too. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(`${problems.filter(({ level }) => level === 'error').length} errors; nothing is imported.`);
    this.problems = problems;
  }
}

/** Rolls a dry run back. */
class DryRunDone extends Error {}

const batchSize = 200;
/** Any number: it tells imports from other users of the database's advisory locks. */
const importLock = 0x696d7074;
/** A platform's first product that has no number of its own. */
const firstId = 1001;

/**
 * Imports products, all or none. Run twice, the second changes nothing. `onProgress` hears how many sources are done, of
 * those that are read twice.
 * @throws ImportRefused
 */
export async function importProducts(
  database: Database,
  sources: readonly ProductSource[],
  options: ImportOptions,
  onProgress: (done: number, step: 'checked' | 'imported') => void = () => undefined,
): Promise<ImportResult> {
  const { problems, ids } = await checkSources(sources, (done) => onProgress(done, 'checked'));
  if (problems.some(({ level }) => level === 'error')) throw new ImportRefused(problems);
  const imported: ImportedProduct[] = [];
  const refused: Problem[] = [];
  try {
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${importLock})`);
      const [row] = await transaction.select({ id: max(products.id) }).from(products);
      let nextId = Math.max(row?.id ?? 0, firstId - 1, ...ids.filter((id) => id !== undefined)) + 1;
      const giveId = () => nextId++;
      for (let from = 0; from < sources.length; from += batchSize) {
        const batch = sources.slice(from, from + batchSize);
        const { done, findings } = await importBatch(transaction, batch, options, giveId, refused.length > 0);
        imported.push(...done);
        refused.push(...findings);
        onProgress(from + batch.length, 'imported');
      }
      if (refused.length > 0) throw new ImportRefused([...problems, ...refused]);
      if (options.dryRun) throw new DryRunDone();
    });
  } catch (reason) {
    if (!(reason instanceof DryRunDone)) throw reason;
  }
  return { products: imported, warnings: problems };
}

/** What is wrong in the sources by themselves and beside each other. */
export async function checkSources(
  sources: readonly ProductSource[],
  onProgress: (done: number) => void,
): Promise<{ problems: Problem[]; ids: (number | undefined)[] }> {
  const problems: Problem[] = [];
  const ids: (number | undefined)[] = [];
  const seen = { id: new Map<unknown, string>(), code: new Map<unknown, string>(), gtin: new Map<unknown, string>() };
  for (const [place, { file, read }] of sources.entries()) {
    const { product, problems: found, lineOf } = await read();
    problems.push(...found);
    ids.push(product?.id);
    for (const field of ['id', 'code', 'gtin'] as const) {
      const value = product?.[field];
      if (value === undefined || value === null) continue;
      const other = seen[field].get(value);
      if (other) problems.push({ ...error([field], `'${value}' stands in ${other} too`), file, line: lineOf([field]) });
      else seen[field].set(value, file);
    }
    onProgress(place + 1);
  }
  return { problems, ids };
}

interface Planned {
  plan: ProductPlan;
  source: ProductSource;
}

const digest = (content: Uint8Array): FileDigest => ({
  hash: createHash('sha256').update(content).digest('hex'),
  sizeInBytes: content.byteLength,
});

async function importBatch(
  database: Database,
  sources: readonly ProductSource[],
  options: ImportOptions,
  giveId: () => number,
  onlyLook: boolean,
): Promise<{ done: ImportedProduct[]; findings: Problem[] }> {
  const read = await Promise.all(sources.map(async (source) => ({ source, ...(await source.read()) })));
  const wrong = read.flatMap(({ product, problems }) => (product ? [] : problems));
  // Changed since it was checked.
  if (wrong.length > 0) throw new ImportRefused(wrong);
  const stored = await findStored(
    database,
    read.map(({ product }) => product!),
  );
  const plans: Planned[] = [];
  const done: ImportedProduct[] = [];
  const findings: Problem[] = [];
  for (const { source, product, lineOf } of read) {
    const given = product!;
    const same =
      given.id === undefined
        ? stored.filter(({ code }) => code === given.code)
        : stored.filter(({ id }) => id === given.id);
    const say = (finding: Finding) =>
      findings.push({ ...finding, file: source.file, line: lineOf(finding.path as Path) });
    if (same.length > 1) {
      say(error(['code'], `products ${same.map(({ id }) => id).join(', ')} have this code: say the id`));
      continue;
    }
    const before = same[0] ?? null;
    const files = [];
    for (const { file } of given.attachments) files.push(digest(await source.readAttachment(file)));
    const plan = planProduct(given, files, before, before?.id ?? given.id ?? giveId(), options);
    plan.findings.forEach(say);
    for (const found of await conflicts(database, plan)) say(found);
    plans.push({ plan, source });
    done.push({ file: source.file, id: plan.row.id, code: given.code, outcome: plan.outcome, details: plan.details });
  }
  if (!onlyLook && findings.length === 0) await write(database, plans);
  return { done, findings };
}

/** The products that the files may mean, with all that a plan compares. */
async function findStored(
  database: Database,
  given: readonly { id?: number | undefined; code: string }[],
): Promise<StoredForImport[]> {
  const ids = given.flatMap(({ id }) => id ?? []);
  const codes = given.filter(({ id }) => id === undefined).map(({ code }) => code);
  const rows = await database.query.products.findMany({
    where: sql`${inArray(products.id, ids.length > 0 ? ids : [-1])} or ${inArray(products.code, codes.length > 0 ? codes : [''])}`,
    with: {
      versions: { orderBy: desc(productVersions.number) },
      tdsVersions: { orderBy: desc(tdsVersions.version) },
      attachments: {
        columns: { content: false },
        extras: { hash: sql<string>`encode(sha256(${attachments.content}), 'hex')`.as('hash') },
        orderBy: attachments.position,
      },
    },
  });
  const confidential = rows.length
    ? await database
        .select()
        .from(confidentialData)
        .where(
          inArray(
            confidentialData.productId,
            rows.map(({ id }) => id),
          ),
        )
    : [];
  return rows.map((row) => ({
    ...row,
    confidential: confidential.find(({ productId }) => productId === row.id) ?? null,
  }));
}

/** What other products have that this one would have too. */
async function conflicts(database: Database, { row, attachments: files }: ProductPlan): Promise<Finding[]> {
  const keys = files.added.map((file) => file.row.key);
  const taken = keys.length
    ? await database
        .select({ key: attachments.key, productId: attachments.productId })
        .from(attachments)
        .where(inArray(attachments.key, keys))
    : [];
  const twins = row.gtin
    ? await database
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.gtin, row.gtin), sql`${products.id} <> ${row.id}`))
    : [];
  return [
    ...taken
      .filter(({ productId }) => productId !== row.id)
      .map(({ key, productId }) => error(['attachments'], `product ${productId} has a file with the key '${key}'`)),
    ...twins.map(({ id }) => error(['gtin'], `product ${id} has this GTIN`)),
  ];
}

async function write(database: Database, planned: readonly Planned[]): Promise<void> {
  const changing = planned.filter(({ plan }) => plan.outcome !== 'unchanged');
  const plans = changing.map(({ plan }) => plan);
  const added = plans.filter(({ outcome }) => outcome === 'new').map(({ row }) => row);
  if (added.length > 0) await database.insert(products).values(added);
  for (const { row, outcome, rowChanged } of plans)
    if (outcome === 'changed' && rowChanged) await database.update(products).set(row).where(eq(products.id, row.id));

  const versions = plans.flatMap(({ versions: { added: rows } }) => rows);
  if (versions.length > 0) await database.insert(productVersions).values(versions);
  for (const version of plans.flatMap(({ versions: { rewritten } }) => rewritten))
    await database
      .update(productVersions)
      .set(version)
      .where(and(eq(productVersions.productId, version.productId), eq(productVersions.id, version.id)));

  const tds = plans.flatMap(({ tdsVersions: { added: rows } }) => rows);
  if (tds.length > 0) await database.insert(tdsVersions).values(tds);
  for (const version of plans.flatMap(({ tdsVersions: { rewritten } }) => rewritten))
    await database
      .update(tdsVersions)
      .set(version)
      .where(and(eq(tdsVersions.productId, version.productId), eq(tdsVersions.version, version.version)));

  const gone = plans.flatMap(({ attachments: { removed } }) => removed);
  if (gone.length > 0) await database.delete(attachments).where(inArray(attachments.key, gone));
  for (const { plan, source } of changing)
    for (const { row, path } of plan.attachments.added) {
      const file = { ...row, content: await source.readAttachment(path) };
      await database.insert(attachments).values(file).onConflictDoUpdate({ target: attachments.key, set: file });
    }

  for (const confidential of plans.flatMap(({ confidential }) => confidential ?? []))
    await database
      .insert(confidentialData)
      .values(confidential)
      .onConflictDoUpdate({ target: confidentialData.productId, set: confidential });
}

import type { Database } from '../store/database.ts';
import { type ProductSource, type Reading, type ReadSource, readSources } from './read/open-source.ts';
import { productTables, type ProductTables } from '../store/schema.ts';
import { changeProducts, listProducts, removeAttachments, upsertRows } from '../store/products/change-products.ts';
import { stageProducts } from '../store/products/staged-products.ts';
import { setImmediate as turn } from 'node:timers/promises';
import { messageTexts } from '../languages/messages.ts';
import { error, type Finding, isError, isSettled, maxProblems, type Problem } from '../product/findings.ts';
import { settleFindings } from '../product/check/settled-findings.ts';
import { gtinsOf } from '../product/product-file.ts';
import { type CompleteProduct, toProblem } from '../product/read/read-product-file.ts';
import { findKnownLists, listCheckOf, numbersOf } from './classify/known-lists.ts';
import { listFindings } from './classify/missing-harmonised.ts';
import { type ProductWithUfi, sharedUfiFindings } from '../product/check/check-ufi.ts';
import { compositionKey, findProductsWithUfi } from '../store/products/products-with-ufi.ts';
import { findForeignSuppliers } from '../store/accounts/suppliers.ts';
import { findInLists } from '../store/lists/listed-products.ts';
import { addEventsOfMany, type Author } from '../store/trail.ts';
import { type FileDigest, planProduct, type ProductPlan } from './plan-product.ts';
import { productTag } from './export-products.ts';
import { writeContent } from '../store/file-contents.ts';
import { hashOf } from '../store/products/attachments.ts';
import {
  type Claim,
  type Conflict,
  findStored,
  findTakenNumbers,
  findTakenKeys,
  type StoredForImport,
  highestProductId,
} from '../store/products/stored-products.ts';

/** Maximum number of products that are imported without staging tables. */
const maxUnstaged = 100;

/**
 * Imports products, all or none; the import is idempotent. Up to 100 products are written in one transaction. More are written into
 * staging tables first, so that the embedded database, which has one connection, stays available for others.
 * A product that changes fires triggers, such as store/triggers/follower-notices.sql, which queues mails (store/products/change-products.ts).
 * @throws ImportError, ForeignProductsError, ChangedMeanwhileError, CatalogueChangedError (with staging)
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
  { publisher, dryRun, author }: ImportOptions,
  planInto: PlanAndWrite,
): Promise<PlannedImport> =>
  changeProducts(database, async (transaction) => {
    const planned = await planInto(transaction, productTables);
    if (dryRun) return planned;
    await removeAttachments(transaction, planned.removedFileKeys);
    await listProducts(transaction, newProducts(publisher, planned));
    await recordImport(transaction, planned, author, publisher);
    return planned;
  });

async function importStaged(
  database: Database,
  { dryRun, publisher, author }: ImportOptions,
  planInto: PlanAndWrite,
): Promise<PlannedImport> {
  const staged = await stageProducts(database);
  try {
    const planned = await planInto(database, staged.tables);
    const { removedFileKeys } = planned;
    const record = (transaction: Database) => recordImport(transaction, planned, author, publisher);
    if (!dryRun) await staged.move({ removedFileKeys, listed: newProducts(publisher, planned) }, record);
    return planned;
  } finally {
    await staged.drop();
  }
}

/** Writes who changed which products into the audit trail. */
async function recordImport(
  transaction: Database,
  { products }: PlannedImport,
  author: Author | undefined,
  publisher: Publisher | undefined,
): Promise<void> {
  if (!author) return;
  const workgroupId = publisher?.newIntoWorkgroupId ?? null;
  const changed = products.filter(({ outcome }) => outcome !== 'unchanged');
  await addEventsOfMany(
    transaction,
    author,
    changed.map(({ id, outcome, isPublished, details }) => ({
      draftId: null,
      productId: id,
      workgroupId,
      action: isPublished ? ('published' as const) : ('imported' as const),
      comment: [outcome, ...details].join(', '),
    })),
  );
}

/** The new products and the workgroup of their publisher. */
const newProducts = (publisher: Publisher | undefined, { products }: PlannedImport) =>
  products.flatMap(({ id, outcome }) =>
    publisher && outcome === 'new' ? { workgroupId: publisher.newIntoWorkgroupId, productId: id } : [],
  );

interface ImportOptions {
  /** Publishes all imported products, regardless of their `state`. */
  publish: boolean;
  /** Plans and validates without writing. */
  dryRun: boolean;
  /** Allows an existing product to get another code. */
  changeCodes: boolean;
  /** Keeps the attached files unchanged, for imports without files. */
  preservesFiles?: boolean;
  /** ISO day of versions that the import creates. */
  today: string;
  /** Limits changes to the products in the publisher's lists. Undefined: an operator, who may change every product. */
  publisher?: Publisher;
  /** Refuses the product of the import unless it is stored with this ETag (`productTag`); `*`: with any. */
  expectedTag?: string | undefined;
  /** Author for the audit trail; undefined: the caller writes the trail. */
  author?: Author;
}

interface Publisher {
  /** Workgroups whose listed products may be changed. */
  workgroupIds: number[];
  /** The workgroup that gets new products in its list. */
  newIntoWorkgroupId: number;
}

interface ImportedProduct {
  file: string;
  id: number;
  code: string;
  outcome: 'new' | 'changed' | 'unchanged';
  /** Whether it is public now. */
  isPublished: boolean;
  /** Descriptions of the changes: `version 4.0`. */
  details: string[];
}

export interface ImportResult {
  products: ImportedProduct[];
  warnings: Problem[];
}

/** Nothing was imported because of errors in files. Contains the warnings and at most `maxProblems` errors. */
export class ImportError extends Error {
  override name = 'ImportError';
  readonly problems: Problem[];
  /** Whether there are, or may be, further problems, since not all files were read. */
  readonly hasMore: boolean;

  constructor(problems: Problem[], hasMore: boolean) {
    const errors = problems.filter(isError);
    const reported = new Set(errors.slice(0, maxProblems));
    super(`${reported.size} errors; nothing is imported.`);
    this.problems = problems.filter((problem) => !isError(problem) || reported.has(problem));
    this.hasMore = hasMore || errors.length > maxProblems;
  }
}

/** Nothing was imported: products are in no list of the publisher's workgroups, or name a supplier of others. */
export class ForeignProductsError extends Error {
  override name = 'ForeignProductsError';
  readonly problems: Problem[];
  readonly code: 'not_in_list' | 'foreign_supplier';

  constructor(code: ForeignProductsError['code'], problems: Problem[]) {
    super(`${problems.length} products of other workgroups; nothing is imported.`);
    this.code = code;
    this.problems = problems;
  }
}

/** Nothing was imported: the product is not as `expectedTag` says. */
export class ChangedMeanwhileError extends Error {
  override name = 'ChangedMeanwhileError';
  /** The ETag of the stored product; null: there is none. */
  readonly tag: string | null;

  constructor(tag: string | null) {
    super('The product is not as it was read; nothing is imported.');
    this.tag = tag;
  }
}

/** Number of products that are planned and written together; meanwhile the embedded database is blocked. */
const batchSize = 10;
/** The id of a platform's first product without an id of its own. */
const firstId = 1001;
/** Maximum id that a publisher may give a new product: ids have twelve digits, and assigned ids follow the highest one. */
const maxGivenId = 99_999_999_999;

interface PlannedImport extends ImportResult {
  /** Keys of attached files that are no longer part of a product. */
  removedFileKeys: string[];
}

/** An id that was assigned to a new product is used by a file that was read later. */
class DuplicateIdError extends Error {
  override name = 'DuplicateIdError';
  /** The highest id of all files and products. */
  readonly highestId: number;

  constructor(highestId: number) {
    super();
    this.highestId = highestId;
  }
}

interface Planned {
  plan: ProductPlan;
  source: ProductSource;
  claim: Claim & { source: ProductSource };
}

/**
 * Plans all products, and writes them into `tables` unless there are errors. New products get ids after `highestId` and after the
 * ids of stored products.
 * @throws ImportError, ForeignProductsError, DuplicateIdError
 */
async function planAndWrite(
  database: Database,
  tables: ProductTables,
  sources: AsyncIterable<ReadSource>,
  options: ImportOptions,
  highestId: number,
): Promise<PlannedImport> {
  const problems: Problem[] = [];
  const foreign: Problem[] = [];
  const foreignSuppliers: Problem[] = [];
  const imported: ImportedProduct[] = [];
  const claims: Planned['claim'][] = [];
  const removedFileKeys: string[] = [];
  const assignedIds = new Set<number>();
  /** The imported products by their UFI. */
  const importedByUfi = new Map<string, ProductWithUfi[]>();
  /** Names of suppliers that the publisher may use; those that are new are in a list only when all is imported. */
  const ownSuppliers = new Set<string>();
  let highest = Math.max(highestId, await highestProductId(database), firstId - 1);
  let hasDuplicateId = false;
  let errors = 0;
  let hasMore = false;
  const assignId = () => {
    highest += 1;
    assignedIds.add(highest);
    return highest;
  };
  for await (const batch of groupIntoBatches(sources)) {
    const fileIds = batch.flatMap(({ product }) => product?.id ?? []);
    hasDuplicateId ||= fileIds.some((id) => assignedIds.has(id));
    highest = Math.max(highest, ...fileIds);
    const { planned, findings, ...batchResult } = await planBatch(database, batch, options, assignId, {
      importedByUfi,
      ownSuppliers,
    });
    foreign.push(...batchResult.foreign);
    foreignSuppliers.push(...batchResult.foreignSuppliers);
    const batchProblems = [...batch.flatMap((read) => read.problems), ...findings];
    const batchClaims = planned.map(({ claim }) => claim);
    for (const conflict of await findTakenKeys(database, batchClaims))
      batchProblems.push(await conflictFinding(conflict));
    problems.push(...batchProblems);
    errors += batchProblems.filter(isError).length;
    hasMore ||= batch.some(({ hasMoreProblems }) => hasMoreProblems);
    if (errors > maxProblems) throw new ImportError(problems, true);
    claims.push(...batchClaims);
    for (const { plan, source } of planned) {
      const isGiven = plan.outcome === 'new' && !assignedIds.has(plan.row.id);
      if (options.publisher && isGiven && plan.row.id > maxGivenId) {
        const finding = error(['id'], 'must have at most 11 digits, so that products after it can get one');
        problems.push(toProblem(await source.read(), source.file, finding));
        errors += 1;
      }
      imported.push({
        file: source.file,
        id: plan.row.id,
        code: plan.row.code,
        outcome: plan.outcome,
        isPublished: plan.row.state === 'published',
        details: plan.details,
      });
      removedFileKeys.push(...plan.attachments.removed);
    }
    // The embedded database runs in this thread: other requests are handled in between.
    await turn();
    if (!options.dryRun && !hasDuplicateId && errors === 0 && foreign.length + foreignSuppliers.length === 0)
      await write(database, tables, planned);
    await turn();
  }
  if (foreign.length > 0) throw new ForeignProductsError('not_in_list', foreign);
  if (foreignSuppliers.length > 0) throw new ForeignProductsError('foreign_supplier', foreignSuppliers);
  for (const conflict of await findTakenNumbers(database, claims)) problems.push(await conflictFinding(conflict));
  if (problems.some(isError)) throw new ImportError(problems, hasMore);
  if (hasDuplicateId) throw new DuplicateIdError(highest);
  return { products: imported, warnings: problems, removedFileKeys };
}

/** Reads the file again for the line, so that the lines of all files need not be stored. */
async function conflictFinding(conflict: Conflict<Planned['claim']>): Promise<Problem> {
  const { source } = conflict.claim;
  return toProblem(await source.read(), source.file, findingOf(conflict));
}

function findingOf({ otherId, ...conflict }: Conflict<Planned['claim']>): Finding {
  if ('key' in conflict) return error(['attachments'], `product ${otherId} has a file with the key '${conflict.key}'`);
  const { number } = conflict;
  return error(number.path, messageTexts('gtin' in number ? 'gtinTaken' : 'articleTaken', { id: otherId }));
}

async function* groupIntoBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const digest = (content: Uint8Array): FileDigest => ({ hash: hashOf(content), sizeInBytes: content.byteLength });

async function planBatch(
  database: Database,
  batch: readonly ReadSource[],
  options: ImportOptions,
  assignId: () => number,
  {
    importedByUfi: imported,
    ownSuppliers,
  }: { importedByUfi: Map<string, ProductWithUfi[]>; ownSuppliers: Set<string> },
): Promise<{ planned: Planned[]; findings: Problem[]; foreign: Problem[]; foreignSuppliers: Problem[] }> {
  const valid = batch.flatMap(({ product, ...read }) => (product ? { product, ...read } : []));
  const stored = await findStored(
    database,
    valid.map(({ product }) => product),
    !options.preservesFiles,
  );
  const { publisher } = options;
  const listedIds =
    publisher &&
    (await findInLists(
      database,
      publisher.workgroupIds,
      stored.map(({ id }) => id),
    ));
  const suppliers =
    publisher &&
    (await findForeignSuppliers(
      database,
      valid.map(({ product }) => product.supplier.name),
      publisher.workgroupIds,
    ));
  const planned: Planned[] = [];
  const findings: Problem[] = [];
  const foreign: Problem[] = [];
  const foreignSuppliers: Problem[] = [];
  const compositions = valid.map(({ product }) => product.versions[0]!.facts.composition);
  const lists = await findKnownLists(database, numbersOf(compositions), options.today);
  const ufis = valid.flatMap(({ product }) => product.versions[0]!.facts.ufi ?? []);
  const productsWithUfi = await findProductsWithUfi(database, ufis, publisher?.workgroupIds);
  for (const [index, { source, product, lines }] of valid.entries()) {
    const createProblem = (finding: Finding) => toProblem({ lines }, source.file, finding);
    const isPublished = product.state === 'published';
    const listed = settleFindings(listFindings(product.versions[0]!.facts, lists, { isPublished }), product, {
      product: product.settledFindings ?? [],
    });
    findings.push(...listed.filter((finding) => !isSettled(finding)).map(createProblem));
    const matches = stored.filter(({ id, code }) =>
      product.id === undefined ? code === product.code : id === product.id,
    );
    if (matches.length > 1) {
      const ids = matches.map(({ id }) => id).join(', ');
      findings.push(createProblem(error(['code'], messageTexts('codesTaken', { ids }))));
      continue;
    }
    const existing = matches[0] ?? null;
    if (existing && listedIds && !listedIds.has(existing.id)) {
      const field = product.id === undefined ? 'code' : 'id';
      foreign.push(createProblem(error([field], messageTexts('foreignProduct', { id: existing.id }))));
      continue;
    }
    const { expectedTag } = options;
    const tag = expectedTag === undefined || !existing ? null : await productTag(database, existing.id);
    if (expectedTag !== undefined && (tag === null || !['*', tag].includes(expectedTag)))
      throw new ChangedMeanwhileError(tag);
    const { name: supplierName } = product.supplier;
    const foreignSupplier = suppliers?.get(supplierName);
    // A product that stands keeps its supplier.
    if (foreignSupplier === undefined) ownSuppliers.add(supplierName);
    else if (supplierName !== existing?.supplier.name && !ownSuppliers.has(foreignSupplier))
      foreignSuppliers.push(createProblem(foreignSupplierFinding(supplierName, foreignSupplier)));
    const files = [];
    await turn();
    for (const { file } of product.attachments) files.push(digest(await source.readAttachment(file)));
    const listCheck = listCheckOf(compositions[index]!, lists);
    const plan = planProduct(product, files, existing, existing?.id ?? product.id ?? assignId(), {
      ...options,
      listCheck,
    });
    findings.push(...plan.findings.map(createProblem));
    const { row, attachments } = plan;
    const { ufi, name, composition: ingredients, justifications } = product.versions[0]!.facts;
    if (ufi !== undefined) {
      const composition = compositionKey(ingredients);
      const earlier = imported.get(ufi) ?? [];
      const storedProducts = productsWithUfi.filter(({ id }) => !earlier.some((other) => other.id === id));
      findings.push(
        ...sharedUfiFindings({ id: row.id, ufi, composition, justifications, isPublished }, [
          ...storedProducts,
          ...earlier,
        ]).map(createProblem),
      );
      imported.set(ufi, [...earlier, { ufi, id: row.id, code: row.code, name, composition }]);
    }
    const claim = {
      id: row.id,
      numbers: [...gtinsOf(product), ...newArticleIds(product, existing)],
      keys: attachments.added.map((file) => file.row.key),
      source,
    };
    planned.push({ plan, source, claim });
  }
  return { planned, findings, foreign, foreignSuppliers };
}

/** Articles that the file gives a number; those of the stored product stand. */
const newArticleIds = ({ articles }: CompleteProduct, stored: StoredForImport | null) =>
  articles.flatMap(({ id }, index) =>
    id === undefined || stored?.articles.some((article) => article.id === id)
      ? []
      : [{ id, path: ['articles', index, 'id'] }],
  );

/** @param supplier the one that the name is, or looks like */
export const foreignSupplierFinding = (name: string, supplier: string): Finding =>
  error(['supplier', 'name'], messageTexts('foreignSupplier', { name, supplier }));

async function write(database: Database, tables: ProductTables, planned: readonly Planned[]): Promise<void> {
  const changing = planned.filter(({ plan }) => plan.outcome !== 'unchanged');
  const plans = changing.map(({ plan }) => plan);
  const rows = plans.filter(({ outcome, rowChanged }) => outcome === 'new' || rowChanged).map(({ row }) => row);
  await upsertRows(database, tables, 'products', rows);
  const versions = plans.flatMap((plan) => [...plan.versions.added, ...plan.versions.rewritten]);
  await upsertRows(database, tables, 'productVersions', versions);
  const tds = plans.flatMap((plan) => [...plan.tdsVersions.added, ...plan.tdsVersions.rewritten]);
  await upsertRows(database, tables, 'tdsVersions', tds);
  for (const { plan, source } of changing)
    for (const { row, path } of plan.attachments.added) {
      const bytes = await source.readAttachment(path);
      // The file may have changed since it was compared.
      const written = { ...row, ...digest(bytes) };
      await writeContent(database, bytes, (transaction, content) =>
        upsertRows(transaction, tables, 'attachments', [{ ...written, content }]),
      );
    }
  const confidential = plans.flatMap((plan) => plan.confidential ?? []);
  await upsertRows(database, tables, 'confidentialData', confidential);
}

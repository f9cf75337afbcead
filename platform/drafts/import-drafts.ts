import { isDeepStrictEqual } from 'node:util';
import { exportProduct, productDigest } from '../import/export-products.ts';
import { ImportError, importProducts, type ImportResult } from '../import/import-products.ts';
import type { ProductSource } from '../import/read/open-source.ts';
import { error, type Finding, type Problem } from '../product/findings.ts';
import { splitFile } from '../product/file-sections.ts';
import type { ProductFile } from '../product/product-file.ts';
import type { Database } from '../store/database.ts';
import { changeProducts } from '../store/products/change-products.ts';
import {
  contentsOf,
  deleteDraft,
  findDraft,
  findOpenDraft,
  insertDraft,
  type NewDraft,
} from '../store/studio/drafts.ts';
import { hasOtherWork } from '../store/studio/events.ts';
import { addEvents, type Author } from '../store/trail.ts';
import {
  type DraftMaker,
  maxDrafts,
  newProduct,
  OpenElsewhereError,
  readNew,
  TooManyProductsError,
} from './create-drafts.ts';
import { isoToday } from './draft-input.ts';

interface DraftedProduct {
  /** null: a new product, which gets its number when it is published. */
  id: number | null;
  code: string;
  outcome: 'draft' | 'unchanged';
  details: string[];
  /** null: nothing changes. */
  draft: string | null;
}

type Planned = ImportResult['products'][0] & { after: ProductFile; before: ProductFile | null; digest: string | null };

/** Ends an import of which only its outcome is wanted. */
class UndoneError extends Error {
  override name = 'UndoneError';
}

/**
 * Makes drafts of what an import would change, for a workgroup in which somebody else approves what is published: all or none. A draft in
 * which there is nobody's work but earlier imports of the same author is replaced, before it is in review.
 * @throws ImportError, ForeignProductsError, ChangedMeanwhileError, OpenElsewhereError, TooManyProductsError, the errors of a reader
 */
export async function importAsDrafts(
  maker: Pick<DraftMaker, 'database' | 'reader'>,
  author: Author,
  workgroupId: number,
  sources: readonly ProductSource[],
  expectedTag?: string,
): Promise<{ products: DraftedProduct[]; warnings: Problem[] }> {
  if (sources.length > maxDrafts) throw new TooManyProductsError();
  const { database } = maker;
  const { planned, result } = await planImport(database, workgroupId, sources, expectedTag);
  const problems = planned.flatMap((product) =>
    problemsOf(product).map((finding) => ({ ...finding, file: product.file, line: null })),
  );
  if (problems.length > 0) throw new ImportError(problems, false);
  const drafts = new Map<number, NewDraft>();
  for (const product of planned) {
    const draft = draftOf(product, workgroupId);
    drafts.set(product.id, { ...draft, summary: (await readNew(maker, draft)).summary });
  }
  const products = await database.transaction(async (transaction) => {
    const made: DraftedProduct[] = [];
    for (const { id, code, details, outcome } of result.products) {
      const draft = drafts.get(id);
      const known = outcome === 'new' ? null : id;
      if (draft) made.push({ id: known, code, details, ...(await storeDraft(transaction, author, draft)) });
      else made.push({ id, code, details, outcome: 'unchanged', draft: null });
    }
    return made;
  });
  return { products, warnings: result.warnings };
}

/** What an import would make of each product that it changes; nothing is stored. */
async function planImport(
  database: Database,
  workgroupId: number,
  sources: readonly ProductSource[],
  expectedTag: string | undefined,
) {
  const planned: Planned[] = [];
  let result: ImportResult = { products: [], warnings: [] };
  await changeProducts(database, async (transaction) => {
    const importedFiles = new Map<number, ProductFile>();
    const undone = transaction.transaction(async (inner) => {
      result = await importProducts(inner, sources, {
        publish: false,
        dryRun: false,
        changeCodes: false,
        preservesFiles: true,
        today: isoToday(),
        expectedTag,
        publisher: { workgroupIds: [workgroupId], newIntoWorkgroupId: workgroupId },
      });
      for (const { id, outcome } of result.products) {
        if (outcome !== 'unchanged') importedFiles.set(id, (await exportProduct(inner, id, true))!.file);
      }
      throw new UndoneError();
    });
    await undone.catch((reason: unknown) => {
      if (!(reason instanceof UndoneError)) throw reason;
    });
    for (const product of result.products) {
      const file = importedFiles.get(product.id);
      if (!file) continue;
      const stored = (await exportProduct(transaction, product.id, true))?.file ?? null;
      planned.push({ ...product, after: file, before: stored, digest: await productDigest(transaction, product.id) });
    }
  });
  return { planned, result };
}

/** What a draft cannot say: that a product is removed, and more than its newest version. */
function problemsOf({ after, before }: Planned): Finding[] {
  if (!before) return [];
  const isSame = after.versions[0]?.text === before.versions[0]?.text;
  const older = isSame ? before.versions.slice(1) : before.versions;
  return [
    ...(before.state === 'published' && after.state === 'removed'
      ? [error(['state'], 'a draft removes no product; the operator does')]
      : []),
    ...(isDeepStrictEqual(after.versions.slice(1), older)
      ? []
      : [error(['versions'], 'a draft has one new version; import the older ones first, and publish each')]),
  ];
}

function draftOf({ after, before, id, digest }: Planned, workgroupId: number): Omit<NewDraft, 'summary'> {
  const { file, history } = before ? { file: after, history: [] } : newProduct({ ...after });
  return {
    workgroupId,
    productId: before ? id : null,
    baseVersion: before?.versions[0]?.text ?? null,
    baseDigest: digest,
    history,
    sections: splitFile(file),
    isChanged: true,
    comment: before ? `version ${after.versions[0]?.text}` : 'product file',
  };
}

async function storeDraft(transaction: Database, author: Author, draft: NewDraft) {
  const { workgroupId, productId, summary } = draft;
  const open = await findOpenDraft(transaction, productId ?? { workgroupId, code: summary.code });
  if (open) {
    const known = await findDraft(transaction, open.id, true);
    if (known?.workgroupId !== workgroupId || (await hasOtherWork(transaction, known.id, author)))
      throw new OpenElsewhereError();
    if (isDeepStrictEqual(contentsOf(known), JSON.parse(JSON.stringify(draft.sections))))
      return { outcome: 'unchanged' as const, draft: known.id };
    if (known.state !== 'draft') throw new OpenElsewhereError();
    await addEvents(transaction, { draftId: known.id, productId, workgroupId }, author, [
      { action: 'deleted', comment: 'replaced by a later import' },
    ]);
    await deleteDraft(transaction, known.id);
  }
  return { outcome: 'draft' as const, draft: await insertDraft(transaction, author, draft) };
}

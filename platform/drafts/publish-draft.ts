import { deserialize } from 'node:v8';
import { productDigest } from '../import/export-products.ts';
import { ForeignProductsError, ImportError, importProducts } from '../import/import-products.ts';
import type { ProductSource } from '../import/read/open-source.ts';
import { messageTexts } from '../languages/messages.ts';
import { error, type Finding, isError } from '../product/findings.ts';
import type { CompleteProduct } from '../product/read/read-product-file.ts';
import { refusalOf } from '../product/studio.ts';
import type { Database } from '../store/database.ts';
import { fillHashes } from '../store/products/attachments.ts';
import { changeProducts } from '../store/products/change-products.ts';
import { findDraft, setDraftState, type StoredDraft } from '../store/studio/drafts.ts';
import { dropFiles, readByPath } from '../store/studio/files.ts';
import { findNewestVersion, isPublished } from '../store/studio/published-product.ts';
import { addEvents } from '../store/trail.ts';
import { draftInput, isoToday, wholeDraftInput } from './draft-input.ts';
import type { DraftReader } from './draft-reader.ts';
import { eventOf, lockForStep, NoDraftError, type Step, StepRefusedError, type Stepping } from './take-step.ts';

/** Findings refuse to publish the draft. */
export class FindingsError extends Error {
  override name = 'FindingsError';
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(`${findings.length} findings; the draft is not published.`);
    this.findings = findings;
  }
}

/**
 * Publishes an approved draft: imports it as a product file that is published. Product, state of the draft and audit trail are written
 * together or not at all. The product's new version fires store/triggers/follower-notices.sql, which queues the mails to its followers,
 * catalogue.sql, workgroup-lists.sql, suppliers.sql, shown-products.sql and updated-products.sql; routes/studio/steps.ts then tells the web
 * apps.
 * @throws as `takeStep`, FindingsError, ForeignProductsError, the errors of a reader
 */
export async function publishDraft(
  database: Database,
  reader: DraftReader,
  user: Stepping,
  request: Step,
): Promise<{ productId: number; version: string; isChanged: boolean }> {
  const stored = await findDraft(database, request.draftId);
  if (!stored) throw new NoDraftError();
  const refusal = refusalOf('publish', stored, user, request.fourEyes);
  if (refusal) throw new StepRefusedError(refusal, stored.state);
  const input = await wholeDraftInput(database, stored);
  const { product: packed, findings, summary } = await reader.read({ task: 'draft', draft: input });
  if (!packed) throw new FindingsError(findings.filter(isError));
  const product = deserialize(packed) as CompleteProduct;
  // A product file leaves out what it does not change; a draft has all that there is.
  const whole = { ...product, confidential: product.confidential ?? { formulation: [], material: [] } };
  if (stored.productId !== null) await fillHashes(database, [stored.productId]);
  return changeProducts(database, async (transaction) => {
    const draft = await lockForStep(transaction, user, 'publish', request);
    // Another product may have got the code or the GTIN meanwhile, or this one another version.
    const { stored } = await draftInput(transaction, draft);
    if (stored.some(isError)) throw new FindingsError(stored);
    const { productId: known, baseDigest } = draft;
    if (known !== null && baseDigest !== null && (await productDigest(transaction, known)) !== baseDigest)
      throw new FindingsError([error([], messageTexts('changedMeanwhile'))]);
    // Nobody changed what was public when it was opened: its approval is none of making it public again.
    const isOpenedOnly = known !== null && draft.ownerId !== null && draft.changedBy.length === 0;
    if (request.fourEyes && isOpenedOnly && !(await isPublished(transaction, known)))
      throw new StepRefusedError({ error: 'four_eyes' }, draft.state);
    const { products } = await importProducts(transaction, [sourceOf(transaction, draft, whole)], {
      publish: true,
      dryRun: false,
      changeCodes: true,
      today: isoToday(),
      publisher: { workgroupIds: [draft.workgroupId], newIntoWorkgroupId: draft.workgroupId },
    }).catch(throwFindings);
    const [{ id: productId, outcome }] = products as [(typeof products)[0]];
    const version = await findNewestVersion(transaction, productId);
    await dropFiles(transaction, draft.id);
    await setDraftState(transaction, draft.id, 'published', { productId, summary });
    await addEvents(transaction, { ...eventOf(draft), productId }, user, [{ action: 'published', after: version }]);
    return { productId, version, isChanged: outcome !== 'unchanged' };
  });
}

/** The product as the import reads it, with the files that were uploaded and those that are stored. */
const sourceOf = (database: Database, draft: StoredDraft, product: CompleteProduct): ProductSource => ({
  file: '',
  read: () => Promise.resolve({ product, problems: [], hasMoreProblems: false, lines: new Map() }),
  readAttachment: async (path) => {
    const content = await readByPath(database, draft, path);
    if (!content) throw new Error(`The draft has no file ${path}`);
    return content;
  },
});

function throwFindings(reason: unknown): never {
  if (reason instanceof ImportError) throw new FindingsError(reason.problems.filter(isError));
  if (reason instanceof ForeignProductsError) throw new FindingsError(reason.problems);
  throw reason;
}

import { deserialize } from 'node:v8';
import { productDigest } from '../import/export-products.ts';
import { ForeignProductsError, ImportError, importProducts } from '../import/import-products.ts';
import { messageTexts } from '../languages/messages.ts';
import type { DraftReader } from './draft-reader.ts';
import type { ProductSource } from '../import/read/open-source.ts';
import type { CompleteProduct } from '../product/read/read-product-file.ts';
import { error, type Finding, isError } from '../product/findings.ts';
import {
  type DraftState,
  type Refusal,
  refusalOf,
  type StudioAction,
  type StudioRole,
  type Transition,
  transitions,
} from '../product/studio.ts';
import type { Database } from '../store/database.ts';
import { findNewestVersion, isPublished } from '../store/studio/published-product.ts';
import { fillHashes } from '../store/products/attachments.ts';
import { changeProducts } from '../store/products/change-products.ts';
import { deleteDraft, findDraft, revisionOf, setDraftState, type StoredDraft } from '../store/studio/drafts.ts';
import { type Actor, addEvents } from '../store/trail.ts';
import { dropFiles, dropUnnamed, readByPath } from '../store/studio/files.ts';
import { attachedPaths, draftInput, isoToday, wholeDraftInput } from './draft-input.ts';

export interface Stepping extends Actor {
  roles: readonly StudioRole[];
}

export interface Step {
  draftId: string;
  /** The revision of the draft that the user has seen. */
  expected: number;
  fourEyes: boolean;
  comment?: string | undefined;
}

/** Somebody changed the draft after the user saw it. */
export class DraftChangedError extends Error {
  override name = 'DraftChangedError';
  readonly revision: number;

  constructor(revision: number) {
    super();
    this.revision = revision;
  }
}

/** The draft was deleted meanwhile. */
export class NoDraftError extends Error {
  override name = 'NoDraftError';
}

/** The user may not take the step, or not in this state. */
export class StepRefusedError extends Error {
  override name = 'StepRefusedError';
  readonly refusal: NonNullable<Refusal>;
  readonly state: DraftState;

  constructor(refusal: NonNullable<Refusal>, state: DraftState) {
    super(refusal.error);
    this.refusal = refusal;
    this.state = state;
  }
}

/** Findings refuse to publish the draft. */
export class FindingsError extends Error {
  override name = 'FindingsError';
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(`${findings.length} findings; the draft is not published.`);
    this.findings = findings;
  }
}

const actions: Record<Exclude<Transition, 'edit'>, StudioAction> = {
  submit: 'submitted',
  return: 'returned',
  approve: 'approved',
  publish: 'published',
  delete: 'deleted',
};

/**
 * Takes a draft from one state to another, or deletes it, with an entry in the audit trail.
 * @throws NoDraftError, StepRefusedError, DraftChangedError
 */
export const takeStep = (
  database: Database,
  user: Stepping,
  step: 'submit' | 'return' | 'approve' | 'delete',
  request: Step,
): Promise<DraftState | null> =>
  database.transaction(async (transaction) => {
    const draft = await lockForStep(transaction, user, step, request);
    const { to } = transitions[step];
    const comment = request.comment ?? null;
    await addEvents(transaction, eventOf(draft), user, [{ action: actions[step], comment }]);
    // What is reviewed is all that there is.
    if (step === 'submit') await dropUnnamed(transaction, draft.id, attachedPaths(draft));
    if (to === null) await deleteDraft(transaction, draft.id);
    else await setDraftState(transaction, draft.id, to, step === 'return' ? { comment } : {});
    return to;
  });

const eventOf = ({ id, productId, workgroupId }: StoredDraft) => ({ draftId: id, productId, workgroupId });

async function lockForStep(
  database: Database,
  user: Stepping,
  step: Transition,
  { draftId, expected, fourEyes }: Step,
) {
  const draft = await findDraft(database, draftId, true);
  if (!draft) throw new NoDraftError();
  const refusal = refusalOf(step, draft, user, fourEyes);
  if (refusal) throw new StepRefusedError(refusal, draft.state);
  const revision = revisionOf(draft);
  if (revision !== expected) throw new DraftChangedError(revision);
  return draft;
}

/**
 * Publishes an approved draft: imports it as a product file that is published. Product, state of the draft and audit trail are written
 * together or not at all. The product's new version fires store/triggers/follower-notices.sql, which queues the mails to its followers,
 * catalogue.sql and workgroup-lists.sql.
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

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
import { deleteDraft, findDraft, revisionOf, setDraftState, type StoredDraft } from '../store/studio/drafts.ts';
import { type Actor, addEvents } from '../store/trail.ts';
import { dropUnnamed } from '../store/studio/files.ts';
import { attachedPaths } from './draft-input.ts';

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

export const eventOf = ({ id, productId, workgroupId }: StoredDraft) => ({ draftId: id, productId, workgroupId });

/** Locks the draft of a step. @throws NoDraftError, StepRefusedError, DraftChangedError */
export async function lockForStep(
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

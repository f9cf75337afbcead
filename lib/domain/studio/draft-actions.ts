import type { Draft, DraftAction } from '@/lib/domain/studio/drafts';
import type { DraftStateName } from '@/lib/domain/studio/studio-paths';

export type OfferedAction = Exclude<DraftAction, 'edit'>;
/** The steps that are offered in each state, the next one first. */
const offered: Record<DraftStateName, readonly OfferedAction[]> = {
  draft: ['submit', 'delete'],
  inReview: ['approve', 'return'],
  approved: ['publish', 'return'],
  published: ['notify'],
};
export const offeredActions = (state: DraftStateName): readonly OfferedAction[] => offered[state];

/** Who may take a step, for the sentence that names them. */
export const roleOf: Record<DraftAction, 'author' | 'reviewer' | 'publisher'> = {
  edit: 'author',
  submit: 'author',
  delete: 'author',
  return: 'reviewer',
  approve: 'reviewer',
  publish: 'publisher',
  notify: 'publisher',
};

/** Why a step is not possible now; null: it is. */
type ActionRefusal = 'unsaved' | 'conflict' | 'errors' | 'four_eyes' | 'missing_role' | 'state' | null;

/** What keeps a draft of these findings from the next steps; the first reason that applies. */
export function refusalOf(
  action: DraftAction,
  { permissions, refusals }: Pick<Draft, 'permissions' | 'refusals'>,
  { isUnsaved, hasConflict, errors }: { isUnsaved: boolean; hasConflict: boolean; errors: number },
): ActionRefusal {
  const refusal = refusals[action];
  if (refusal === 'four_eyes' || refusal === 'missing_role' || refusal === 'state') return refusal;
  if (permissions[action] === false) return 'missing_role';
  if (action === 'delete' || action === 'return' || action === 'notify') return null;
  if (hasConflict) return 'conflict';
  if (isUnsaved) return 'unsaved';
  return action === 'publish' && errors > 0 ? 'errors' : null;
}

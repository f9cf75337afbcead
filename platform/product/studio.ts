import type { Localised } from '../languages/languages.ts';
import { sectionNames } from './file-sections.ts';

/** The states, roles and permissions of drafts in the Studio. */

export const studioRoles = ['author', 'reviewer', 'publisher', 'administrator'] as const;
export type StudioRole = (typeof studioRoles)[number];

export const draftStates = ['draft', 'inReview', 'approved', 'published'] as const;
export type DraftState = (typeof draftStates)[number];

export const studioActions = [
  'created',
  'changed',
  'uploaded',
  'submitted',
  'returned',
  'approved',
  'published',
  'notified',
  'deleted',
  'imported',
  'removed',
  'configured',
  'commanded',
] as const;
export type StudioAction = (typeof studioActions)[number];

/** The origin of an entry in the audit trail: the Studio, the API, a command or the demo catalogue. */
export const trailWays = ['studio', 'api', 'command', 'demo'] as const;
export type TrailWay = (typeof trailWays)[number];

/** Where in a draft a user can be: in a section, or in the review of all. */
export const presencePlaces = [...sectionNames, 'review'] as const;
export type PresencePlace = (typeof presencePlaces)[number];

/** The data of a draft in lists; written with every save. */
export interface DraftSummary {
  /** Number of findings that prevent publishing. */
  errors: number;
  warnings: number;
  /** Number of errors about missing values. */
  todo: number;
  /** Languages of the safety data sheet. */
  languages: string[];
  name: Localised;
  code: string;
}

/** Steps from one state to another. A change of an approved draft returns it to its author. */
export const transitions = {
  edit: { from: ['draft', 'approved'], to: 'draft', role: 'author' },
  submit: { from: ['draft'], to: 'inReview', role: 'author' },
  return: { from: ['inReview', 'approved'], to: 'draft', role: 'reviewer' },
  approve: { from: ['inReview'], to: 'approved', role: 'reviewer' },
  publish: { from: ['approved'], to: 'published', role: 'publisher' },
  delete: { from: ['draft', 'inReview', 'approved'], to: null, role: 'author' },
} as const satisfies Record<string, { from: readonly DraftState[]; to: DraftState | null; role: StudioRole }>;
export type Transition = keyof typeof transitions;

/** The states in which a draft takes no change and no file. */
export type ClosedState = Exclude<DraftState, (typeof transitions.edit.from)[number]>;
export const isClosed = (state: DraftState): state is ClosedState =>
  !(transitions.edit.from as readonly DraftState[]).includes(state);

/** Why a step is refused; null: it is allowed. */
export type Refusal = { error: 'missing_role'; role: StudioRole } | { error: 'state' } | { error: 'four_eyes' } | null;

/** An administrator has every role. */
export const hasRole = (roles: readonly StudioRole[], role: StudioRole): boolean =>
  roles.includes(role) || roles.includes('administrator');

/** Whether a user may take a step. With four eyes nobody approves a draft that they changed. */
export function refusalOf(
  step: Transition,
  { state, changedBy }: { state: DraftState; changedBy: readonly number[] },
  user: { id: number; roles: readonly StudioRole[] },
  fourEyes: boolean,
): Refusal {
  const { from, role } = transitions[step];
  if (!hasRole(user.roles, role)) return { error: 'missing_role', role };
  if (!(from as readonly DraftState[]).includes(state)) return { error: 'state' };
  if (step === 'approve' && fourEyes && changedBy.includes(user.id)) return { error: 'four_eyes' };
  return null;
}

/** The steps that a user may take, and the reasons against the others. */
export function permissionsOf(
  draft: { state: DraftState; changedBy: readonly number[] },
  user: { id: number; roles: readonly StudioRole[] },
  fourEyes: boolean,
) {
  const refusals: Partial<Record<Transition, string>> = {};
  const permissions = {} as Record<Transition, boolean>;
  for (const step of Object.keys(transitions) as Transition[]) {
    const refusal = refusalOf(step, draft, user, fourEyes);
    permissions[step] = refusal === null;
    if (refusal) refusals[step] = refusal.error;
  }
  return { permissions, refusals };
}

/** A changed value of a product file; null: the value did not exist before, or does not exist after the change. */
export interface FieldChange {
  /** JSON pointer in the product file; empty: a whole section. */
  field: string;
  before: unknown;
  after: unknown;
}

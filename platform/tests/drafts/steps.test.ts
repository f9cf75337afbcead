import {
  type DraftState,
  draftStates,
  refusalOf,
  type StudioRole,
  studioRoles,
  type Transition,
  transitions,
} from '../../product/studio.ts';

const steps = Object.keys(transitions) as Transition[];

/** Who may take which step in which state, as the specification tells it. */
const allowed: Record<Transition, Partial<Record<DraftState, StudioRole>>> = {
  edit: { draft: 'author', approved: 'author' },
  submit: { draft: 'author' },
  return: { inReview: 'reviewer', approved: 'reviewer' },
  approve: { inReview: 'reviewer' },
  publish: { approved: 'publisher' },
  delete: { draft: 'author', inReview: 'author', approved: 'author' },
};

const other = { state: 'draft' as DraftState, changedBy: [7] };

describe('the steps of a draft', () => {
  test('are those of the table, by state and role; an administrator has every role', () => {
    for (const step of steps)
      for (const state of draftStates)
        for (const role of studioRoles) {
          const refusal = refusalOf(step, { ...other, state }, { id: 1, roles: [role] }, true);
          const mayRole = role === 'administrator' || role === transitions[step].role;
          const expected = !mayRole ? 'missing_role' : allowed[step][state] ? undefined : 'state';
          expect([step, state, role, refusal?.error]).toEqual([step, state, role, expected]);
        }
  });

  test('are nobody’s without a role', () => {
    for (const step of steps)
      expect(refusalOf(step, other, { id: 1, roles: [] }, false)).toEqual({
        error: 'missing_role',
        role: transitions[step].role,
      });
  });

  test('with four eyes nobody approves what they changed, also not as administrator; without them everybody does', () => {
    const draft = { state: 'inReview' as const, changedBy: [1, 7] };
    const approve = (id: number, roles: StudioRole[], fourEyes: boolean) =>
      refusalOf('approve', draft, { id, roles }, fourEyes);
    expect(approve(1, ['reviewer'], true)).toEqual({ error: 'four_eyes' });
    expect(approve(7, ['administrator'], true)).toEqual({ error: 'four_eyes' });
    expect(approve(2, ['reviewer'], true)).toBeNull();
    expect(approve(1, ['reviewer'], false)).toBeNull();
    expect(
      refusalOf('publish', { state: 'approved', changedBy: [1] }, { id: 1, roles: ['publisher'] }, true),
    ).toBeNull();
  });
});

import {
  changeSection,
  type DraftState,
  draftRevision,
  markSaved,
  openDraft,
  receiveSection,
  redoChange,
  resolveConflict,
  restoreCopy,
  sectionsToSave,
  undoChange,
  unsavedSections,
} from '@/lib/domain/studio/draft-state';
import { type SectionContent, type SectionName, sectionNames } from '@/lib/domain/studio/step-props';

const identity = (fields: Record<string, string>): SectionContent => ({ product: fields });
const opened = (): DraftState =>
  openDraft(
    Object.fromEntries(sectionNames.map((name) => [name, { revision: 1, content: identity({ code: 'A' }) }])) as Record<
      SectionName,
      { revision: number; content: SectionContent }
    >,
  );
const contentOf = (state: DraftState) => state.sections.identity.content.product;

test('a change is unsaved until the platform has the same content', () => {
  const changed = changeSection(opened(), 'identity', identity({ code: 'B' }), 0);
  expect(unsavedSections(changed)).toEqual(['identity']);
  const saved = markSaved(changed, 'identity', { revision: 2, content: identity({ code: 'B' }) });
  expect(unsavedSections(saved)).toEqual([]);
  expect(draftRevision(saved)).toBe(sectionNames.length + 1);
  expect(changeSection(saved, 'identity', identity({ code: 'B' }), 0)).toBe(saved);
});

test('quick changes of one section are undone together, and a later one by itself', () => {
  let state = opened();
  for (const [text, timeMs] of [
    ['B', 0],
    ['BC', 300],
    ['BCD', 600],
    ['X', 5_000],
  ] as const)
    state = changeSection(state, 'identity', identity({ code: text }), timeMs);
  state = undoChange(state);
  expect(contentOf(state)).toEqual({ code: 'BCD' });
  state = undoChange(state);
  expect(contentOf(state)).toEqual({ code: 'A' });
  expect(undoChange(state)).toBe(state);
  expect(contentOf(redoChange(redoChange(state)))).toEqual({ code: 'X' });
});

test('undo takes the own change back and leaves what another person saved since', () => {
  let state = changeSection(opened(), 'identity', identity({ code: 'B' }), 0);
  state = receiveSection(state, 'identity', { revision: 2, content: identity({ code: 'A', gtin: '1' }) }, 'Eva');
  expect(contentOf(state)).toEqual({ code: 'B', gtin: '1' });
  expect(contentOf(undoChange(state))).toEqual({ code: 'A', gtin: '1' });
});

test('undo and redo leave what another person saved in the same field', () => {
  let state = changeSection(opened(), 'identity', identity({ code: 'B' }), 0);
  state = markSaved(state, 'identity', { revision: 2, content: identity({ code: 'B' }) });
  state = receiveSection(state, 'identity', { revision: 3, content: identity({ code: 'C' }) }, 'Eva');
  state = undoChange(state);
  expect([contentOf(state), unsavedSections(state)]).toEqual([{ code: 'C' }, []]);
  state = redoChange(state);
  expect([contentOf(state), unsavedSections(state)]).toEqual([{ code: 'C' }, []]);
});

test('a section with a conflict is not saved before it is decided', () => {
  const changed = changeSection(opened(), 'identity', identity({ code: 'B' }), 0);
  const state = receiveSection(changed, 'identity', { revision: 2, content: identity({ code: 'C' }) }, 'Eva');
  expect(state.conflicts).toEqual([
    { section: 'identity', pointer: '/product/code', mine: 'B', theirs: 'C', author: 'Eva' },
  ]);
  expect(sectionsToSave(state)).toEqual([]);
  const mine = resolveConflict(state, state.conflicts[0]!, 'mine');
  expect([contentOf(mine), sectionsToSave(mine)]).toEqual([{ code: 'B' }, ['identity']]);
  const theirs = resolveConflict(state, state.conflicts[0]!, 'theirs');
  expect([contentOf(theirs), sectionsToSave(theirs)]).toEqual([{ code: 'C' }, []]);
});

test('a conflict waits for its decision when the section arrives again, and in the copy for the next page', () => {
  const changed = changeSection(opened(), 'identity', identity({ code: 'B' }), 0);
  const theirs = { revision: 2, content: identity({ code: 'C' }) };
  const open = receiveSection(changed, 'identity', theirs, 'Eva');
  const later = { revision: 3, content: identity({ code: 'C', gtin: '1' }) };
  const again = receiveSection(open, 'identity', later, 'Eva');
  expect([contentOf(again), again.conflicts, sectionsToSave(again)]).toEqual([
    { code: 'B', gtin: '1' },
    open.conflicts,
    [],
  ]);
  const fresh = {
    ...opened(),
    sections: { ...opened().sections, identity: { content: later.content, stored: later } },
  };
  const copy = JSON.parse(JSON.stringify(open.sections.identity)) as typeof open.sections.identity;
  const restored = restoreCopy(fresh, 'identity', copy, 'Eva', 0);
  expect([contentOf(restored), restored.conflicts, sectionsToSave(restored)]).toEqual([
    { code: 'B', gtin: '1' },
    open.conflicts,
    [],
  ]);
  const decided = resolveConflict(again, again.conflicts[0]!, 'mine');
  const saved = receiveSection(decided, 'identity', { revision: 4, content: identity({ code: 'C' }) }, 'Eva');
  expect([contentOf(saved), saved.conflicts]).toEqual([{ code: 'B' }, []]);
});

test('while one conflict waits, what others change elsewhere is taken over, and what is decided stays decided', () => {
  const fresh = (code: string, name: string, gtin: string, revision: number) => ({
    revision,
    content: { product: { code, gtin }, facts: { name, composition: [{ code }, { name }] } },
  });
  const freshSection = (revision: number, ...fields: [code: string, name: string, gtin: string]) =>
    fresh(...fields, revision);
  const all = Object.fromEntries(sectionNames.map((name) => [name, freshSection(1, 'A', 'N', '0')]));
  let state = openDraft(all as unknown as Parameters<typeof openDraft>[0]);
  const mine = { product: { code: 'B', gtin: '0' }, facts: { name: 'M', composition: [{ code: 'A' }, { name: 'N' }] } };
  state = changeSection(state, 'identity', mine as unknown as SectionContent, 0);
  const receive = (...parameters: Parameters<typeof freshSection>) => {
    state = receiveSection(
      state,
      'identity',
      freshSection(...parameters) as unknown as ReturnType<typeof freshSection> & { content: SectionContent },
      'Eva',
    );
    return state.conflicts.map(({ pointer }) => pointer);
  };
  expect(receive(2, 'C', 'O', '1')).toEqual(['/product/code', '/facts/name']);
  expect(receive(3, 'C', 'O', '12')).toEqual(['/product/code', '/facts/name']);
  expect(state.sections.identity.content.product).toEqual({ code: 'B', gtin: '12' });
  state = resolveConflict(state, state.conflicts[0]!, 'mine');
  expect(receive(4, 'C', 'O', '123')).toEqual(['/facts/name']);
  state = resolveConflict(state, state.conflicts[0]!, 'theirs');
  expect(state.sections.identity.content).toMatchObject({ product: { code: 'B', gtin: '123' }, facts: { name: 'O' } });
  expect(receive(5, 'C', 'P', '123')).toEqual([]);
});

test('a copy that an earlier page left is continued on what the platform has by now', () => {
  const stored = { revision: 1, content: identity({ code: 'A', logo: 'old' }) };
  const copy = { content: identity({ code: 'B', logo: 'old' }), stored };
  const fresh = openDraft({
    ...Object.fromEntries(sectionNames.map((name) => [name, stored])),
    identity: { revision: 4, content: identity({ code: 'A', logo: 'new' }) },
  } as Record<SectionName, typeof stored>);
  const state = restoreCopy(fresh, 'identity', copy, 'Eva', 0);
  expect(contentOf(state)).toEqual({ code: 'B', logo: 'new' });
  expect([state.sections.identity.stored.revision, state.conflicts]).toEqual([4, []]);
  expect(contentOf(undoChange(state))).toEqual({ code: 'A', logo: 'new' });
});

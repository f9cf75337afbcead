import { nameFields } from '@/lib/domain/studio/pointers';
import { offeredActions, refusalOf } from '@/lib/domain/studio/draft-actions';
import { draftActions } from '@/lib/domain/studio/drafts';
import { sectionNames } from '@/lib/domain/studio/step-props';
import {
  countFindings,
  neighboursOf,
  sheetSectionOf,
  stepIds,
  stepOfFinding,
  stepOfSection,
} from '@/lib/domain/studio/steps';
import { draftStates, readStudioQuery, studioPaths } from '@/lib/domain/studio/studio-paths';
import { expectEach } from '@/tests/support/expect-each';

test('every section has a step, and the kind of product is asked for in the first', () => {
  expect(sectionNames.map(stepOfSection)).toEqual([...stepIds.slice(1, -1), 'start']);
  expect(stepOfFinding({ section: 'identity', pointer: '/versions/0/facts/audience' })).toBe('start');
});

test('steps follow each other, each with its findings; the review has those of all', () => {
  expect([neighboursOf('start'), neighboursOf('review')]).toEqual([
    { previous: null, next: 'identity' },
    { previous: 'markets', next: null },
  ]);
  const counts = countFindings([
    { section: 'identity', pointer: '/code', severity: 'error', message: '' },
    { section: 'identity', pointer: '/supplier', severity: 'error', isOpen: true, message: '' },
    { section: 'identity', pointer: '/versions/0/facts/kind', severity: 'warning', message: '' },
  ]);
  expect([counts.start, counts.identity, counts.review]).toEqual([
    { open: 0, errors: 0, warnings: 1 },
    { open: 1, errors: 1, warnings: 0 },
    { open: 1, errors: 1, warnings: 1 },
  ]);
  expect(stepIds.map(sheetSectionOf).every((section) => section >= 1 && section <= 16)).toBe(true);
});

test('a step that is not possible says why, the first reason that applies', async () => {
  const fine = { isUnsaved: false, hasConflict: false, errors: 0 };
  const cases = [
    ['submit', {}, {}, {}, null],
    ['submit', {}, {}, { isUnsaved: true }, 'unsaved'],
    ['submit', {}, {}, { isUnsaved: true, hasConflict: true }, 'conflict'],
    ['submit', {}, {}, { errors: 3 }, null],
    ['submit', { submit: false }, {}, {}, 'missing_role'],
    ['approve', { approve: false }, { approve: 'four_eyes' }, { errors: 1 }, 'four_eyes'],
    ['approve', { approve: false }, { approve: 'missing_role' }, {}, 'missing_role'],
    ['publish', { publish: false }, { publish: 'state' }, {}, 'state'],
    ['publish', { publish: true }, {}, { errors: 1 }, 'errors'],
    ['return', {}, {}, { isUnsaved: true }, null],
    ['delete', {}, {}, { hasConflict: true }, null],
    ['notify', {}, {}, { errors: 1 }, null],
  ] as const;
  await expectEach(
    cases,
    (row) => JSON.stringify(row),
    ([action, permissions, refusals, facts, reason]) =>
      expect(refusalOf(action, { permissions, refusals }, { ...fine, ...facts })).toBe(reason),
  );
  const offered = draftStates.flatMap((state) => offeredActions(state));
  expect(new Set<string>(['edit', ...offered])).toEqual(new Set(draftActions));
});

test('the query of the products screen is read as it is written, and invalid values count as omitted', () => {
  const query = { workgroup: 3, search: 'a & b', state: 'inReview', page: 2 } as const;
  const search = Object.fromEntries(new URL(studioPaths.products(query), 'http://a').searchParams);
  expect(readStudioQuery(search)).toEqual(query);
  expect(readStudioQuery({ workgroup: '-1', state: 'secret', page: 'x', search: [' a ', 'b'] })).toEqual({
    workgroup: null,
    search: 'a',
    state: null,
    page: 1,
  });
});

test('a message names fields in words, not by their places in the file', () => {
  const labelOf = (pointer: string) =>
    pointer === '/versions/0/facts/composition/2/name' ? 'Ingredients › 3 › Name' : '';
  expect(nameFields("texts are missing in 'de': versions[0].facts.composition[2].name, versions[0].x", labelOf)).toBe(
    "texts are missing in 'de': ‘Ingredients › 3 › Name’, versions[0].x",
  );
});

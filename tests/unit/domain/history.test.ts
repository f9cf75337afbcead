import { advance, historyOf, redo, undo } from '@/components/label/use-label-editor';

const abc = advance(advance(historyOf('a'), 'b'), 'c');

test('what was done can be undone, step by step, and done again', () => {
  const back = undo(undo(abc));
  expect(back).toEqual({ past: [], present: 'a', future: ['b', 'c'] });
  expect(redo(back)).toEqual({ past: ['a'], present: 'b', future: ['c'] });
  expect(redo(redo(back))).toEqual(abc);
});

test('at the ends nothing happens', () => {
  expect(undo(historyOf('a'))).toEqual(historyOf('a'));
  expect(redo(abc)).toBe(abc);
});

test('after a new step nothing can be redone', () => {
  expect(advance(undo(abc), 'd')).toEqual({ past: ['a', 'b'], present: 'd', future: [] });
});

test('a hundred steps are kept', () => {
  const many = Array.from({ length: 300 }, (_, step) => step).reduce(advance<number>, historyOf(-1));
  expect(many.past).toHaveLength(100);
  expect(many.past.at(-1)).toBe(298);
});

import { compareLines } from '../../../documents/compare/compare-blocks.ts';
import { compareText } from '../../../documents/compare/compare-text.ts';
import { StepBudget } from '../../../documents/compare/common-subsequence.ts';
import { renderText } from '../../../documents/blocks/html.ts';

const compared = (older: string, newer: string) => renderText(compareText(older, newer, new StepBudget()));

test.each([
  ['a changed word', 'Causes great damage', 'Causes small damage', 'Causes <del>great</del><ins>small</ins> damage'],
  ['an added word', 'Keep it dry.', 'Keep it very dry.', 'Keep it <ins>very </ins>dry.'],
  ['a dropped word', 'Keep it very dry.', 'Keep it dry.', 'Keep it <del>very </del>dry.'],
  ['a longer end', 'Wash the skin', 'Wash the skin well', 'Wash the skin<ins> well</ins>'],
  ['punctuation', 'soap, water and air', 'soap; water and air', 'soap<del>,</del><ins>;</ins> water and air'],
  ['a whole number', 'at 2.5 °C', 'at 3.5 °C', 'at <del>2.5</del><ins>3.5</ins> °C'],
  ['capitals', 'a Gas leak', 'a gas leak', 'a <del>Gas</del><ins>gas</ins> leak'],
  [
    'neighbours together, with what stands between them',
    'between 2 – 5 % of water',
    'between 3 – 6 % of water',
    'between <del>2 – 5</del><ins>3 – 6</ins> % of water',
  ],
])('%s is marked by words', (_, older, newer, expected) => {
  expect(compared(older, newer)).toBe(expected);
});

test('equal texts carry no marks', () => {
  expect(compareText('Keep it dry.', 'Keep it dry.', new StepBudget())).toBe('Keep it dry.');
});

test.each([
  ['Keep away from heat.', 'Wash your hands well.'],
  ['Use the hood at work.', 'The gloves at hand are of use.'],
  ['liquid', 'solid'],
  ['–', '…'],
])('%j and %j have too little in common: one goes, the other comes', (older, newer) => {
  expect(compared(older, newer)).toBe(`<del>${older}</del><ins>${newer}</ins>`);
});

test('of words in another order only those that kept it count', () => {
  expect(compared('one two three four five six', 'six five four three two one')).toBe(
    '<del>one two three four five six</del><ins>six five four three two one</ins>',
  );
});

test('right-to-left text is marked by words, its letters never parted', () => {
  expect(compared('سائل وبخار شديد الاشتعال', 'سائل وبخار سريع الاشتعال')).toBe(
    'سائل وبخار <del>شديد</del><ins>سريع</ins> الاشتعال',
  );
});

test('markup in a text stays text, inside the marks and outside', () => {
  expect(compared('<b>one</b> & two <del>', '<b>one</b> & three <del>')).toBe(
    '&lt;b&gt;one&lt;/b&gt; &amp; <del>two</del><ins>three</ins> &lt;del&gt;',
  );
});

const lines = (older: string[], newer: string[]) => compareLines(older, newer, new StepBudget()).map(renderText);

test('lines are matched where they are equal, then where they are alike', () => {
  expect(
    lines(
      ['Wear gloves.', 'Wash the skin with water.', 'Keep the bottle shut.'],
      ['Wear goggles all day.', 'Wear gloves.', 'Wash the skin with soap.', 'Keep the bottle shut.'],
    ),
  ).toEqual([
    '<ins>Wear goggles all day.</ins>',
    'Wear gloves.',
    'Wash the skin with <del>water</del><ins>soap</ins>.',
    'Keep the bottle shut.',
  ]);
});

test('of two lines that are alike the one that is more alike is taken', () => {
  expect(
    lines(
      ['Rinse the eyes with milk or oil.', 'Rinse the eyes with clean water at once.'],
      ['Rinse the eyes with clean water now and at once.'],
    ),
  ).toEqual([
    '<del>Rinse the eyes with milk or oil.</del>',
    'Rinse the eyes with clean water <ins>now and </ins>at once.',
  ]);
});

test('lines with nothing in common stand apart, the deleted first', () => {
  expect(lines(['one', 'two'], ['three'])).toEqual(['<del>one</del>', '<del>two</del>', '<ins>three</ins>']);
});

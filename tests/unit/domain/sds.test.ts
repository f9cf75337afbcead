import { chosenVersion, compareOptions, defaultQr, parseQr, sectionsOf } from '@/lib/domain/sds';

const versions = [
  { id: '31', text: '3.0' },
  { id: '27', text: '2.0' },
  { id: '20', text: '1.0' },
];

test.each([
  ['0', 0],
  ['1', 1],
  ['', 1],
  ['2', 1],
  ['false', 1],
  [undefined, 1],
  [['0', '0'], 1],
])('qr=%p is %d', (value, expected) => {
  expect(parseQr(value)).toBe(expected);
});

test('the QR code is visible unless a visitor hides it', () => {
  expect(defaultQr).toBe(1);
});

test.each([
  ['31', ['27', '20']],
  ['27', ['20']],
  ['20', []],
  ['99', []],
])('version %s can be compared with the older ones, newest first: %p', (current, expected) => {
  expect(compareOptions(versions, current).map(({ id }) => id)).toEqual(expected);
});

test.each([
  [null, '31'],
  ['27', '27'],
  ['99', undefined],
])('an address that asks for version %p shows %p', (wanted, expected) => {
  expect(chosenVersion(versions, wanted)?.id).toBe(expected);
});

test('a product without versions shows none', () => {
  expect(chosenVersion([], null)).toBeNull();
});

test('the sections of a text are read in its order, each once, and only those that an SDS can have', () => {
  const html = [3, 1, 0, 16, 17, 99, 3].map((id) => `<div class="sds" id="section-${id}"><h2>x</h2></div>`).join('\n');
  expect(sectionsOf(html)).toEqual([3, 1, 16]);
});

test('a text without sections has none', () => {
  expect(sectionsOf('<h1>Log in</h1>')).toEqual([]);
});

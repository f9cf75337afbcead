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

test.each([
  ['<section id="section-4"><h2>SECTION 4: First aid measures</h2><p>…</p></section>', 4, 'First aid measures'],
  ['<section class="sds" id="section-4"><h3>4. First aid</h3></section>', 4, 'First aid'],
  ['<h2 id="section-1" class="sds">ABSCHNITT 1: Bezeichnung des <em>Stoffs</em></h2>', 1, 'Bezeichnung des Stoffs'],
  ['<div id="section-7"><h2>Handling &amp; storage</h2></div>', 7, 'Handling & storage'],
  ['<div id="section-9"><p>no heading</p></div>', 9, ''],
])('a section is read from %s', (html, id, title) => {
  expect(sectionsOf(html)).toEqual([{ id, title }]);
});

test('sections come in the order of the text, and only those that an SDS can have', () => {
  const html = [3, 1, 0, 16, 17, 99].map((id) => `<div id="section-${id}"><h2>${id}: T${id}</h2></div>`).join('\n');
  expect(sectionsOf(html)).toEqual([
    { id: 3, title: 'T3' },
    { id: 1, title: 'T1' },
    { id: 16, title: 'T16' },
  ]);
});

test('a heading belongs to its own section', () => {
  expect(
    sectionsOf('<p id="section-1"></p><h2 id="section-2">2: Hazards</h2><h2 id="subsection-2.1">2.1</h2>'),
  ).toEqual([
    { id: 1, title: '' },
    { id: 2, title: 'Hazards' },
  ]);
});

test('a text without sections has no step menu', () => {
  expect(sectionsOf('<p>section-1</p>')).toEqual([]);
});

test('a number that stands twice is one section, at its first place', () => {
  const html = '<p id="section-2">a</p><div id="section-2"><h2>2: T</h2></div>';
  expect(sectionsOf(html)).toEqual([{ id: 2, title: 'T' }]);
});

test('a title that the platform gives goes before the heading', () => {
  expect(sectionsOf('<div id="section-4"><h2>4: T</h2></div>', [{ id: 4, title: 'First aid' }])).toEqual([
    { id: 4, title: 'First aid' },
  ]);
});

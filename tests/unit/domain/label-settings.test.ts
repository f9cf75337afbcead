import {
  defaultLabelSettings,
  labelChoices,
  labelFlags,
  labelMarketsOf,
  labelOptionsOf,
  labelOptionIds,
  labelPageLanguage,
  labelSides,
  parseLabelMargin,
  parseLabelMark,
  parsePackText,
  withLabelFlag,
  withLabelLanguages,
} from '@/lib/domain/label/label-settings';
import { sampleDossier } from './dossier-sample';

const dossier = sampleDossier({ validLangs: [2, 1, 4] });
const options = labelOptionsOf(dossier);
const defaults = defaultLabelSettings(options);
const wishing = (changes: Partial<typeof dossier.label>) =>
  labelOptionsOf({ ...dossier, label: { ...dossier.label, ...changes } });

test('the defaults are those of the specification', () => {
  expect(defaults).toEqual({
    dimension: 4,
    packageSize: 2,
    fontSize: 10,
    titleFontSize: 16,
    margins: { top: 6, right: 6, bottom: 6, left: 6 },
    qr: 3,
    flags: {},
    packText: '',
    marks: { batch: '', filled: '', serial: '' },
    market: '',
    ink: 1,
    sheet: 0,
    languages: [2],
    primaryLanguage: 2,
    productCodes: [],
  });
});

test.each([
  ['none', [], undefined, [2], 2],
  ['of its own', [4, 1], undefined, [4, 1], 4],
  ['that are not all valid', [7, 1], undefined, [1], 1],
  ['that are not valid at all', [7, 8], undefined, [2], 2],
  ['and the page is in one of them', [4, 1], 1, [4, 1], 1],
  ['and the page is in another', [4, 1], 2, [2], 2],
  ['none, and the page is in the second valid one', [], 1, [1], 1],
  ['none, and the page is in none that is valid', [], 9, [2], 2],
])('a product asks for languages: %s', (_what, languages, lang, expected, leading) => {
  expect(defaultLabelSettings(wishing({ languages }), lang)).toMatchObject({
    languages: expected,
    primaryLanguage: leading,
  });
});

test.each([
  ['its own dimension', { dimension: 3 }, { dimension: 3 }],
  ['a dimension that it does not offer', { dimension: 9 }, { dimension: 4 }],
  ['lists without the default', { dimension: null, dimensions: [{ id: 7, text: 'A7' }] }, { dimension: 7 }],
  ['no lists', { dimension: null, dimensions: [], fontSizes: [] }, { dimension: 4, fontSize: 10 }],
])('a product with %s begins with it or with the default', (_what, changes, expected) => {
  expect(defaultLabelSettings(wishing(changes))).toMatchObject(expected);
});

test('modal types 0 to 4 are the five choices of one', () => {
  expect(labelChoices.slice(0, 5).map(({ modalType, key }) => [modalType, key])).toEqual([
    [0, 'qr'],
    [1, 'packageSize'],
    [2, 'dimension'],
    [3, 'fontSize'],
    [4, 'titleFontSize'],
  ]);
  expect(labelOptionIds(options, 'qr')).toEqual([1, 2, 3]);
  expect(labelOptionIds(options, 'fontSize')).toEqual([8, 10, 12]);
});

test('the margins are four, in millimetres', () => {
  expect(labelSides.map(({ query }) => query)).toEqual(['padT', 'padR', 'padB', 'padL']);
});

test('the checkboxes are the ten of the specification and the fold-out label', () => {
  expect([...labelFlags.add, ...labelFlags.leaveOut].sort()).toEqual(
    [
      'logoON',
      'sinON',
      'ufiOFF',
      'opisOFF',
      'stavkiOFF',
      'adrOFF',
      'picOFF',
      'picMetCorrOFF',
      'vlusageON',
      'vlstorageON',
      'foldON',
    ].sort(),
  );
});

test('a checked box sets its key to 1, an unchecked one removes it', () => {
  const checked = withLabelFlag(withLabelFlag(defaults, 'logoON', true), 'picOFF', true);
  expect(checked.flags).toEqual({ logoON: '1', picOFF: '1' });
  expect(withLabelFlag(checked, 'logoON', false).flags).toEqual({ picOFF: '1' });
  expect(defaults.flags).toEqual({});
});

test('the leading language stays as long as it is on the label', () => {
  const both = withLabelLanguages(defaults, [1, 2]);
  expect(both).toMatchObject({ languages: [1, 2], primaryLanguage: 2 });
  expect(withLabelLanguages(both, [4, 1])).toMatchObject({ languages: [4, 1], primaryLanguage: 4 });
});

test('a label is offered in the product’s languages first, then in the others of labels, with the markets that have all of theirs', () => {
  const offeredLanguages = [20, 3, 2].map((id) => ({ id, name: String(id), code: null }));
  const markets = [
    { country: 'BE', languages: [20, 3, 2] },
    { country: 'FI', languages: [13, 24] },
  ];
  const offered = wishing({ offeredLanguages, markets });
  expect(offered).toMatchObject({ languages: [2, 1, 4, 20, 3], pageLanguages: [2, 1, 4], markets: [markets[0]] });
  const belgian = withLabelLanguages(defaults, [3, 2, 20]);
  expect([labelMarketsOf(belgian, offered), labelMarketsOf(defaults, offered)]).toEqual([['BE'], []]);
  const german = [...markets, { country: 'DE', languages: [2] }, { country: 'AT', languages: [2] }];
  expect(labelMarketsOf(defaults, { ...offered, markets: german })).toEqual(['DE', 'AT']);
  expect(labelPageLanguage(belgian, offered, 1)).toBe(2);
  expect(labelPageLanguage({ ...belgian, primaryLanguage: 20 }, offered, 1)).toBe(1);
});

test('product codes that stand more than once are told apart by their id', () => {
  const articles = [
    { code: 'A', id: '1', gtin: null },
    { code: 'A', id: '2', gtin: null },
    { code: 'B', id: '3', gtin: null },
  ];
  expect(labelOptionsOf({ ...dossier, articles }).productCodes).toEqual(['A (1)', 'A (2)', 'B']);
});

test.each([
  ['0', 0],
  ['30', 30],
  ['2.5', 2.5],
  ['2,25', 2.25],
  [' 6 ', 6],
  ['30.01', null],
  ['31', null],
  ['-1', null],
  ['1e1', null],
  ['', null],
  ['.5', null],
  ['six', null],
  ['1.234', null],
])('the margin %p is %p mm', (text, mm) => {
  expect(parseLabelMargin(text)).toBe(mm);
});

test.each([
  [' 1 L ', '1 L'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['🧪'.repeat(60), '🧪'.repeat(60)],
  ['x'.repeat(61), null],
  ['x'.repeat(10_000), null],
  ['1\nL', null],
])('the pack text %p is %p', (text, expected) => {
  expect(parsePackText(text)).toBe(expected);
});

test('a batch and a serial number have the characters of GS1, a day of filling exists', () => {
  const parseMarks = (text: string) => [parseLabelMark('batch', text), parseLabelMark('serial', text)];
  for (const text of ['L-7/47', 'a_b.C', '!"%&\'()*+,-./:;<=>?']) expect(parseMarks(text)).toEqual([text, text]);
  expect(parseMarks(' L7 ')).toEqual(['L7', 'L7']);
  expect(parseMarks('')).toEqual(['', '']);
  for (const text of ['é', 'a b', '#1', '^XZ', 'L\u0000', '7'.repeat(500)])
    expect(parseMarks(text)).toEqual([null, null]);
  expect(parseLabelMark('filled', '2026-02-28')).toBe('2026-02-28');
  for (const day of ['2026-02-30', '28.02.2026', '2026-2-8']) expect(parseLabelMark('filled', day)).toBeNull();
});

test('a platform that does not print marks and sheets gets none of their parameters', () => {
  const plain = labelOptionsOf({ ...dossier, label: { ...dossier.label, sheets: [], resolutions: [] } });
  expect([labelOptionIds(plain, 'ink'), labelOptionIds(plain, 'sheet')]).toEqual([[1], [0]]);
});

import { labelQuery, LabelParameterError } from '../../../documents/label/label-settings.ts';
import { demoProduct, settingsOf } from './sample-label.ts';

const noFlags = {
  logoON: false,
  sinON: false,
  ufiOFF: false,
  opisOFF: false,
  stavkiOFF: false,
  adrOFF: false,
  picOFF: false,
  picMetCorrOFF: false,
  vlusageON: false,
  vlstorageON: false,
  foldON: false,
};

test('an empty query gives the default label of the specification', () => {
  expect(settingsOf({})).toEqual({
    dimension: { id: 4, widthMm: 105, heightMm: 148 },
    packageSize: 2,
    fontSizePt: 10,
    titleFontSizePt: 16,
    paddingMm: { top: 6, right: 6, bottom: 6, left: 6 },
    qr: 3,
    flags: noFlags,
    packText: '',
    marks: { batch: null, filled: null, serial: null },
    ink: 1,
    sheet: null,
    languages: ['en'],
    productCodeIds: null,
    packGtin: null,
    oneLabelPerPage: false,
    profile: null,
  });
});

test('every setting is read', () => {
  const query = {
    dim: '1',
    emb: '4',
    font: '6',
    fontPN: '24',
    padT: '0',
    padR: '1.5',
    padB: '30',
    padL: '2',
    qrCode: '1',
    vseb: ' 1 L ',
    rlang: '2',
    xlang: '1,2,8',
    pCodes: 'AC-100-1L~AC-100-5L',
    lp: '1',
    labType: '2',
    timestamp: '1767225600000',
    picOFF: '1',
    logoON: '1',
    profile: 'clp-2028',
  };
  expect(settingsOf(query)).toEqual({
    dimension: { id: 1, widthMm: 52, heightMm: 74 },
    packageSize: 4,
    fontSizePt: 6,
    titleFontSizePt: 24,
    paddingMm: { top: 0, right: 1.5, bottom: 30, left: 2 },
    qr: 1,
    flags: { ...noFlags, picOFF: true, logoON: true },
    packText: '1 L',
    marks: { batch: null, filled: null, serial: null },
    ink: 1,
    sheet: null,
    languages: ['de', 'en', 'el'],
    productCodeIds: ['AC-100-1L', 'AC-100-5L'],
    packGtin: null,
    oneLabelPerPage: true,
    profile: 'clp-2028',
  });
});

test.each([
  [{}, ['en']],
  [{ rlang: '3' }, ['fr']],
  [{ xlang: '2,1' }, ['de', 'en']],
  [{ xlang: '2,1', rlang: '1' }, ['en', 'de']],
  [{ xlang: '2,1', rlang: '4' }, ['de', 'en']],
  [{ xlang: '2,2,1' }, ['de', 'en']],
  [{ xlang: '1,2,3,4,5,6,7,8' }, ['en', 'de', 'fr', 'sl', 'it', 'es', 'pl', 'el']],
] as [Record<string, string>, string[]][])('%j are the languages %j', (query, languages) => {
  expect(settingsOf(query).languages).toEqual(languages);
});

test('a product that is not valid in English begins with its first language', () => {
  expect(settingsOf({}, demoProduct(1021)).languages).toEqual(['de']);
});

test.each([
  ['dim', '7'],
  ['dim', '0'],
  ['emb', '5'],
  ['font', '13'],
  ['fontPN', '11'],
  ['padT', '31'],
  ['padT', '30.5'],
  ['padR', '-1'],
  ['padB', 'x'],
  ['padL', ''],
  ['qrCode', '0'],
  ['vseb', 'x'.repeat(61)],
  ['vseb', 'x'.repeat(10_000)],
  ['vseb', '1 L\n2 L'],
  ['rlang', 'en'],
  ['xlang', ''],
  ['xlang', '1,'],
  ['xlang', '1,2,3,4,5,6,7,8,9'],
  ['logoON', '0'],
  ['picOFF', 'true'],
  ['lp', '0'],
  ['labType', '1'],
  ['profile', 'clp-2029'],
])('%s=%s is refused by its name', (field, value) => {
  const { error } = labelQuery.safeParse({ [field]: value });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [[field], expect.stringMatching(/^must /)],
  ]);
});

test('sixty characters are a pack text, whatever they take in memory', () => {
  expect(settingsOf({ vseb: '𝟓'.repeat(60) }).packText).toHaveLength(120);
});

test.each([
  ['xlang', '99', 1001],
  ['rlang', '99', 1001],
  ['xlang', '25', 1021],
  ['pCodes', 'AC-100-1L~nothing', 1001],
])('%s=%s is refused, since the product does not have it', (field, value, id) => {
  const wrong = () => settingsOf({ [field]: value }, demoProduct(id));
  expect(wrong).toThrow(LabelParameterError);
  expect(wrong).toThrow(expect.objectContaining({ field, message: expect.stringMatching(/^must /) as string }));
});

test('of codes that repeat, the id tells which is meant', () => {
  const articles = [
    { code: 'A', id: 1 },
    { code: 'A', id: 2 },
    { code: 'B (3)', id: 3 },
  ];
  const product = { ...demoProduct(1001), articles };
  expect(settingsOf({ pCodes: 'A (2)' }, product).productCodeIds).toEqual(['A']);
  expect(settingsOf({ pCodes: 'B (3)' }, product).productCodeIds).toEqual(['B (3)']);
});

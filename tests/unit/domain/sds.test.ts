import {
  chosenVersion,
  compareOptions,
  defaultQr,
  defaultSdsChoice,
  isStepMenuOffset,
  parseQr,
  readSdsChoice,
  type SdsChoice,
  sdsTransitions,
  sectionsOf,
} from '@/lib/domain/sds/sds';

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
])('an address that asks for version %p shows %p', (expectedValue, expected) => {
  expect(chosenVersion(versions, expectedValue)?.id).toBe(expected);
});

test('a product without versions shows none', () => {
  expect(chosenVersion([], null)).toBeNull();
});

test('the sections of a text are read in its order, each once, and only those that an SDS can have', () => {
  const html = [3, 1, 0, 17, 18, 99, 3].map((id) => `<div class="sds" id="section-${id}"><h2>x</h2></div>`).join('\n');
  expect(sectionsOf(html)).toEqual([3, 1, 17]);
});

test('a text without sections has none', () => {
  expect(sectionsOf('<h1>Log in</h1>')).toEqual([]);
});

test.each([
  [0, false],
  [329, false],
  [329.9, false],
  [330, true],
  [4000, true],
])('scrolled %d px the step menu is offset: %p', (scrolledPx, expected) => {
  expect(isStepMenuOffset(scrolledPx)).toBe(expected);
});

const unchanged = defaultSdsChoice;

test.each<[Record<string, string>, SdsChoice]>([
  [{}, unchanged],
  [{ utm_source: 'mail' }, unchanged],
  [{ version: '31' }, unchanged],
  [{ qr: '1' }, unchanged],
  [{ version: '27' }, { ...unchanged, version: '27' }],
  [{ compare: '20' }, { ...unchanged, compare: '20' }],
  [
    { version: '27', compare: '20', qr: '0' },
    { ...unchanged, version: '27', compare: '20', qr: 0 },
  ],
  [{ market: 'AT' }, { ...unchanged, market: 'AT' }],
])('the address with %j shows %j', (query, choice) => {
  expect(readSdsChoice(query, versions)).toEqual({ choice, isClean: true });
});

test.each([
  ['a version that the product has not', { version: '99', qr: '0' }, { ...unchanged, qr: 0 }],
  ['a version without a value', { version: '' }, unchanged],
  ['a version that comes twice', { version: ['27', '27'] }, unchanged],
  ['a comparison with itself', { version: '27', compare: '27' }, { ...unchanged, version: '27' }],
  ['a comparison with a newer version', { version: '27', compare: '31' }, { ...unchanged, version: '27' }],
  ['a comparison with a version that the product has not', { compare: '99' }, unchanged],
  ['a comparison of the oldest version', { version: '20', compare: '20' }, { ...unchanged, version: '20' }],
  ['a QR choice that is none', { version: '27', qr: '2' }, { ...unchanged, version: '27' }],
  ['a QR choice without a value', { qr: '' }, unchanged],
  ['a QR choice that comes twice', { qr: ['0', '0'] }, unchanged],
])('%s is left at its default, and the address is not clean', (_what, query, choice) => {
  expect(readSdsChoice(query, versions)).toEqual({ choice, isClean: false });
});

test('of a product without versions every version is unknown', () => {
  expect(readSdsChoice({ version: '31', compare: '27' }, [])).toEqual({ choice: unchanged, isClean: false });
});

const compared = { version: '27', compare: '20', qr: 0 as const, market: 'AT' };

test.each([
  [
    'a new language clears the comparison, and a country that it has not',
    sdsTransitions.language(compared, null),
    { ...compared, compare: null, market: null },
  ],
  [
    'a new language keeps a country that it has',
    sdsTransitions.language(compared, 'AT'),
    { ...compared, compare: null },
  ],
  [
    'a new version clears the comparison',
    sdsTransitions.version(compared, '20', versions),
    { ...compared, version: '20', compare: null },
  ],
  [
    'the newest version is the default',
    sdsTransitions.version(compared, '31', versions),
    { ...compared, version: null, compare: null },
  ],
  [
    'a new comparison leaves version and QR choice',
    sdsTransitions.compare({ ...compared, compare: null }, '20'),
    compared,
  ],
  ['a comparison can be ended', sdsTransitions.compare(compared, null), { ...compared, compare: null }],
  ['a QR choice leaves the rest', sdsTransitions.qr(compared, 1), { ...compared, qr: 1 }],
])('%s', (_what, choice, expected) => {
  expect(choice).toEqual(expected);
});

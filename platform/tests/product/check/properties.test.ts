import { checkProduct } from '../../../product/read/read-product-file.ts';
import { acetoneFile } from '../sample-file.ts';

type Facts = ReturnType<typeof acetoneFile>['versions'][number]['facts'];

const warningsOf = (changes: Partial<Facts>) => {
  const file = acetoneFile();
  const { composition, ...facts } = file.versions[0]!.facts;
  file.versions[0]!.facts = {
    ...facts,
    composition: composition.map((ingredient) => ({ ...ingredient, content: 50, contentRange: '50 %' })),
    ...changes,
  };
  return checkProduct(file).findings.map(({ path, message }) => `${String(path.at(-1))} ${message}`);
};

const flammable = (category: string | null) =>
  category === null ? [] : [{ category: `Flam. Liq. ${category}`, h: [`H22${Number(category) + 3}`] }];
const celsius = (value: number | string) => ({ value, unit: '°C' });

test.each<
  [flash: number | string, boiling: number | string | null, enteredCategory: string | null, says: string | null]
>([
  [-40, 30, '1', null],
  [-40, 30, '2', 'lacks Flam. Liq. 1: the flash point is -40 °C, the limit is 23 °C'],
  [-40, '30 – 60', '1', null],
  [12, 82, '2', null],
  [12, 82, '3', 'lacks Flam. Liq. 2: the flash point is 12 °C, the limit is 23 °C'],
  [
    12,
    null,
    '3',
    'lacks Flam. Liq. 1: the flash point is 12 °C, the limit is 23 °C; the initial boiling point is unknown',
  ],
  [12, null, '2', null],
  ['< 23', '> 35', '2', null],
  [23, 126, '3', null],
  [23, 126, null, 'lacks Flam. Liq. 3: the flash point is 23 °C, the limit is 60 °C'],
  [60, 126, '3', null],
  ['> 60', 200, null, null],
  [70, 200, '3', 'has Flam. Liq. 3: the flash point is 70 °C, the limit is 60 °C'],
  [80, 200, '3', 'has Flam. Liq. 3: the flash point is 80 °C, the limit is 60 °C'],
  ['not measured', 200, '3', null],
])('flash point %s °C, boiling point %s °C, Flam. Liq. %s', (flash, boiling, enteredCategory, says) => {
  const basicProperties = { flashPoint: celsius(flash), ...(boiling !== null && { boilingPoint: celsius(boiling) }) };
  const found = warningsOf({ classification: flammable(enteredCategory), basicProperties }).filter((warning) =>
    warning.includes('2.6.2'),
  );
  const message = says?.replace(/^(\w+) ([^:]+): /, 'section 2.1 $1 $2, but in section 9.1 ');
  expect(found).toEqual(message === undefined ? [] : [expect.stringContaining(`${message} (CLP Annex I 2.6.2,`)]);
});

test.each<[what: string, data: Facts['classificationData'], flash: number]>([
  ['that does not sustain combustion, above 35 °C', { sustainsCombustion: false }, 40],
  ['that is a gas oil', { isGasOil: true }, 76],
])('a liquid %s need not be classified', (_, classificationData, flash) => {
  const facts = { classification: [], basicProperties: { flashPoint: celsius(flash) }, classificationData };
  expect(warningsOf(facts).filter((warning) => warning.includes('2.6'))).toEqual([]);
});

test.each<[what: string, changes: Partial<Facts>]>([
  ['an aerosol', { classification: [{ category: 'Aerosol 3', h: ['H229'] }] }],
  ['a solid', { basicProperties: { physicalState: { en: 'solid' }, flashPoint: celsius(12) }, classification: [] }],
  ['an unknown unit', { basicProperties: { flashPoint: { value: 12, unit: '°X' } }, classification: [] }],
])('the flash point is ignored: %s', (_, changes) => {
  expect(warningsOf(changes).filter((warning) => warning.includes('2.6.2'))).toEqual([]);
});

test.each<[ph: number | string, enteredCategory: string | null, says: string | null]>([
  [2, null, 'lacks Skin Corr. 1: the pH is 2, the limit is 2'],
  ['< 1', null, 'lacks Skin Corr. 1: the pH is 1, the limit is 2'],
  ['1 – 3', null, 'lacks Skin Corr. 1: the pH is 1, the limit is 2'],
  [2.1, null, null],
  [11.4, null, null],
  ['11.5 – 13', null, 'lacks Skin Corr. 1: the pH is 11.5, the limit is 11.5'],
  [1, 'Skin Corr. 1B', null],
  [13, 'Eye Dam. 1', 'lacks Skin Corr. 1: the pH is 13, the limit is 11.5'],
  ['< 4', null, 'leaves open whether it is extreme'],
])('a mixture of pH %s, %s', (value, enteredCategory, says) => {
  const statement = enteredCategory === 'Eye Dam. 1' ? 'H318' : 'H314';
  const classification = enteredCategory === null ? [] : [{ category: enteredCategory, h: [statement] }];
  const changes = { classification, basicProperties: { ph: { value } } };
  const found = (kind: Facts['kind']) =>
    warningsOf({ ...changes, kind }).filter(
      (warning) => warning.includes('the pH is') || warning.includes('leaves open'),
    );
  expect(found('mixture').find((warning) => !warning.includes('Eye'))).toEqual(
    says === null ? undefined : expect.stringContaining(says),
  );
  expect(found('substance')).toEqual([]);
});

test.each<[figure: string, says: string | null]>([
  ['12,5', '12,5; write 12.5'],
  ['LD50: 5,800 mg/kg, rat', '5,800; write 5.800 or, for thousands, 5 800'],
  ['LD50: 5 800 mg/kg, rat', null],
  ['0.5 mg/l, 1,2-dichloroethane', null],
  ['1,3,5-trimethylbenzene: 3 %', null],
])('%s is warned of where a comma in a figure is ambiguous', (value, says) => {
  const found = warningsOf({ studies: [{ endpoint: 'acuteOral', value }] }).filter((warning) =>
    warning.includes('has the number'),
  );
  expect(found).toEqual(says === null ? [] : [`value has the number ${says}, the documents format it by language`]);
});

test('a version that is dated in the future is warned of, today’s is not', () => {
  const dated = (days: number) => {
    const file = acetoneFile();
    file.versions[0]!.created = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    return checkProduct(file).findings.map(({ path, message }) => `${path.join('.')}: ${message}`);
  };
  expect(dated(0)).toEqual([]);
  expect(dated(40)).toEqual([expect.stringMatching(/^versions\.0\.created: \d{4}-\d\d-\d\d is in the future$/)]);
});

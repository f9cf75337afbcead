import { readTable } from '../../../product/read/csv.ts';
import { readProductFile } from '../../../product/read/read-product-file.ts';
import { problemText } from '../../../product/findings.ts';
import { acetoneFile } from '../sample-file.ts';

const supplier = 'Muster GmbH,Weg 1,20457 Hamburg,DE,+49 40 1,sds@muster.example';
const headings =
  'code,supplier_name,supplier_address,supplier_city,supplier_country,supplier_telephone,supplier_email,created,name_en,name_de,description_en,cas,classification,p';
const row = (code: string, cas: string) =>
  `${code},${supplier},2026-01-15,Acetone,Aceton,"A solvent, clear",${cas},Flam. Liq. 2; H225 | Eye Irrit. 2; H319,P210 | P280`;
const none = () => undefined;
const problemsOf = (text: string) => readTable(text, 'table.csv', none).problems.map(problemText);

test('a row makes a product file', () => {
  const { files, problems } = readTable(`${headings}\n${row('AC 1', '67-64-1')}\n`, 'table.csv', none);
  expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
  expect(files.map(({ name }) => name)).toEqual(['AC-1.json']);
  const classification = [
    { category: 'Flam. Liq. 2', h: ['H225'] },
    { category: 'Eye Irrit. 2', h: ['H319'] },
  ];
  expect(files[0]?.product).toMatchObject({
    code: 'AC 1',
    supplier: { name: 'Muster GmbH', website: '' },
    languages: { sds: ['en', 'de'], tds: [] },
    versions: [
      {
        text: '1.0',
        created: '2026-01-15',
        facts: {
          name: { en: 'Acetone', de: 'Aceton' },
          description: { en: 'A solvent, clear' },
          composition: [{ cas: '67-64-1', contentRange: '100 %', classification }],
          classification,
          label: { p: ['P210', 'P280'] },
        },
      },
    ],
  });
});

test('it may have semicolons or tabs, and a byte order mark, as spreadsheet programs write it', () => {
  const head = 'code;supplier_name\n';
  expect(readTable(`\ufeff${head}A;Muster\n`, 't', none).files[0]?.product).toMatchObject({
    supplier: { name: 'Muster' },
  });
  expect(readTable(`code\tsupplier_name\nA\tMuster\n`, 't', none).files[0]?.product).toMatchObject({ code: 'A' });
});

test.each([
  ['a semicolon', 'sep=;\ncode;name_en\nA;acetone\n'],
  ['a comma', 'sep=,\r\ncode,name_en\r\nA,acetone\r\n'],
  ['a tab', 'SEP=\t\ncode\tname_en\nA\tacetone\n'],
  ['a byte order mark, and the columns of a spreadsheet', '\ufeffsep=;;;\ncode;name_en;;\nA;acetone;;\n'],
])('a first line that names the separator is no heading: %s', (_, text) => {
  const { files, problems } = readTable(text, 't.csv', none, true);
  expect(problems).toEqual([]);
  expect(files[0]?.product).toMatchObject({ code: 'A', versions: [{ facts: { name: { en: 'acetone' } } }] });
});

test('a problem after that line has the line of the file', () => {
  expect(problemsOf(`sep=,\n${headings}\n${row('A', '67-64-2')}\n`)).toContain(
    "table.csv:3: cas: '67-64-2' has a wrong check digit; 67-64-1 would be right",
  );
});

test('empty columns and rows at the end are ignored, and a cell without a heading is not', () => {
  const { files, problems } = readTable('code;name_en;;\nA;acetone;;;\nB;\n;;;\n;;\n', 't.csv', none, true);
  expect([files.length, problems]).toEqual([2, []]);
  expect(readTable('code;name_en;;\nA;acetone;;lost\n', 't.csv', none, true).problems.map(problemText)).toEqual([
    't.csv:2: is not CSV: Invalid Record Length: expect 2, got 4 on line 2',
  ]);
});

test.each(['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\u00ad', '\u200b-', '-\u2060', '\ufe63'])(
  'numbers with a look-alike of a hyphen (%j) have hyphens in the file',
  (sign) => {
    const written = (number: string) => number.replaceAll('-', sign);
    const text = `code;cas;ec;index;ufi\nA;${written('67-64-1')};${written('200-662-2')};${written('606-001-00-8')};${written('TEFS-CX65-UD2N-3GWU')}\n`;
    const { files, problems } = readTable(text, 't.csv', none, true);
    expect(problems).toEqual([]);
    const identifiers = { cas: '67-64-1', ec: '200-662-2', index: '606-001-00-8' };
    expect(files[0]?.product).toMatchObject({ versions: [{ facts: { identifiers, ufi: 'TEFS-CX65-UD2N-3GWU' } }] });
  },
);

test('a product file has plain hyphens for look-alikes in numbers', () => {
  const file = acetoneFile();
  const { identifiers, composition } = file.versions[0]!.facts;
  identifiers.cas = '67\u201164\u20111';
  composition[0]!.cas = '67\u221264\u00ad1';
  composition[0]!.ec = '200\u2013662\u20102';
  const { product, problems } = readProductFile(JSON.stringify(file), 'a.json');
  expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
  expect(product!.versions[0]!.facts.identifiers.cas).toBe('67-64-1');
  expect(product!.versions[0]!.facts.composition[0]).toMatchObject({ cas: '67-64-1', ec: '200-662-2' });
});

test('cells that are filled in are set in the file that is there, and all else stays', () => {
  const original = acetoneFile();
  const { files, problems } = readTable('code,name_de,wgk\nAC-1,Aceton,\n', 'table.csv', () => original);
  expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
  const expected = acetoneFile();
  expected.versions[0]!.facts.name.de = 'Aceton';
  expect(files[0]?.product).toEqual(expected);
});

test.each<[what: string, text: string, message: string]>([
  [
    'a column that there is not',
    'code,colour\nA,red\n',
    'table.csv:1: colour: is not a column; csv-template prints the valid ones',
  ],
  ['no code', 'name_en\nAcetone\n', 'table.csv:1: code: is missing; each row must have one'],
  [
    'a wrong number, with the line of its row',
    `${headings}\n${row('A', '67-64-1')}\n${row('B', '67-64-2')}\n`,
    "table.csv:3: cas: '67-64-2' has a wrong check digit; 67-64-1 would be right",
  ],
  [
    'a code twice',
    `${headings}\n${row('A', '67-64-1')}\n${row('A', '67-64-1')}\n`,
    "table.csv:3: code: 'A' is a duplicate",
  ],
  ['a cell too many', 'code\nA,B\n', 'table.csv:2: is not CSV: Invalid Record Length: expect 1, got 2 on line 2'],
])('%s is refused', (_, text, message) => {
  expect(problemsOf(text)).toContain(message);
});

test.each<[what: string, content: unknown]>([
  ['null', null],
  ['a number', 5],
  ['a supplier that is a text', { ...acetoneFile(), supplier: 'Muster GmbH' }],
  ['versions that are a number', { ...acetoneFile(), versions: 1 }],
])('a file of the row’s name with %s is refused', (_, content) => {
  const { problems } = readTable(`${headings}\n${row('AC-1', '67-64-1')}\n`, 'table.csv', () => content);
  expect(problems.map(problemText)).toEqual([
    'table.csv:2: the folder has a file of this name that is not a product file',
  ]);
});

test('codes keep the letters of any script in the names of their files', () => {
  const { files, problems } = readTable('code\nΑΚ-1\nΒΛ-1\nÄ 1\n', 't', none, true);
  expect(problems).toEqual([]);
  expect(files.map(({ name }) => name)).toEqual(['ΑΚ-1.json', 'ΒΛ-1.json', 'Ä-1.json']);
});

test('the file of a product whose code has other signs is not overwritten', () => {
  const readExisting = (name: string) => (name === 'AC-1.json' ? acetoneFile() : undefined);
  const sameName = "table.csv:2: code: 'AC/1' and another product would both be AC-1.json";
  expect(readTable('code\nAC/1\n', 'table.csv', readExisting).problems.map(problemText)).toContain(sameName);
  expect(problemsOf('code\nAC-1\nAC/1\n')).toContain(sameName.replace(':2:', ':3:'));
  expect(readTable('code\nAC-1\nAC/1\n', '', none, true).problems).toEqual([]);
});

test('a row without end, and rows without end, are refused', () => {
  expect(problemsOf(`${headings}\n"${'a'.repeat(200_000)}`)).toEqual([
    expect.stringContaining('is not CSV: Max Record Size'),
  ]);
  expect(problemsOf(`code\n${'a\n'.repeat(60_000)}`)).toEqual(['table.csv:50002: has more than 50,000 rows; split it']);
});

test('a table with more columns than there are is refused at once', () => {
  expect(problemsOf(`${'code,'.repeat(10_000)}code\n`)).toEqual([
    expect.stringMatching(/^table\.csv:1: has 10001 columns; csv-template prints the valid \d+$/),
  ]);
});

test('reading a table stops after about a hundred errors', () => {
  const wrong = Array.from({ length: 5_000 }, (_, n) => row(`A-${n}`, '67-64-2')).join('\n');
  const { problems } = readTable(`${headings}\n${wrong}\n`, 'table.csv', none);
  expect(problems.filter(({ level }) => level === 'error').length).toBeLessThan(200);
});

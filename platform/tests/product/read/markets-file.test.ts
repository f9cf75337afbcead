import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectEach } from '../../../../tests/support/expect-each.ts';
import { marketFindings, missingLimits } from '../../../product/check/check-markets.ts';
import { readMarketsFile } from '../../../product/read/markets-file.ts';
import { StartupError } from '../../../runtime/start-error.ts';
import { pathText } from '../../../product/findings.ts';
import { marketOf, setOperatorPacks } from '../../../product/markets/markets.ts';
import { factsOf } from '../../documents/sample-product.ts';

const folder = mkdtempSync(join(tmpdir(), 'markets-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => setOperatorPacks([]));

const file = join(folder, 'markets.json');
const write = (content: unknown) =>
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 1));

const list = {
  law: 'GKV',
  country: 'AT',
  isComplete: false,
  source: { title: 'BGBl. II', date: '2024' },
  air: [{ cas: '67-64-1', name: 'Aceton', twa: { mgPerM3: 1200, ppm: 500 } }],
};

test('a list of limits in MARKETS_FILE supplements the pack of its country', () => {
  write([{ country: 'AT', limitLists: [list] }]);
  setOperatorPacks(readMarketsFile(file));
  const { pack } = marketOf('AT');
  expect(pack?.limitLists).toEqual([list]);
  expect(pack?.national.length).toBeGreaterThan(2);
});

test('a wrong MARKETS_FILE stops the start with file, line and field', () =>
  expectEach(
    [
      ['[{ "country": "UK" }]', "markets.json:1: [0].country: 'UK' is not a country code of ISO 3166; GB is meant"],
      ['[{ "country": "SE" }]', 'markets.json:1: [0].languages: is missing'],
      ['[{\n"country": "AT",\n"limits": []\n}]', 'markets.json:3: [0].limits: is not a field here'],
      [
        [{ country: 'AT', limitLists: [{ ...list, air: [{ cas: '67-64-1', name: 'x', twa: { ppm: 5 } }] }] }],
        '[0].limitLists[0].air[0].twa.mgPerM3: is missing; must be a number',
      ],
      ['[', 'markets.json:1'],
    ] as const,
    ([, message]) => message,
    ([content, message]) => {
      write(content);
      expect(() => readMarketsFile(file)).toThrow(StartupError);
      expect(() => readMarketsFile(file)).toThrow(message);
    },
  ));

const findings = (facts: Parameters<typeof factsOf>[0]) =>
  marketFindings(factsOf(facts), []).map(({ level, path, message }) => `${level} ${pathText(path)} ${message}`);

const acetone = [{ name: { en: 'acetone' }, cas: '67-64-1', contentRange: '≥ 99 %', classification: [] }];

test('a market without a pack, a foreign storage class and an unknown heading are found', () => {
  expect(findings({ markets: { SE: {} } })).toEqual([expect.stringMatching(/^warning markets\.SE has no market pack/)]);
  expect(findings({ markets: { DE: { national: { taluft: { de: 'x' } } } } })).toEqual([
    expect.stringMatching(/^error markets\.DE\.national\.taluft is not a heading of DE; did you mean taLuft/),
  ]);
  expect(findings({ markets: { FR: { storageClass: '3' } } })[0]).toMatch(
    /^error markets\.FR\.storageClass belongs to DE/,
  );
});

const lacking = (facts: Parameters<typeof factsOf>[0]) => missingLimits(factsOf(facts)).map(({ text }) => text.en);

test('a limit of an ingredient in a market of the product that section 8.1 lacks is found', () => {
  const lacks = lacking({ composition: acetone, markets: { DE: {} } });
  expect(lacks).toEqual([
    expect.stringContaining('Directive 2000/39/EC: TWA 1210 mg/m³'),
    expect.stringContaining('TRGS 900: TWA 1200 mg/m³'),
    expect.stringContaining('TRGS 903: Aceton 50 mg/l, urine'),
  ]);
  const limit = (country: string, mgPerM3: number) => ({ law: 'list', country, twa: { mgPerM3 } });
  const listed = lacking({
    composition: acetone,
    markets: { DE: {} },
    exposureLimits: [limit('EU', 1210), limit('DE', 1100)],
  });
  expect(listed.map((message) => / in (.+?):/.exec(message)?.[1])).toEqual(['TRGS 900', 'TRGS 903']);
  expect(lacking({ composition: acetone })).toEqual([]);
});

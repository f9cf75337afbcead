import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectEach } from '../../../../tests/support/expect-each.ts';
import { limitFindings, marketFindings } from '../../../product/check/check-markets.ts';
import { readMarketsFile } from '../../../product/read/markets-file.ts';
import { StartupError } from '../../../runtime/start-error.ts';
import { pathText } from '../../../product/findings.ts';
import { listedLimits } from '../../../product/markets/limits.ts';
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

const compared = (facts: Parameters<typeof factsOf>[0]) => limitFindings(factsOf(facts)).map(({ text }) => text.en);

test('a typed limit that differs from the lists of a market is told with both values and sources, a missing biological limit too', () => {
  expect(compared({ composition: acetone, markets: { DE: {} } })).toEqual([
    expect.stringContaining('TRGS 903: Aceton 50 mg/l, urine'),
  ]);
  const limit = (country: string, mgPerM3: number) => ({ law: 'list', country, twa: { mgPerM3 } });
  const found = compared({
    composition: acetone,
    markets: { DE: {}, FR: {} },
    exposureLimits: [limit('EU', 1210), limit('DE', 1100), limit('FR', 1210)],
  });
  expect(found).toEqual([
    'section 8.1 has TWA 1100 mg/m³ (list) as the limit of acetone (67-64-1), other than TRGS 900 (2026-11) with TWA 1200 mg/m³',
    expect.stringContaining('TRGS 903'),
    'section 8.1 has TWA 1210 mg/m³ (list) as the limit of acetone (67-64-1), other than Code du travail, R. 4412-149 (2024-04-05) with TWA 1210 mg/m³, STEL 2420 mg/m³',
  ]);
  expect(compared({ composition: acetone })).toEqual([]);
  const otherwise = [limit('EU', 1000)];
  const unionFindings = compared({ composition: acetone, markets: { IE: {}, ES: {} }, exposureLimits: otherwise });
  expect(unionFindings).toEqual([expect.stringContaining('other than Directive 2000/39/EC (2024-04-08)')]);
});

test('a list of MARKETS_FILE stands before the shipped table of its country, substance by substance', () => {
  const operatorList = {
    ...list,
    country: 'GB',
    law: 'EH40/2005, 5th edition',
    air: [{ ...list.air[0]!, twa: { mgPerM3: 1000 } }],
  };
  const laws = (cas: string) => listedLimits('GB', { cas }, '2026-11-30').map(({ law, twa }) => [law, twa?.mgPerM3]);
  setOperatorPacks([{ country: 'GB', limitLists: [operatorList] }]);
  expect([laws('67-64-1'), laws('78-93-3')]).toEqual([[['EH40/2005, 5th edition', 1000]], [['EH40/2005', 600]]]);
  setOperatorPacks([{ country: 'GB', limitLists: [{ ...operatorList, isComplete: true }] }]);
  expect([laws('67-64-1'), laws('78-93-3')]).toEqual([[['EH40/2005, 5th edition', 1000]], []]);
});

import type { Dossier, Substance } from '@/lib/domain/product/dossier';
import { otherNames, productNumbers } from '@/lib/domain/discovery/product-node';
import { sampleDossier } from '@/tests/unit/domain/dossier-sample';

const acetone: Substance = {
  name: 'acetone',
  cas: '67-64-1',
  ec: '200-662-2',
  index: '606-001-00-8',
  reach: '01-2119471330-49',
  content: 99.5,
  contentRange: null,
  classification: null,
};
const compositionOf = (...rows: Substance[]) => ({ substances: { title: null, rows } });
const acetoneNumbers = ['CAS 67-64-1', 'EC 200-662-2', 'Index 606-001-00-8', 'REACH 01-2119471330-49'];

test.each<[string, Partial<Dossier>, string[]]>([
  ['a substance goes by its numbers', compositionOf(acetone), acetoneNumbers],
  ['… from 80 % of it on', compositionOf({ ...acetone, content: 80 }), acetoneNumbers],
  [
    '… with those that it has',
    compositionOf({ ...acetone, index: null, reach: null }),
    ['CAS 67-64-1', 'EC 200-662-2'],
  ],
  ['a mixture does not go by the numbers of its ingredient', compositionOf({ ...acetone, content: 79.9 }), []],
  ['… nor where nobody says how much of it there is', compositionOf({ ...acetone, content: null }), []],
  ['… nor where there are two', compositionOf(acetone, { ...acetone, content: 0.5 }), []],
  ['… but by its UFI', { ufi: 'NJES-9X96-SD2Q-G336', ...compositionOf(acetone) }, ['UFI NJES-9X96-SD2Q-G336']],
  ['a UFI with a wrong check character is no number', { ufi: 'NJES-9X96-SD2Q-G337' }, []],
  ['a product without substances has none', {}, []],
])('%s', (_, changes, expected) => {
  expect(productNumbers(sampleDossier(changes)).map(({ kind, value }) => `${kind} ${value}`)).toEqual(expected);
});

test('numbers that the platform lists among a product’s names are not names', () => {
  const identifiers = ['DMK', 'CAS 67-64-1', 'EC 200-662-2', 'Index 606-001-00-8', 'REACH 01-2119471330-49', 'AUS 32'];
  expect(otherNames(sampleDossier({ identifiers }))).toEqual(['DMK', 'AUS 32']);
  const greek = ['ΕΚ 200-662-2', 'Ευρετήριο 606-001-00-8', 'Solvent 646'];
  expect(otherNames(sampleDossier({ identifiers: greek }))).toEqual(['Solvent 646']);
});

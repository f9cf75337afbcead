import { expectEach } from '../../../tests/support/expect-each.ts';
import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { differingSubstances } from '../../import/classify/named-substances.ts';
import { listFindings } from '../../import/classify/missing-harmonised.ts';
import { productFacts } from '../../product/facts.ts';
import { namesIn } from '../../tables/find-substances.ts';
import { factsOf } from '../documents/sample-product.ts';
import { shippedAnnexVI, shippedLists } from './shipped-entries.ts';

const acetoneAndToluene = { named: 'acetone (67-64-1)', numbered: 'toluene (108-88-3)' };

test('a name and a CAS number of two substances are told with both, and not where one of them is unknown or may be the other', () =>
  expectEach(
    [
      [{ en: 'acetone' }, '108-88-3', acetoneAndToluene],
      [{ en: 'ACETONE' }, '108-88-3', { ...acetoneAndToluene, named: 'ACETONE (67-64-1)' }],
      [{ en: 'propan-2-one' }, '108-88-3', { ...acetoneAndToluene, named: 'propan-2-one (67-64-1)' }],
      // The usual name of another language.
      [{ en: 'Example', de: 'Essigsäure' }, '108-88-3', { ...acetoneAndToluene, named: 'Essigsäure (64-19-7)' }],
      [{ en: 'acetone' }, '67-64-1', null],
      [{ en: 'acetone' }, undefined, null],
      // The number, or the name, is in no table.
      [{ en: 'acetone' }, '57-50-1', null],
      [{ en: 'Solvent A' }, '108-88-3', null],
      [{ en: 'acetone, technical' }, '108-88-3', null],
      // Isomers, hydrates and salts of one row or by one name.
      [{ en: 'xylene' }, '95-47-6', null],
      [{ en: 'borax' }, '1330-43-4', null],
      [{ en: 'limonene' }, '5989-27-5', null],
      [{ en: 'ammonia' }, '1336-21-6', null],
      // A group without a number.
      [{ en: 'lead compounds with the exception of those specified elsewhere in this Annex' }, '108-88-3', null],
    ] as const,
    ([name, cas]) => `${Object.values(name).join()} ${cas}`,
    ([name, cas, expected]) => expect(differingSubstances({ name, cas })).toEqual(expected),
  ));

test('every substance of Annex VI, by each name of its row, and every ingredient of the demo products is one substance', () => {
  const rows = [...shippedAnnexVI.rows()].flatMap(({ name, substances }) =>
    substances.flatMap(({ cas, name: substanceName = name }) =>
      cas === undefined ? [] : namesIn(substanceName).map((text) => ({ name: { en: text }, cas })),
    ),
  );
  const ingredients = demoCatalogue.flatMap(({ versions }) => productFacts.parse(versions[0]!.facts).composition);
  expect(rows.length).toBeGreaterThan(4000);
  expect([...rows, ...ingredients].filter((substance) => differingSubstances(substance) !== null)).toEqual([]);
});

test('the finding stands at the CAS number of the ingredient', () => {
  const toluene = { name: { en: 'acetone' }, cas: '108-88-3', contentRange: '5 %', classification: [] };
  const facts = factsOf({ kind: 'mixture', composition: [toluene] });
  const [finding] = listFindings(facts, { ...shippedLists([]), loaded: [] });
  expect(finding).toMatchObject({
    level: 'warning',
    path: ['versions', 0, 'facts', 'composition', 0, 'cas'],
    message:
      'names two substances: the name is that of acetone (67-64-1), the number that of toluene (108-88-3); correct the one that is wrong (REACH Annex II 3)',
  });
});

import { readFileSync } from 'node:fs';
import { expectEach } from '../../../tests/support/expect-each.ts';
import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { substances } from '../../demo/substances.ts';
import { ingredient, productFacts } from '../../product/facts.ts';
import { listFindings } from '../../import/classify/missing-harmonised.ts';
import { milderThanHarmonised, missingLimits, moreSevereThanHarmonised } from '../../law/classification/harmonised.ts';
import { shippedAnnexVI, shippedLists } from '../lists/shipped-entries.ts';

/**
 * The substances of the demo catalogue that have an index number were written from the act, by hand and before the table: the second source.
 * A difference is listed here with its explanation.
 */
const harmonised = Object.entries(substances)
  .map(([key, substance]) => ({ key, ...ingredient.parse({ ...substance, contentRange: '1 %' }) }))
  .filter(({ index }) => index !== undefined);

/** Classes of the registrants beside the entry, which the table does not have. */
const registrantClasses: Readonly<Record<string, readonly string[]>> = {
  ethanol: ['Eye Irrit. 2'],
  sodiumHydroxide: ['Met. Corr. 1'],
  toluene: ['Aquatic Chronic 3'],
  phosphoricAcid: ['Met. Corr. 1'],
};

/** Limits and factors of the registrants, and estimates from a test or the category (CLP Annex I, Table 3.1.2), which the table does not have. */
const registrantLimits: Readonly<Record<string, readonly string[]>> = {
  ethanol: ['Eye Irrit. 2; H319: C ≥ 50 %'],
  methanol: ['ATE (H331) = 3 mg/l (vapour)', 'ATE (H311) = 300 mg/kg', 'ATE (H301) = 100 mg/kg'],
  mdi44: ['ATE (H332) = 1.5 mg/l (dust/mist)'],
  mdi24: ['ATE (H332) = 1.5 mg/l (dust/mist)'],
  carbonMonoxide: ['ATE (H331) = 1 880 ppmV'],
  hydrogenPeroxide: ['ATE (H332) = 1.5 mg/l (dust/mist)', 'ATE (H302) = 500 mg/kg'],
  ammonia: ['M (acute) = 1'],
};

describe('the shipped Annex VI against the substances of the demo catalogue', () => {
  test('has the entry of each index number, with its classes, limits and statements', async () => {
    expect(harmonised.length).toBeGreaterThan(15);
    await expectEach(
      harmonised,
      ({ key }) => key,
      ({ key, index, cas, ec, classification, limits, euh }) => {
        const rows = shippedAnnexVI.find([cas, ec].flatMap((number) => number ?? []));
        const row = rows.find((candidate) => candidate.index === index);
        expect(row).toBeDefined();
        const { classification: classes = [], limits: lines = [], euh: statements = [] } = row!.data;
        expect(milderThanHarmonised(classification, classes)).toEqual([]);
        expect(moreSevereThanHarmonised(classification, classes)).toEqual([]);
        expect(missingLimits(limits, lines)).toEqual([]);
        expect(missingLimits(lines, limits)).toEqual(registrantLimits[key] ?? []);
        expect(statements.filter((code) => !euh.includes(code))).toEqual([]);
        const others = milderThanHarmonised(classes, classification).map(({ category }) => category);
        expect(others).toEqual(registrantClasses[key] ?? []);
      },
    );
  });
});

test('no ingredient of the demo products is milder or more severe than its entry in the shipped Annex VI', async () => {
  await expectEach(
    demoCatalogue,
    ({ id }) => String(id),
    ({ versions }) => {
      const facts = productFacts.parse(versions[0]!.facts);
      const numbers = facts.composition.flatMap(({ cas, ec }) => [cas, ec].flatMap((number) => number ?? []));
      expect(listFindings(facts, shippedLists(numbers)).map(({ message }) => message)).toEqual([]);
    },
  );
});

test('the groups of notes 11 and 12 have the members that the shipped table has', () => {
  const source = readFileSync('platform/law/classification/tables/annex-vi-notes.ts', 'utf8');
  const members = [...shippedAnnexVI.rows()]
    .filter(({ data }) => /\b(?:11|12)\b/.test(data.notes ?? '') && data.to === undefined)
    .flatMap(({ substances: rows }) => rows.flatMap(({ cas }) => cas ?? []));
  expect(members.filter((cas) => !source.includes(`'${cas}'`))).toEqual([]);
});

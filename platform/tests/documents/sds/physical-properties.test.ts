import { en } from '../../../languages/en/sheet.ts';
import { documentLanguages } from '../../../languages/languages.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { classified, sampleSds, subsection, valuesOf } from '../sample-product.ts';

type Facts = Partial<ProductFactsInput>;
const { physicalHazardClasses: hazards, sentences } = en;

const acetone: Facts = {
  kind: 'substance',
  identifiers: { cas: '67-64-1' },
  classification: classified('Flam. Liq. 2: H225'),
  basicProperties: { physicalState: { en: 'liquid' } },
};
const class9 = (facts: Facts, hazard: keyof typeof hazards) => valuesOf(sampleSds(facts), '9.2', hazards[hazard]);

test('a substance of a known structure has a reason, with its provision, for each class that the structure excludes', () => {
  expect(class9(acetone, 'explosives')).toEqual([
    'not applicable: its molecules have no chemical groups that are associated with such properties (CLP Annex I 2.1.4)',
  ]);
  expect(class9(acetone, 'waterReactive')).toEqual([
    'not applicable: its structure contains no metals or metalloids (CLP Annex I 2.12.4.1)',
  ]);
  expect(class9(acetone, 'oxidisingLiquids')[0]).toContain('(CLP Annex I 2.13.4)');
  const unknown = { ...acetone, identifiers: { cas: '302-01-2' } };
  for (const hazard of ['explosives', 'waterReactive', 'oxidisingLiquids'] as const)
    expect(class9(unknown, hazard)).toEqual([sentences.notClassifiedNoData]);
  expect(class9(unknown, 'selfHeating')[0]).toContain('not applicable: ');
});

test('the reason for a class is in the language of the sheet', () => {
  for (const { code } of documentLanguages) {
    const sheet = JSON.stringify(sampleSds({ ...acetone, lang: code }));
    expect(sheet).toContain('2.12.4.1');
    if (code !== 'en') expect(sheet).not.toContain('metalloids');
  }
});

test('a product with a class of gases has the classes of gases only, also where section 9.1 calls it a liquid', () => {
  const propane: Facts = {
    kind: 'substance',
    identifiers: { cas: '74-98-6' },
    classification: classified('Flam. Gas 1A: H220', 'Press. Gas (Liq.): H280'),
    basicProperties: { physicalState: { en: 'liquid' } },
  };
  const [rows] = subsection(sampleSds(propane), '9.2').blocks.flatMap((block) =>
    block.kind === 'definitions' ? [block.rows.map(({ term }) => term)] : [],
  );
  expect(rows).toEqual([hazards.flammableGases, hazards.oxidisingGases, hazards.gasesUnderPressure]);
  expect(class9(propane, 'flammableGases')).toEqual([expect.stringContaining('Flammable gas')]);
  const gas = { ...propane, basicProperties: { physicalState: { en: 'liquefied gas' } } };
  expect(class9(gas, 'oxidisingGases')[0]).toContain('not applicable: ');
  expect(class9({ ...gas, identifiers: {} }, 'oxidisingGases')).toEqual([sentences.notClassifiedNoData]);
});

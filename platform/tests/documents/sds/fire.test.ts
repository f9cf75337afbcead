import { checkSheet } from '../../../documents/checklist/check-sheet.ts';
import { openForCheck } from '../../../documents/checklist/point.ts';
import { en } from '../../../phrases/en.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { classified, factsOf, sampleOptions, sampleProduct, sampleSds, textsOf, valuesOf } from '../sample-product.ts';

const { standard, labels, sentences } = en;
const metalPowder = ['Flam. Sol. 1: H228', 'Water-react. 2: H261'];

const printed = (number: string, entries: readonly string[], facts: Partial<ProductFactsInput> = {}) =>
  textsOf(sampleSds({ classification: classified(...entries), ...facts }), number);

const suitable = (...entries: string[]) =>
  valuesOf(sampleSds({ classification: classified(...entries) }), '5.1', labels.suitableMedia);

/** The points of the checklist that are not met. */
const notMet = (facts: Partial<ProductFactsInput>) =>
  checkSheet(openForCheck(sampleProduct, factsOf(facts), ['en'], sampleOptions))
    .filter(({ result }) => result === 'notMet')
    .map(({ id }) => id);

test('extinguishing powder is not named for solids, which can be metals, until the author names the media', () => {
  for (const entries of [['Flam. Sol. 1: H228'], ['Flam. Sol. 2: H228'], metalPowder]) {
    expect(suitable(...entries)).toEqual([sentences.noInformation]);
    const classification = classified(...entries);
    expect(notMet({ classification })).toContain('5.1-1');
    expect(notMet({ classification, phrases: { '5.1': ['drySand'] } })).not.toContain('5.1-1');
  }
  for (const entry of ['Flam. Liq. 2: H225', 'Aerosol 1: H222 H229', 'Flam. Gas 2: H221'])
    expect(suitable(entry)).toContain(standard.dryPowder);
});

test('containers are not cooled with water where water is unsuitable, and the checklist does not ask for it', () => {
  for (const entries of [metalPowder, ['Flam. Liq. 2: H225', 'Water-react. 1: H260']]) {
    expect(printed('5.1', entries)).toContain(standard.waterUnsuitable);
    expect(printed('5.3', entries)).not.toContain(standard.coolContainers);
    expect(notMet({ classification: classified(...entries) })).not.toContain('5.3-2');
  }
  expect(printed('5.3', ['Flam. Liq. 2: H225'])).toContain(standard.coolContainers);
});

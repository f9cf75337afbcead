import type { ProductFactsInput } from '../../../product/facts.ts';
import { sampleSds, textsOf } from '../sample-product.ts';

type Facts = Partial<ProductFactsInput>;

const repeated = (contentRange: string, organs?: string) => ({
  name: { en: `substance for ${organs ?? 'unknown organs'}` },
  contentRange,
  classification: [{ category: 'STOT RE 2', h: ['H373'], ...(organs && { detail: { en: organs } }) }],
});
const product = (...composition: ReturnType<typeof repeated>[]): Facts => ({
  composition,
  classification: [{ category: 'STOT RE 2', h: ['H373'] }],
  label: { signalWord: 'warning', pictograms: ['GHS08'], h: ['H373'], p: [] },
});
const statements = (facts: Facts) =>
  ['2.1', '2.2'].map((number) => textsOf(sampleSds(facts), number).find((text) => text.includes('damage to organs')));

test('a class without organs has those that the author gave to the ingredients which cause it', () => {
  for (const text of statements(product(repeated('20 %', 'liver'))))
    expect(text).toMatch('May cause damage to organs (liver) through prolonged or repeated exposure.');
  const withTrace = product(repeated('20 %', 'liver'), repeated('1 %', 'kidneys'));
  for (const text of statements(withTrace)) expect(text).toMatch('organs (liver) through');
});

test('organs are not named where those of one cause, or of all, are unknown', () => {
  for (const facts of [product(repeated('20 %')), product(repeated('20 %', 'liver'), repeated('20 %'))])
    for (const text of statements(facts)) expect(text).toMatch('May cause damage to organs through prolonged');
});

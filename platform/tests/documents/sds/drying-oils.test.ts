import { en } from '../../../languages/en/sheet.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { productTraits } from '../../../product/product-traits.ts';
import { slotContents } from '../../../product/slot-phrases.ts';
import type { Slot } from '../../../product/slots.ts';
import { factsOf, sampleSds, textsOf } from '../sample-product.ts';

type Facts = Partial<ProductFactsInput>;

const varnish = (name: string, contentRange: string, cas?: string): Facts => ({
  composition: [
    { name: { en: name }, cas, contentRange, classification: [], isClassificationUnknown: false },
    {
      name: { en: 'butyl acetate' },
      cas: '123-86-4',
      contentRange: '40 %',
      classification: [],
      isClassificationUnknown: false,
    },
  ],
  basicProperties: { physicalState: { en: 'liquid' } },
});
const selfHeating = (facts: Facts) => {
  const texts = textsOf(sampleSds(facts), '9.2');
  return texts[texts.findIndex((text) => text.startsWith(en.physicalHazardClasses.selfHeating)) + 1];
};
const keysAt = (slot: Slot, input: Facts) => {
  const facts = factsOf(input);
  return slotContents(slot, facts, productTraits(facts), en, 'en').keys;
};
const drying = [
  varnish('linseed oil', '60 %', '8001-26-1'),
  varnish('long-oil alkyd resin', '60 %'),
  varnish('fatty acids, tall-oil', '10 %', '61790-12-3'),
];
const others = [varnish('mineral oil', '60 %', '8042-47-5'), varnish('linseed oil', '2 %', '8001-26-1'), {}];

test('of a liquid with a drying oil section 9.2 says that data on self-heating are lacking, of another that liquids are not of the class', () => {
  for (const facts of drying) expect(selfHeating(facts)).toBe(en.sentences.notClassifiedNoData);
  expect(selfHeating(others[0]!)).not.toBe(en.sentences.notClassifiedNoData);
});

test('cloths soaked with a drying oil ignite by themselves, those of other products are not mentioned', () => {
  for (const slot of ['2.3', '5.2', '10.3'] as const) {
    for (const facts of drying) expect(keysAt(slot, facts)).toContain('oilyCloths');
    for (const facts of others) expect(keysAt(slot, facts)).not.toContain('oilyCloths');
  }
  for (const slot of ['7.1', '13.1'] as const) {
    for (const facts of drying) expect(keysAt(slot, facts)).toContain('soakedCloths');
    for (const facts of others) expect(keysAt(slot, facts)).not.toContain('soakedCloths');
  }
});

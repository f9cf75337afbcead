import { documentLanguages } from '../../../languages/languages.ts';
import { phrasesFor } from '../../../languages/phrases.ts';
import { segregationGroups } from '../../../law/transport/segregation-groups.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { proposeTransport } from '../../../product/transport/transport-proposal.ts';
import { classified, factsOf, sampleSds, textsOf, valuesOf } from '../sample-product.ts';

const { standard, labels, sentences } = phrasesFor('en');
type Goods = NonNullable<ProductFactsInput['transport']>;
type Override = NonNullable<ProductFactsInput['overrides']>[number];

const aerosol: Goods = {
  un: 'UN1950',
  properShippingName: { en: 'AEROSOLS' },
  hazardClass: '2.1',
  packingGroup: null,
  classificationCode: '5F',
  hazardIdentificationNumber: null,
  tunnelCode: 'D',
  limitedQuantity: '1 L',
};
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

test('gases and aerosols are class 2 with their labels by road, rail and inland waterways, and of a division by sea and air', () => {
  const classesOf = (hazardClass: string) => {
    const sheet = sampleSds({ transport: { ...aerosol, hazardClass } });
    return (['road', 'rail', 'inlandWaterways', 'sea', 'air'] as const).map((mode) =>
      valuesOf(sheet, '14.3', labels[mode]).map(plain).join(),
    );
  };
  expect(classesOf('2.1')).toEqual(['2 (Label 2.1)', '2 (Label 2.1)', '2 (Label 2.1)', '2.1', '2.1']);
  expect(classesOf('2.3 (8)')).toEqual([...Array.from({ length: 3 }, () => '2 (Label 2.3 + 8)'), '2.3 (8)', '2.3 (8)']);
  expect(new Set(classesOf('3 (6.1)'))).toEqual(new Set(['3 (6.1)']));
});

test('segregation groups have their names in the language of the sheet', () => {
  const bleach: Goods = { ...aerosol, un: 'UN1791', hazardClass: '8', packingGroup: 'II', classificationCode: 'C9' };
  for (const { code } of documentLanguages) {
    const { segregationGroups: names, labels: own, colon } = phrasesFor(code);
    expect(Object.keys(names)).toEqual(segregationGroups);
    const lines = valuesOf(sampleSds({ transport: bleach, lang: code }), '14.6', own.sea);
    expect(lines.map(plain)).toContain(plain(`${own.segregationGroups}${colon}SGG8 (${names.SGG8})`));
  }
  expect(new Set(documentLanguages.map(({ code }) => phrasesFor(code).segregationGroups.SGG1)).size).toBe(8);
});

test('gas receptacles are secured and ventilated in transport, other goods stand upright', () => {
  const { transportGas, transportUpright } = standard;
  const linesOf = (entries: string[], transport: Goods | null = aerosol) =>
    textsOf(sampleSds({ classification: classified(...entries), transport }), '14.6').filter((line) =>
      [transportGas, transportUpright].includes(line),
    );
  expect(linesOf(['Press. Gas (Liq.): H280'])).toEqual([transportGas]);
  expect(linesOf(['Press. Gas (Ref. Liq.): H281'])).toEqual([transportGas]);
  expect(linesOf(['Aerosol 1: H222 H229'])).toEqual([transportUpright]);
  expect(linesOf(['Flam. Liq. 2: H225'])).toEqual([transportUpright]);
  expect(linesOf(['Press. Gas (Liq.): H280'], null)).toEqual([]);
});

test('goods of Aquatic Chronic 3 are no pollutant where results for fish, daphnia and algae exclude Acute 1, else undetermined', () => {
  const study = (endpoint: 'fish' | 'daphnia' | 'algae', value: string) => ({ endpoint, value });
  const answer = (classes: string[], studies: ProductFactsInput['studies']) =>
    valuesOf(
      sampleSds({
        classification: classified(...classes),
        composition: [{ name: { en: 'x' }, contentRange: '5 %', isClassificationUnknown: true, classification: [] }],
        transport: { ...aerosol, un: 'UN1993', hazardClass: '3', packingGroup: 'II', classificationCode: 'F1' },
        studies,
      }),
      '14.5',
      labels.road,
    ).join();
  const chronic = ['Flam. Liq. 2: H225', 'Aquatic Chronic 3: H412'];
  const harmless = [
    study('fish', 'LC50: 12 mg/l, 96 h'),
    study('daphnia', 'EC50: 20 mg/l, 48 h'),
    study('algae', 'ErC50: 8 mg/l, 72 h'),
  ];
  expect(answer(chronic, harmless)).toMatch(/: no$/);
  expect(answer(chronic, harmless.slice(0, 2))).toMatch(/: not determined/);
  expect(answer(['Flam. Liq. 2: H225'], harmless)).toMatch(/: not determined/);
  expect(answer(['Flam. Liq. 2: H225', 'Aquatic Chronic 2: H411'], harmless)).toMatch(/: yes$/);
});

test('a liquid that can corrode metals is called no dangerous goods only when a test, its pH or a class of skin corrosion answers', () => {
  const composition = [
    {
      name: { en: 'citric acid' },
      cas: '77-92-9',
      content: 15,
      contentRange: '15 %',
      classification: classified('Eye Irrit. 2: H319'),
    },
    { name: { en: 'water' }, cas: '7732-18-5', content: 85, contentRange: '85 %', classification: [] },
  ];
  const skin: Override = { class: 'skin', category: null, basis: 'test', reason: { en: 'OECD 404' } };
  const metals: Override = { class: 'corrosiveToMetals', category: null, basis: 'test', reason: { en: 'UN test C.1' } };
  const eyes: Override = {
    class: 'eye',
    category: 'Eye Irrit. 2',
    h: ['H319'],
    basis: 'test',
    reason: { en: 'OECD 405' },
  };
  const proposal = (ph: number | null, overrides: Override[] = [skin, eyes]) => {
    const facts: Partial<ProductFactsInput> = {
      kind: 'mixture',
      classification: classified('Eye Irrit. 2: H319'),
      composition,
      basicProperties: { physicalState: { en: 'liquid' }, ...(ph !== null && { ph: { value: ph } }) },
      overrides,
      notClassified: {},
      transport: null,
    };
    const proposed = proposeTransport(factsOf(facts));
    const fields = proposed.kind === 'open' ? proposed.missing.map(({ path }) => path.join('.')) : [proposed.kind];
    return [textsOf(sampleSds(facts), '14.1').includes(sentences.notDangerousGoods), ...fields];
  };
  expect(proposal(1.8)).toEqual([false, 'overrides']);
  expect(proposal(null)).toEqual([false, 'basicProperties.ph']);
  expect(proposal(1.8, [skin, eyes, metals])).toEqual([true, 'notDangerousGoods']);
  expect(proposal(2.1)).toEqual([true, 'notDangerousGoods']);
});

import { documentLanguages } from '../../../languages/languages.ts';
import { phrasesFor } from '../../../languages/phrases.ts';
import { segregationGroups } from '../../../law/transport/segregation-groups.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { classified, sampleSds, textsOf, valuesOf } from '../sample-product.ts';

const { standard, labels } = phrasesFor('en');
type Goods = NonNullable<ProductFactsInput['transport']>;

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
  const said = (entries: string[], transport: Goods | null = aerosol) =>
    textsOf(sampleSds({ classification: classified(...entries), transport }), '14.6').filter((line) =>
      [transportGas, transportUpright].includes(line),
    );
  expect(said(['Press. Gas (Liq.): H280'])).toEqual([transportGas]);
  expect(said(['Press. Gas (Ref. Liq.): H281'])).toEqual([transportGas]);
  expect(said(['Aerosol 1: H222 H229'])).toEqual([transportUpright]);
  expect(said(['Flam. Liq. 2: H225'])).toEqual([transportUpright]);
  expect(said(['Press. Gas (Liq.): H280'], null)).toEqual([]);
});

import { phrasesFor } from '../../../languages/phrases.ts';
import { statementText } from '../../../languages/statements.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { classified, sampleSds, textsOf, valuesOf } from '../sample-product.ts';

const { standard, labels, sentences } = phrasesFor('en');
type Facts = Partial<ProductFactsInput>;
const disposal = (facts: Facts) => valuesOf(sampleSds(facts), '13.1', labels.productDisposal);
const packaging = (facts: Facts) => valuesOf(sampleSds(facts), '13.1', labels.packagingDisposal);
const irritant: Facts = { classification: classified('Skin Irrit. 2: H315') };
const label = (...p: string[]) => ({ signalWord: 'warning' as const, pictograms: ['GHS07'], h: ['H315'], p });

test('the public is told the statement of the label and the collection of its municipality, a company its disposer', () => {
  const p501 = statementText('P501', 'en');
  const { disposeAuthorised, disposeAtCollection, disposeByMunicipality, noHouseholdWaste } = standard;
  const forPublic: Facts = { ...irritant, audience: 'public', label: label('P501') };
  expect(disposal(forPublic).slice(0, 3)).toEqual([p501, disposeAtCollection, noHouseholdWaste]);
  expect(disposal(forPublic)).not.toContain(disposeAuthorised);
  expect(disposal({ ...forPublic, label: label('P280') })).not.toContain(p501);
  const unclassified = disposal({ audience: 'public', classification: [] });
  expect(unclassified[0]).toBe(disposeByMunicipality);
  expect(unclassified).not.toContain(disposeAtCollection);
  const forCompanies = disposal({ ...irritant, label: label('P501') });
  expect(forCompanies[0]).toBe(disposeAuthorised);
  for (const text of [p501, disposeAtCollection, disposeByMunicipality]) expect(forCompanies).not.toContain(text);
});

test('a waste code is printed where it is stated, else it is said who assigns it; an asterisk is explained', () => {
  const codes = (wasteCode?: string) => {
    const sheet = sampleSds({ ...irritant, ...(wasteCode && { wasteCode }) });
    return [
      valuesOf(sheet, '13.1', labels.wasteCode).join(),
      textsOf(sheet, '13.1').includes(standard.wasteCodeByUse),
      textsOf(sheet, '13.1').includes(sentences.hazardousWaste),
    ];
  };
  expect(codes()).toEqual([phrasesFor('en').notAvailable, true, false]);
  expect(codes('14 06 03*')).toEqual(['14 06 03*', false, true]);
  expect(codes('20 01 30')).toEqual(['20 01 30', false, false]);
});

test('packaging is disposed of by the state of what it held', () => {
  const { returnPressureReceptacles, aerosolDisposal, emptyContainersRecycle, uncleanedLikeProduct } = standard;
  const linesOf = (...entries: string[]) => packaging({ classification: classified(...entries) });
  expect(linesOf('Press. Gas (Comp.): H280')).toEqual([returnPressureReceptacles]);
  expect(linesOf('Aerosol 3: H229')).toEqual([aerosolDisposal]);
  expect(linesOf('Skin Irrit. 2: H315')).toEqual([emptyContainersRecycle, uncleanedLikeProduct]);
});

test('handling follows the state: aerosols that do not burn, flammable solids and powders', () => {
  const { noSprayOnFlames, doNotPierceAerosol, keepFromIgnition, earthEquipment, antistaticMeasures } = standard;
  const { handleReceptacles, avoidDustFormation } = standard;
  const all = [noSprayOnFlames, doNotPierceAerosol, keepFromIgnition, earthEquipment, antistaticMeasures];
  const handling = (facts: Facts) =>
    textsOf(sampleSds(facts), '7.1').filter((line) => [...all, handleReceptacles, avoidDustFormation].includes(line));
  const linesOf = (...entries: string[]) => handling({ classification: classified(...entries) });
  expect(new Set(linesOf('Aerosol 1: H222 H229'))).toEqual(new Set([keepFromIgnition, noSprayOnFlames]));
  expect(new Set(linesOf('Aerosol 3: H229'))).toEqual(new Set([keepFromIgnition, doNotPierceAerosol]));
  expect(new Set(linesOf('Flam. Sol. 1: H228'))).toEqual(new Set([keepFromIgnition, earthEquipment]));
  expect(new Set(linesOf('Flam. Liq. 2: H225'))).toEqual(
    new Set([keepFromIgnition, antistaticMeasures, earthEquipment]),
  );
  expect(linesOf('Press. Gas (Comp.): H280')).toEqual([handleReceptacles]);
  expect(linesOf('Skin Irrit. 2: H315')).toEqual([]);
  const powder: Facts = { basicProperties: { physicalState: { en: 'powder' } } };
  expect(handling(powder)).toEqual([avoidDustFormation]);
  const explosible = handling({ ...powder, phrases: { '9.2': ['dustExplosion'] } });
  expect(new Set(explosible)).toEqual(
    new Set([avoidDustFormation, keepFromIgnition, antistaticMeasures, earthEquipment]),
  );
});

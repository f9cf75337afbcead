import { expectEach } from '../../../../tests/support/expect-each.ts';
import { checkSheet, openForCheck } from '../../../documents/sds/check-sheet.ts';
import { type SubstanceGroup, substanceGroupRows, substanceGroups } from '../../../law/substance-groups.ts';
import { en, type StandardPhrase } from '../../../languages/en/sheet.ts';
import { lawFindings } from '../../../product/check/check-law.ts';
import { findContradictions } from '../../../product/check/contradictions/find-contradictions.ts';
import { currentFacts, type ProductFactsInput } from '../../../product/facts.ts';
import { groupPhrases, phraseRules } from '../../../product/phrase-rules.ts';
import { groupsOfProduct, productTraits } from '../../../product/product-traits.ts';
import { slotContents } from '../../../product/slot-phrases.ts';
import type { Slot } from '../../../product/slots.ts';
import { restrictions } from '../../../tables/restrictions.ts';
import { shippedEntries } from '../../../tables/shipped-lists.ts';
import { classified, factsOf, sampleOptions, sampleProduct, sampleSds, textsOf, valuesOf } from '../sample-product.ts';

type Facts = Partial<ProductFactsInput>;
type Ingredient = NonNullable<Facts['composition']>[number];

const { standard, sentences, labels } = en;

const ingredient = (fields: Partial<Ingredient> = {}): Ingredient => ({
  name: { en: 'Ingredient' },
  contentRange: '50 %',
  classification: [],
  ...fields,
});
const water = ingredient({ name: { en: 'water' }, cas: '7732-18-5' });
const containing = (fields: Partial<Ingredient>): Facts => ({ composition: [ingredient(fields)] });

const groupsIn = (facts: Facts) => groupsOfProduct(factsOf(facts));

/** A product whose label, ingredient or author shows a group, and nothing else. */
const typed = (group: SubstanceGroup): Facts => ({ substanceGroups: [group] });

const keysAt = (slot: Slot, input: Facts) => {
  const facts = factsOf(input);
  return slotContents(slot, facts, productTraits(facts), en, 'en').keys;
};

/** A product with the traits that a row asks for beside its group. */
const conditionsOf: Partial<Record<string, Facts>> = {
  H250: { classification: classified('Pyr. Sol. 1: H250') },
  H240: { classification: classified('Org. Perox. C: H242') },
  H314: { classification: classified('Skin Corr. 1B: H314') },
  solid: { basicProperties: { physicalState: { en: 'solid' } } },
  acidic: { basicProperties: { ph: { value: 1.2 } } },
};

test('each phrase of a group stands in its slot where the group is known, and neither without it nor in a product of unknown composition', async () => {
  await expectEach(
    groupPhrases,
    ({ group, slot, phrase }) => `${group} ${slot} ${phrase}`,
    ({ group, slot, phrase, and = [] }) => {
      const condition = conditionsOf[and[0] ?? ''] ?? {};
      expect(keysAt(slot, { ...condition, ...typed(group) })).toContain(phrase);
      expect(keysAt(slot, { composition: [water] })).not.toContain(phrase);
      expect(keysAt(slot, {})).not.toContain(phrase);
    },
  );
});

test('each group has phrases, a provision, and members by a number, name, statement, category or form', () => {
  for (const group of substanceGroups) {
    const { cas, names, statements, categories, isNanoform, provision } = substanceGroupRows[group];
    expect([group, provision]).toEqual([group, expect.stringMatching(/CLP|REACH|Directive|Regulation|TRGS/)]);
    expect([group, Boolean(cas ?? names ?? statements ?? categories ?? isNanoform)]).toEqual([group, true]);
    expect([group, phraseRules.some(({ anyOf }) => anyOf?.includes(group))]).toEqual([group, true]);
  }
});

test('the entries of Annex VI that a group names are in its table', () => {
  const numbers = substanceGroups.flatMap((group) =>
    [...substanceGroupRows[group].provision.matchAll(/\d{3}-\d{3}-\d{2}-[\dX]/g)].map(([number]) => number),
  );
  expect(numbers.length).toBeGreaterThan(30);
  expect(numbers.filter((number) => shippedEntries('annexVI', [number]).length === 0)).toEqual([]);
});

/** The groups that an ingredient shows; its content is 50 % unless it says another. */
const members: readonly [fields: Partial<Ingredient>, groups: readonly SubstanceGroup[]][] = [
  [{ cas: '822-06-0' }, ['isocyanates']],
  [{ index: '615-011-00-1' }, ['isocyanates']],
  [{ ec: '212-485-8' }, ['isocyanates']],
  [{ cas: '28182-81-2' }, ['isocyanates']],
  [{ name: { de: 'Polyisocyanat auf Basis von HDI' } }, ['isocyanates']],
  [{ name: { it: 'Poliisocianato alifatico' } }, ['isocyanates']],
  [{ euh: ['EUH204'] }, ['isocyanates']],
  [{ substanceGroups: ['isocyanates'] }, ['isocyanates']],
  [{ cas: '822-06-0', contentRange: '0.1 – 0.5 %' }, ['isocyanates']],
  [{ cas: '822-06-0', contentRange: '0.05 %' }, []],
  [{ name: { en: 'Polyisocyanate, blocked' } }, []],
  [{ name: { en: 'allyl isothiocyanate' } }, []],
  [{ name: { en: 'triglycidyl isocyanurate' }, cas: '2451-62-9' }, []],
  [{ cas: '7681-52-9' }, ['activeChlorine']],
  [{ euh: ['EUH206'] }, ['activeChlorine']],
  [{ cas: '7664-38-2', contentRange: '12 %' }, ['strongAcids', 'phosphates']],
  [{ cas: '7722-84-1', contentRange: '5 – 8 %' }, ['hydrogenPeroxide']],
  [{ cas: '7722-84-1', contentRange: '3 %' }, []],
  [{ cas: '7727-21-1' }, ['inorganicPeroxides']],
  [{ cas: '15630-89-4' }, ['inorganicPeroxides']],
  [{ cas: '7697-37-2' }, ['strongAcids', 'nitrates']],
  [{ cas: '7664-93-9', contentRange: '3 %' }, []],
  [{ name: { en: 'citric acid' }, cas: '77-92-9' }, []],
  [{ cas: '1310-73-2', contentRange: '2 %' }, ['strongBases']],
  [{ cas: '1310-73-2', contentRange: '10 %' }, ['strongBases', 'hydratingSubstances']],
  [{ cas: '1310-73-2', contentRange: '0.3 %' }, []],
  [{ name: { en: 'sodium carbonate' }, cas: '497-19-8' }, []],
  [{ cas: '7664-39-3', contentRange: '0.1 %' }, ['hydrofluoricAcid']],
  [{ cas: '1341-49-7' }, ['hydrofluoricAcid', 'ammoniumSalts']],
  [{ cas: '7681-49-4' }, ['fluorides']],
  [{ name: { en: 'calcium fluoride' }, cas: '7789-75-5' }, []],
  [{ index: '006-001-00-2', contentRange: '5 %' }, ['carbonMonoxide']],
  [{ cas: '124-38-9' }, []],
  [{ cas: '67-56-1', contentRange: '3 %' }, ['methanol']],
  [{ cas: '67-56-1', contentRange: '< 1 %' }, []],
  [{ cas: '7783-06-4' }, ['hydrogenSulphide']],
  [{ cas: '74-90-8' }, ['hydrogenCyanide']],
  [{ cas: '1336-21-6', contentRange: '25 %' }, ['ammonia']],
  [{ cas: '7782-50-5' }, ['elementalChlorine']],
  [{ cas: '7446-09-5' }, ['sulphurDioxide']],
  [{ cas: '143-33-9' }, ['cyanides']],
  [{ name: { en: 'potassium hexacyanoferrate(II)' }, cas: '13943-58-3' }, []],
  [{ cas: '1313-82-2' }, ['sulphides']],
  [{ name: { en: 'carbon disulphide' }, cas: '75-15-0' }, []],
  [{ cas: '26628-22-8', contentRange: '0.1 %' }, ['azides']],
  [{ name: { en: 'toluene-4-sulphonohydrazide' } }, []],
  [{ cas: '7632-00-0' }, ['nitrites']],
  [{ name: { en: 'isobutyl nitrite' }, cas: '542-56-3' }, []],
  [{ cas: '6484-52-2' }, ['nitrates', 'ammoniumSalts']],
  [{ name: { en: '2-ethylhexyl nitrate' }, cas: '27247-96-7' }, []],
  [{ cas: '7775-09-9' }, ['chlorates']],
  [{ name: { en: 'sodium perchlorate' }, cas: '7601-89-0' }, []],
  [{ name: { en: 'didecyldimethylammonium chloride' }, cas: '7173-51-5' }, []],
  [{ cas: '141-32-2' }, ['monomers']],
  [{ cas: '80-62-6', contentRange: '5 %' }, []],
  [{ cas: '100-42-5' }, ['monomers']],
  [{ name: { en: 'ethyl 2-cyanoacrylate' }, cas: '7085-85-0' }, []],
  [{ name: { en: 'polymethyl methacrylate' } }, []],
  [{ name: { en: 'azoxystrobin (ISO)' }, cas: '131860-33-8' }, []],
  [{ classification: classified('Org. Perox. C: H242') }, ['organicPeroxides']],
  [{ cas: '75-09-2' }, ['halogenatedSolvents']],
  [{ cas: '7440-23-5' }, ['metalsAndHydrides']],
  [{ index: '012-001-00-3' }, ['metalsAndHydrides']],
  [
    { name: { en: 'aluminium paste' }, cas: '7429-90-5', index: '013-002-00-1' },
    ['metalsAndHydrides', 'aluminiumAndZinc'],
  ],
  [{ name: { en: 'zinc' }, cas: '7440-66-6', contentRange: '0.5 %' }, []],
  [{ name: { en: 'zinc oxide' }, cas: '1314-13-2' }, []],
  [{ cas: '112-24-3' }, ['amines']],
  [{ name: { en: 'melamine' }, cas: '108-78-1' }, []],
  [{ name: { en: 'tetrasodium ethylene diamine tetraacetate' }, cas: '64-02-8' }, []],
  [{ cas: '108-95-2' }, ['phenols']],
  [{ name: { en: '4,4′-isopropylidenediphenol' }, cas: '80-05-7' }, []],
  [{ cas: '50-00-0' }, ['aldehydes']],
  [{ cas: '25068-38-6' }, ['epoxides']],
  [{ euh: ['EUH205'] }, ['epoxides']],
  [{ cas: '106-91-2' }, ['monomers', 'epoxides']],
  [{ cas: '9014-01-1' }, ['enzymes']],
  [{ name: { en: 'lipase' } }, ['enzymes']],
  [{ name: { en: 'periclase' } }, []],
  [{ nanoform: { en: 'd50 21 nm' } }, ['nanoforms']],
  [{ cas: '7732-18-5' }, []],
  [{}, []],
];

test('an ingredient belongs to a group by its numbers, names, statements or author, from the content that the row names', async () => {
  await expectEach(
    members,
    ([fields]) => JSON.stringify(fields),
    ([fields, groups]) => expect(groupsIn(containing(fields))).toEqual(groups),
  );
});

test('the contents of the members of a group add up', () => {
  const parts = (...contents: string[]) =>
    contents.map((contentRange, index) => ingredient({ cas: ['822-06-0', '584-84-9'][index]!, contentRange }));
  expect(groupsIn({ composition: parts('0.06 %', '0.05 %') })).toEqual(['isocyanates']);
  expect(groupsIn({ composition: parts('0.04 %', '0.05 %') })).toEqual([]);
});

test('a substance without a composition belongs to the groups of its numbers, and a product to those of its label', () => {
  expect(groupsIn({ kind: 'substance', identifiers: { cas: '101-68-8' } })).toEqual(['isocyanates']);
  expect(groupsIn({ kind: 'mixture', identifiers: { cas: '101-68-8' } })).toEqual([]);
  const label = { signalWord: null, pictograms: [], h: [], p: [], euh: ['EUH204'] };
  expect(groupsIn({ label })).toEqual(['isocyanates']);
});

test('the text of the label that a group names is that of a rule of Annex XVII', () => {
  for (const { labelText } of substanceGroups.map((group) => substanceGroupRows[group]))
    if (labelText !== undefined)
      expect(restrictions().rules).toContainEqual(expect.objectContaining({ provision: labelText, duty: 'label' }));
});

/** The hardener of two-component polyurethane paints: oligomers of HDI in solvents, with 0.3 % of the monomer. */
const hardener: Facts = {
  composition: [
    ingredient({
      name: { en: 'Hexamethylene diisocyanate, oligomers', de: 'Hexamethylen-1,6-diisocyanat, Oligomere' },
      cas: '28182-81-2',
      contentRange: '70 – 80 %',
      classification: classified('Acute Tox. 4: H332', 'Skin Sens. 1: H317', 'STOT SE 3: H335'),
    }),
    ingredient({
      name: { en: 'n-butyl acetate', de: 'n-Butylacetat' },
      cas: '123-86-4',
      contentRange: '20 – 25 %',
      classification: classified('Flam. Liq. 3: H226', 'STOT SE 3: H336'),
    }),
    ingredient({
      name: { en: 'hexamethylene-di-isocyanate', de: 'Hexamethylen-1,6-diisocyanat' },
      cas: '822-06-0',
      content: 0.3,
      contentRange: '0.1 – 0.5 %',
      classification: classified('Acute Tox. 1: H330', 'Resp. Sens. 1: H334', 'Skin Sens. 1: H317'),
    }),
  ],
  classification: classified(
    'Flam. Liq. 3: H226',
    'Acute Tox. 4: H332',
    'Skin Sens. 1: H317',
    'STOT SE 3: H335',
    'STOT SE 3: H336',
  ),
  label: { signalWord: 'warning', pictograms: [], h: ['H226', 'H332', 'H317', 'H335', 'H336'], p: [], euh: ['EUH204'] },
  basicProperties: { physicalState: { en: 'liquid' }, flashPoint: { value: 38, unit: '°C' } },
};

const says = (slot: string, ...phrases: StandardPhrase[]) => [slot, phrases] as const;

test('the sheet of an isocyanate hardener names its gases in fire, its reactions and training, and closes no container with spilled product', () => {
  const sheet = sampleSds(hardener);
  for (const [slot, phrases] of [
    says('4.1', 'observeAfterIsocyanates'),
    says('4.2', 'symptomIsocyanates'),
    says('4.3', 'observeAfterIsocyanates'),
    says('5.2', 'hydrogenCyanide', 'nitrogenOxides', 'isocyanateVapours', 'burstsByMoisture'),
    says('6.3', 'isocyanateSpill'),
    says('7.1', 'noIsocyanatesWithAsthma'),
    says('7.2', 'keepClosedAndDry', 'protectFromMoisture'),
    says('8.2', 'isocyanateSurveillance'),
    says('10.1', 'reactsWithMoisture'),
    says('10.3', 'isocyanateReactions', 'burstsByMoisture'),
    says('10.4', 'moisture'),
    says('10.5', 'water', 'amines', 'alcohols', 'alkalis'),
    says('10.6', 'isocyanateVapours'),
  ] as const)
    expect([slot, textsOf(sheet, slot)]).toEqual([
      slot,
      expect.arrayContaining(phrases.map((phrase) => standard[phrase])),
    ]);
  expect(textsOf(sheet, '6.3')).not.toContain(standard.absorbInert);
  expect(textsOf(sheet, '7.2')).not.toContain(standard.keepTightlyClosed);
  expect(valuesOf(sheet, '15.1', labels.reachRestrictions).join()).toMatch(/entry 74: .*822-06-0.*training/);
  const { training } = labels;
  const rows = sheet.sections[15]!.blocks.flatMap((block) => (block.kind === 'definitions' ? block.rows : []));
  expect(rows.find(({ term }) => term === training)?.values).toContain(sentences.diisocyanateTraining);
});

test('the training of entry 74 is absent below 0.1 % of diisocyanates, of oligomers alone, and for the public', () => {
  const trainingOf = (facts: Facts) => JSON.stringify(sampleSds({ ...hardener, ...facts }));
  const [oligomers, solvent, monomer] = hardener.composition!;
  expect(trainingOf({})).toContain(sentences.diisocyanateTraining);
  for (const facts of [
    { composition: [oligomers!, solvent!] },
    { composition: [oligomers!, solvent!, { ...monomer!, content: 0.05, contentRange: '< 0.1 %' }] },
    { composition: [] },
    { audience: 'public' as const },
  ])
    expect(trainingOf(facts)).not.toContain(sentences.diisocyanateTraining);
});

test('health surveillance beside isocyanates is what national law requires, and stands beside no other group', () => {
  expect(standard.isocyanateSurveillance).toContain('as national law requires');
  expect(keysAt('8.2.1', typed('isocyanates'))).toContain('isocyanateSurveillance');
  expect(keysAt('8.2.1', typed('amines'))).not.toContain('isocyanateSurveillance');
});

test('what is for workers only does not stand in the sheet of a product for the public', () => {
  const facts: Facts = { ...typed('isocyanates'), audience: 'public' };
  expect(keysAt('7.1', facts)).not.toContain('noIsocyanatesWithAsthma');
  expect(keysAt('8.2.1', facts)).not.toContain('isocyanateSurveillance');
});

test('a pressurised foam with isocyanates has no sentence on the closure of its container', () => {
  const foam: Facts = { ...typed('isocyanates'), classification: classified('Aerosol 1: H222 H229') };
  expect(keysAt('7.2', foam)).not.toContain('keepClosedAndDry');
  expect(keysAt('6.3', foam)).toContain('isocyanateSpill');
});

/** What the sheet says of a substance that no class tells, by its CAS number, and a neighbour of which it does not. */
const dangers: readonly [cas: string, slot: Slot, phrase: StandardPhrase, neighbour: string][] = [
  ['7664-39-3', '4.1', 'hydrofluoricEmergency', '7647-01-0'],
  ['7664-39-3', '4.1.skin', 'calciumGluconateGel', '7647-01-0'],
  ['7664-39-3', '4.3', 'calciumGluconateTreatment', '7681-49-4'],
  ['7664-39-3', '8.2.1', 'keepCalciumGluconate', '7664-38-2'],
  ['7681-49-4', '10.3', 'fluorideWithAcids', '7789-75-5'],
  ['630-08-0', '2.3', 'carbonMonoxideOdourless', '124-38-9'],
  ['630-08-0', '4.1.inhalation', 'carbonMonoxideUrgent', '124-38-9'],
  ['630-08-0', '4.3', 'carbonMonoxideTreatment', '7727-37-9'],
  ['630-08-0', '10.3', 'carbonylsWithMetals', '124-38-9'],
  ['630-08-0', '10.5', 'nickelAndIron', '124-38-9'],
  ['7783-06-4', '2.3', 'smellNoWarning', '7446-09-5'],
  ['7664-41-7', '8.2.2.respiratory', 'filterK', '630-08-0'],
  ['7782-50-5', '8.2.2.respiratory', 'filterB', '630-08-0'],
  ['143-33-9', '4.1', 'cyanideEmergency', '13943-58-3'],
  ['143-33-9', '4.3', 'cyanideAntidote', '540-72-7'],
  ['143-33-9', '10.3', 'cyanideWithAcids', '13943-58-3'],
  ['1313-82-2', '10.3', 'sulphideWithAcids', '7757-82-6'],
  ['26628-22-8', '10.3', 'azideWithMetals', '7631-99-4'],
  ['7632-00-0', '10.3', 'nitrosamines', '7631-99-4'],
  ['7775-09-9', '10.3', 'chlorateMixtures', '7647-14-5'],
  ['12125-02-9', '10.3', 'ammoniaWithAlkalis', '7647-14-5'],
  ['7681-52-9', '10.3', 'chloraminesWithAmmonia', '7647-14-5'],
  ['7722-84-1', '10.3', 'heavyMetalDecomposition', '7732-18-5'],
  ['7664-93-9', '10.5', 'alkalis', '77-92-9'],
  ['1310-73-2', '10.5', 'acids', '497-19-8'],
  ['80-62-6', '10.3', 'runawayPolymerisation', '9011-14-7'],
  ['80-62-6', '7.2', 'keepInhibited', '9011-14-7'],
  ['75-09-2', '5.2', 'phosgene', '67-64-1'],
  ['75-09-2', '7.1', 'phosgeneOnHotSurfaces', '67-64-1'],
  ['111-40-0', '10.3', 'nitrosaminesFromNitrites', '64-02-8'],
  ['50-00-0', '10.3', 'aldehydeReactions', '67-64-1'],
  ['1675-54-3', '10.3', 'epoxideReactions', '80-05-7'],
  ['9014-01-1', '7.1', 'noEnzymeAerosols', '9004-34-6'],
];

test('what no hazard class tells of a substance stands in the sheet by its number, and not in that of a neighbour', async () => {
  await expectEach(
    dangers,
    ([cas, slot, phrase]) => `${cas} ${slot} ${phrase}`,
    ([cas, slot, phrase, neighbour]) => {
      expect(keysAt(slot, containing({ cas }))).toContain(phrase);
      expect(keysAt(slot, containing({ cas: neighbour }))).not.toContain(phrase);
    },
  );
});

test('the sentence of a group stands in place of the general one of its statement', () => {
  const label = { signalWord: null, pictograms: [], h: [], p: [], euh: ['EUH032'] };
  expect(keysAt('10.3', { label })).toContain('veryToxicGasWithAcids');
  expect(keysAt('10.3', { label, ...containing({ cas: '143-33-9' }) })).not.toContain('veryToxicGasWithAcids');
});

test('the first action of a group comes first in its slot, and the advice to wait for symptoms is gone', () => {
  const { carbonMonoxideUrgent, inhalationMedicalIfSymptoms, isocyanateSpill, disposeAsSection13 } = standard;
  const inhalation = valuesOf(sampleSds(typed('carbonMonoxide')), '4.1', labels.firstAidInhalation);
  expect(inhalation[0]).toBe(carbonMonoxideUrgent);
  expect(inhalation).not.toContain(inhalationMedicalIfSymptoms);
  expect(valuesOf(sampleSds(), '4.1', labels.firstAidInhalation)).toContain(inhalationMedicalIfSymptoms);
  const spill = textsOf(sampleSds(hardener), '6.3');
  expect([spill[0], spill.at(-1)]).toEqual([isocyanateSpill, disposeAsSection13]);
});

test('the state decides how a group is taken up and what burns with water', () => {
  const solid: Facts = { basicProperties: { physicalState: { en: 'solid' } } };
  const liquid: Facts = { basicProperties: { physicalState: { en: 'liquid' } } };
  expect(keysAt('6.3', { ...typed('enzymes'), ...solid })).not.toContain('collectMechanically');
  expect(keysAt('6.3', { ...typed('nanoforms'), ...solid })).toContain('takeUpWithoutDust');
  expect(keysAt('6.3', { ...typed('nanoforms'), ...liquid })).not.toContain('takeUpWithoutDust');
  expect(keysAt('5.1', typed('metalsAndHydrides'))).not.toContain('waterUnsuitable');
  expect(keysAt('7.2', typed('organicPeroxides'))).not.toContain('belowSadt');
  expect(keysAt('4.1.skin', typed('phenols'))).not.toContain('phenolOnSkin');
});

const classesOnly: Facts = { classification: classified('Flam. Liq. 2: H225'), composition: [ingredient()] };
/** Its entries in 10.3 and 10.5 follow from its pH. */
const acidOnly: Facts = { composition: [ingredient()], basicProperties: { ph: { value: 1 } } };
const resultOf = (id: string, facts: Facts) =>
  checkSheet(openForCheck(sampleProduct, factsOf(facts), ['en'], sampleOptions)).find((point) => point.id === id)
    ?.result;

test('reactions that no author and no group names are not complete, which the sheet and its check say', () => {
  for (const number of ['10.3', '10.5'] as const) {
    const isSaid = (facts: Facts) => textsOf(sampleSds(facts), number).includes(sentences.reactionsIncomplete);
    for (const facts of [classesOnly, acidOnly]) expect([number, isSaid(facts)]).toEqual([number, true]);
    for (const facts of [
      { ...classesOnly, ...typed('isocyanates') },
      { ...classesOnly, substanceGroups: [] },
      { ...classesOnly, phrases: { '10.3': ['polymerisation'] } },
      { ...classesOnly, phrases: { '10.5': ['amines'] } },
      { ...classesOnly, texts: { [number]: { en: 'Reacts with amines.' } } },
      {},
    ])
      expect([number, facts, isSaid(facts)]).toEqual([number, facts, false]);
  }
  expect(sentences.reactionsIncomplete).toMatch(/hazard classes.* pH .*composition/);
  for (const id of ['10.3-1', '10.5-1']) {
    expect([id, resultOf(id, classesOnly)]).toEqual([id, 'notAssessed']);
    expect([id, resultOf(id, { ...classesOnly, substanceGroups: [] })]).toEqual([id, 'met']);
    expect([id, resultOf(id, hardener)]).toEqual([id, 'met']);
  }
});

/** Findings about typed groups: where, and what their English text says. */
const findings = (facts: Facts) =>
  lawFindings(factsOf(facts), [])
    .flatMap((finding) => (finding ? [finding] : []))
    .filter(({ path }) => path.includes('substanceGroups'))
    .map(({ path, level, message }) => [path.join('.'), level, message]);

test('a typed group that the composition contradicts is an error at the field, with the provision', () => {
  const acetone = { cas: '67-64-1' };
  expect(findings(containing({ ...acetone, substanceGroups: ['isocyanates'] }))).toEqual([
    ['composition.0.substanceGroups.0', 'error', expect.stringMatching(/isocyanates.*CLP Annex II 2\.4/)],
  ]);
  expect(findings({ composition: [{ ...water, contentRange: '100 %' }], substanceGroups: ['isocyanates'] })).toEqual([
    ['substanceGroups.0', 'error', expect.stringMatching(/no ingredient.*CLP Annex II 2\.4/)],
  ]);
  for (const facts of [
    containing({ cas: '822-06-0', substanceGroups: [] }),
    { ...containing({ cas: '822-06-0' }), substanceGroups: [] },
  ])
    expect(findings(facts)).toEqual([
      [expect.stringMatching(/substanceGroups$/), 'error', expect.stringMatching(/empty list.*isocyanates/)],
    ]);
  for (const facts of [
    containing({ substanceGroups: ['isocyanates'] }),
    containing({ cas: '28182-81-2', substanceGroups: ['isocyanates'] }),
    { composition: [water], substanceGroups: ['isocyanates'] as SubstanceGroup[] },
    { composition: [water, ingredient()], substanceGroups: [] },
    {},
  ])
    expect([facts, findings(facts)]).toEqual([facts, []]);
});

test('a version stored before the field existed keeps its facts', () => {
  const { substanceGroups: _, ...older } = factsOf(hardener);
  expect(currentFacts(older)).toEqual(older);
});

test('glass is not said to be suitable for what attacks it, and who chose it is told', () => {
  const chosen = (cas: string): Facts => ({
    ...containing({ cas }),
    phrases: { '7.2': ['suitablePolyethylene', 'suitableGlass'] },
  });
  const { suitableGlass, suitablePolyethylene, unsuitableGlass } = standard;
  const materialsOf = (facts: Facts) =>
    textsOf(sampleSds(facts), '7.2').filter((text) =>
      [suitableGlass, suitablePolyethylene, unsuitableGlass].includes(text),
    );
  const rulesOf = (facts: Facts) => findContradictions({ facts: factsOf(facts), tds: null }).map(({ rule }) => rule);
  expect(materialsOf(chosen('1341-49-7'))).toEqual([unsuitableGlass, suitablePolyethylene]);
  expect(materialsOf(chosen('7647-01-0'))).toEqual([suitablePolyethylene, suitableGlass]);
  expect(rulesOf(chosen('1341-49-7'))).toContain('opposedPhrases');
  expect(rulesOf(chosen('7647-01-0'))).not.toContain('opposedPhrases');
});

/** A spray cleaner of ammonium bifluoride. */
const bifluoride = (ph?: number): Facts => ({
  ...containing({ cas: '1341-49-7', contentRange: '1.5 %' }),
  ...(ph !== undefined && { basicProperties: { physicalState: { en: 'liquid' }, ph: { value: ph } } }),
});

test('fluorides are said to form hydrofluoric acid in an acid product, and with acids in any other', () => {
  for (const slot of ['2.3', '10.3'] as const) {
    expect(keysAt(slot, bifluoride(1.2))).toContain('fluorideInAcid');
    for (const facts of [bifluoride(), bifluoride(6), { ...acidOnly, ...containing({ cas: '7789-75-5' }) }])
      expect(keysAt(slot, facts)).not.toContain('fluorideInAcid');
  }
  expect(keysAt('10.3', bifluoride())).toContain('fluorideWithAcids');
  expect(keysAt('10.3', bifluoride(1.2))).not.toContain('fluorideWithAcids');
});

test('an acid product with ammonium salts has one sentence on hypochlorites, and a reaction for nitrites and nitrates', () => {
  const aboutBleach = (facts: Facts) => keysAt('10.3', facts).filter((key) => /bleach/i.test(key));
  expect(aboutBleach(bifluoride(1.2))).toEqual(['bleachGases']);
  expect(aboutBleach(bifluoride())).toEqual(['chloraminesFromBleach']);
  expect(aboutBleach(acidOnly)).toEqual(['chlorineFromBleach']);
  expect(keysAt('10.3', bifluoride())).toContain('explodesWithNitrites');
  expect(keysAt('10.3', acidOnly)).not.toContain('explodesWithNitrites');
});

test('phosphorus oxides form in a fire with phosphoric acid, of which no reaction is known beside those of its pH', () => {
  const phosphates = containing({ cas: '7758-29-4', contentRange: '12 %' });
  expect(keysAt('5.2', phosphates)).toContain('phosphorusOxides');
  expect(keysAt('5.2', containing({ cas: '7758-29-4', contentRange: '0.5 %' }))).not.toContain('phosphorusOxides');
  const isIncomplete = (facts: Facts) => textsOf(sampleSds(facts), '10.3').includes(sentences.reactionsIncomplete);
  expect(isIncomplete({ ...acidOnly, ...phosphates })).toBe(true);
  expect(isIncomplete({ ...acidOnly, ...containing({ cas: '7664-38-2' }) })).toBe(false);
});

test('carbon oxides form in a fire with an organic ingredient, also of a product that does not burn by itself', () => {
  const parts = (organic: string): Facts => ({
    kind: 'mixture',
    composition: [{ ...water, contentRange: '90 – 98 %' }, ingredient({ cas: '77-92-9', contentRange: organic })],
  });
  expect(keysAt('5.2', parts('5 %'))).toContain('carbonOxides');
  expect(keysAt('5.2', parts('0.5 %'))).not.toContain('carbonOxides');
  expect(keysAt('5.2', containing({ cas: '7647-01-0' }))).not.toContain('carbonOxides');
});

test('the type of gas filter follows from the group, or is said not to be determined unless the author says it', () => {
  const slot = '8.2.2.respiratory';
  const corrosive: Facts = {
    classification: classified('Skin Corr. 1B: H314'),
    basicProperties: { physicalState: { en: 'liquid' }, ph: { value: 1.2 } },
  };
  expect(keysAt(slot, corrosive)).toContain('gasFilterUnknown');
  const toxic: Facts = { classification: classified('Acute Tox. 4: H332'), phrases: { [slot]: ['filterP2'] } };
  expect(keysAt(slot, toxic)).toContain('gasFilterUnknown');
  const acidFluoride: Facts = { ...corrosive, ...containing({ cas: '1341-49-7' }) };
  expect(keysAt(slot, acidFluoride)).toContain('filterE');
  for (const facts of [
    acidFluoride,
    { ...corrosive, phrases: { [slot]: ['filterBP2'] } },
    { ...corrosive, phrases: { [slot]: ['filterP2'] } },
    { ...corrosive, texts: { [slot]: { en: 'Filter B-P2.' } } },
    { ...corrosive, basicProperties: { physicalState: { en: 'solid' } } },
    {},
  ])
    expect([facts, keysAt(slot, facts)]).not.toEqual([facts, expect.arrayContaining(['gasFilterUnknown'])]);
});

test('section 13.1 names the properties that affect the treatment of waste, or says that they are not known', () => {
  const waste = (facts: Facts) =>
    textsOf(sampleSds(facts), '13.1')
      .join('\n')
      .replace(/[\u00a0\u202f]/g, ' ');
  const beginning = sentences.wasteProperties.split('{')[0]!;
  const acid = waste({ ...acidOnly, classification: classified('Skin Corr. 1B: H314') });
  expect(acid).toContain(beginning);
  expect(acid).toMatch(/pH 1\b/);
  expect(acid).toContain(`Do not mix the waste with: ${standard.alkalis}`);
  expect(acid).not.toContain(sentences.wastePropertiesUnknown);
  const unknown = waste({ composition: [ingredient()] });
  expect(unknown).toContain(sentences.wastePropertiesUnknown);
  expect(unknown).not.toContain(beginning);
  expect(unknown).not.toContain('Do not mix the waste with');
  expect(waste(typed('monomers'))).toContain(standard.runawayPolymerisation);
});

test('a gas disperses in the air, where a liquid evaporates from surfaces', () => {
  const chosen: Facts = { phrases: { '12.4': ['volatile'] } };
  expect(keysAt('12.4', { ...chosen, classification: classified('Press. Gas (Comp.): H280') })).toEqual([
    'gasDisperses',
  ]);
  expect(keysAt('12.4', { ...chosen, classification: classified('Aerosol 1: H222 H229') })).toEqual(['volatile']);
  expect(keysAt('12.4', chosen)).toEqual(['volatile']);
});

test('a liquid whose flash point is above 60 °C is not a flammable liquid, which 9.1 says with the reason', () => {
  const flammability = (value: number | string, state = 'liquid') =>
    valuesOf(
      sampleSds({ basicProperties: { physicalState: { en: state }, flashPoint: { value, unit: '°C' } } }),
      '9.1',
      en.properties.flammability,
    )
      .join()
      .replace(/[\u00a0\u202f]/g, ' ');
  expect(flammability('> 93')).toBe(sentences.notFlammableLiquid);
  expect(flammability('> 60')).toBe(sentences.notFlammableLiquid);
  for (const found of [flammability('> 55'), flammability('> 93', 'solid'), flammability(70)])
    expect(found).not.toContain(sentences.notFlammableLiquid);
});

test('the notification to poison centres follows from a physical or health class, with or without the UFI', () => {
  const isNotified = (facts: Facts) => keysAt('15.1', facts).includes('poisonCentreNotification');
  const mixture = (...classes: string[]): Facts => ({ kind: 'mixture', classification: classified(...classes) });
  expect(isNotified(mixture('Eye Irrit. 2: H319'))).toBe(true);
  expect(isNotified(mixture('Flam. Liq. 2: H225'))).toBe(true);
  for (const facts of [
    mixture('Aquatic Chronic 2: H411'),
    mixture('Press. Gas (Comp.): H280'),
    mixture(),
    { ...mixture('Eye Irrit. 2: H319'), kind: 'substance' as const },
  ])
    expect([facts, isNotified(facts)]).toEqual([facts, false]);
});

test('the checklist asks in 7.1 for what 10.5 names, and in 8.2 for a filter wherever the sheet asks for respirators', () => {
  expect(resultOf('7.1-3', { ...acidOnly, classification: classified('Skin Corr. 1B: H314') })).toBe('met');
  expect(resultOf('8.2-5', { classification: classified('Skin Corr. 1B: H314') })).toBe('notAssessed');
});

test('section 16 explains the abbreviations of Austrian limits and of units by volume', () => {
  const sheet = sampleSds({
    composition: [ingredient({ limits: ['ATE (H331) = 700 ppmV'] })],
    exposureLimits: [{ agent: water.name, law: 'GKV', country: 'AT', twa: { mgPerM3: 2, ppm: 5 } }],
    basicProperties: { explosionLimits: { value: '2 – 13', unit: '% (V/V)' } },
    options: { market: 'AT' },
  });
  const terms = sheet.sections[15]!.blocks.flatMap((block) =>
    block.kind === 'definitions' ? block.rows.map(({ term }) => term) : [],
  );
  expect(terms).toEqual(expect.arrayContaining(['GKV', 'V/V', 'ppmV']));
  expect(JSON.stringify(sampleSds().sections[15])).not.toMatch(/GKV|V\/V|ppmV/);
});

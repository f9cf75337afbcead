import { expectEach } from '../../../../tests/support/expect-each.ts';
import { checkSheet, openForCheck } from '../../../documents/sds/check-sheet.ts';
import { type SubstanceGroup, substanceGroupRows, substanceGroups } from '../../../law/substance-groups.ts';
import { en, type StandardPhrase } from '../../../languages/en/sheet.ts';
import { lawFindings } from '../../../product/check/check-law.ts';
import { currentFacts, type ProductFactsInput } from '../../../product/facts.ts';
import { groupPhrases } from '../../../product/group-phrases.ts';
import { phraseRules } from '../../../product/phrase-rules.ts';
import { productTraits } from '../../../product/product-traits.ts';
import { slotContents } from '../../../product/slot-phrases.ts';
import type { Slot } from '../../../product/slots.ts';
import { groupsOfProduct } from '../../../product/substance-groups.ts';
import { restrictions } from '../../../tables/restrictions.ts';
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
const conditionsOf: Partial<Record<string, Facts>> = {};

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
  [{ cas: '7722-84-1', contentRange: '5 – 8 %' }, ['hydrogenPeroxide']],
  [{ cas: '7722-84-1', contentRange: '3 %' }, []],
  [{ cas: '7727-21-1' }, ['inorganicPeroxides']],
  [{ cas: '15630-89-4' }, ['inorganicPeroxides']],
  [{ cas: '7664-93-9' }, ['strongAcids']],
  [{ cas: '7664-93-9', contentRange: '3 %' }, []],
  [{ name: { en: 'citric acid' }, cas: '77-92-9' }, []],
  [{ cas: '1310-73-2', contentRange: '2 %' }, ['strongBases']],
  [{ cas: '1310-73-2', contentRange: '0.3 %' }, []],
  [{ name: { en: 'sodium carbonate' }, cas: '497-19-8' }, []],
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

const byClass: Facts = { classification: classified('Flam. Liq. 2: H225'), composition: [ingredient()] };
const resultOf = (id: string, facts: Facts) =>
  checkSheet(openForCheck(sampleProduct, factsOf(facts), ['en'], sampleOptions)).find((point) => point.id === id)
    ?.result;

test('reactions that follow from the classes alone are not complete, which the sheet and its check say', () => {
  for (const number of ['10.3', '10.5'] as const) {
    const isSaid = (facts: Facts) => textsOf(sampleSds(facts), number).includes(sentences.reactionsByClassOnly);
    expect([number, isSaid(byClass)]).toEqual([number, true]);
    for (const facts of [
      { ...byClass, ...typed('isocyanates') },
      { ...byClass, substanceGroups: [] },
      { ...byClass, phrases: { '10.3': ['polymerisation'] } },
      { ...byClass, phrases: { '10.5': ['amines'] } },
      { ...byClass, texts: { [number]: { en: 'Reacts with amines.' } } },
      {},
    ])
      expect([number, facts, isSaid(facts)]).toEqual([number, facts, false]);
  }
  for (const id of ['10.3-1', '10.5-1']) {
    expect([id, resultOf(id, byClass)]).toEqual([id, 'notAssessed']);
    expect([id, resultOf(id, { ...byClass, substanceGroups: [] })]).toEqual([id, 'met']);
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

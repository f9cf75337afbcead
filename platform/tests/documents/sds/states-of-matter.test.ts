import { expectEach } from '../../../../tests/support/expect-each.ts';
import { checkSheet, openForCheck } from '../../../documents/sds/check-sheet.ts';
import { en, type StandardPhrase } from '../../../languages/en/sheet.ts';
import { statementText } from '../../../languages/statements.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { productFile } from '../../../product/product-file.ts';
import { completeProduct } from '../../../product/read/read-product-file.ts';
import { statementPlacesOf } from '../../../product/statement-choices.ts';
import { acetoneFile } from '../../product/sample-file.ts';
import { allTexts, classified, factsOf, sampleOptions, sampleProduct, sampleSds, textsOf } from '../sample-product.ts';

type Facts = Partial<ProductFactsInput>;

const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');
const { standard } = en;

/** Classes that a gas, a liquid and a solid can have, none of which is of the skin. */
const harmful = ['Acute Tox. 4: H332', 'Repr. 1A: H360D', 'STOT RE 1: H372'];
const product = (state: string | null, ...entries: string[]): Facts => ({
  classification: classified(...entries),
  basicProperties: state === null ? {} : { physicalState: { en: state } },
});
const compressed = 'Press. Gas (Comp.): H280';
const nitrogen = { kind: 'substance', identifiers: { cas: '7727-37-9' } } as const;

const products = {
  gas: product('gas', compressed, ...harmful),
  gasByClass: product(null, compressed, ...harmful),
  gasByState: product('colourless gas', ...harmful),
  inertGas: { ...product('gas', compressed), ...nitrogen },
  flammableGas: product('gas', 'Flam. Gas 1A: H220', compressed),
  toxicGas: product('gas', compressed, 'Acute Tox. 3: H331'),
  coldGas: product('gas', 'Press. Gas (Liq.): H280'),
  irritantGas: product('gas', compressed, 'Skin Irrit. 2: H315', 'Aquatic Acute 1: H400'),
  liquid: product('liquid', ...harmful),
  solid: product('solid', ...harmful),
  aerosol: product(null, 'Aerosol 3: H229', ...harmful),
  stateUnknown: product(null, ...harmful),
  nothingKnown: {},
} satisfies Record<string, Facts>;
type Name = keyof typeof products;

const says = (facts: Facts, phrase: StandardPhrase, ...numbers: string[]): boolean => {
  const sheet = sampleSds(facts);
  const texts = numbers.length > 0 ? numbers.flatMap((number) => textsOf(sheet, number)) : allTexts(sheet);
  return texts.map(plain).includes(standard[phrase]);
};

interface Row {
  phrase: StandardPhrase;
  numbers: readonly string[];
  /** The products whose sheets have the sentence; all others do not. */
  in: readonly Name[];
}
const row = (phrase: StandardPhrase, numbers: string, ...names: Name[]): Row => ({
  phrase,
  numbers: numbers.split(' '),
  in: names,
});

const gases = [
  'gas',
  'gasByClass',
  'gasByState',
  'inertGas',
  'flammableGas',
  'toxicGas',
  'coldGas',
  'irritantGas',
] as const;
const untouched = ['gas', 'gasByClass', 'gasByState', 'inertGas', 'flammableGas', 'toxicGas'] as const;
const harmfulGases = ['gas', 'gasByClass', 'gasByState'] as const;

/** Products that are spilled, taken up, washed off and poured; every product of which no state is known counts as one, as before. */
const spilled = ['liquid', 'solid', 'aerosol', 'stateUnknown'] as const;

const checkRow = ({ phrase, numbers, in: expected }: Row) => {
  const found = (Object.keys(products) as Name[]).filter((name) => says(products[name], phrase, ...numbers));
  expect(found.toSorted()).toEqual([...expected].toSorted());
};

test('a gas has the sentences of gases, and no other product has one of them', () =>
  expectEach(
    [
      row('frostbiteHazard', '2.3', 'coldGas'),
      row('wearProtectionGas', '6.1', ...untouched),
      row('avoidGas', '6.1', ...harmfulGases, 'inertGas', 'toxicGas'),
      row('avoidGas', '7.1', ...harmfulGases, 'inertGas', 'toxicGas'),
      row(
        'respondersBreathing',
        '6.1',
        'gas',
        'gasByClass',
        'gasByState',
        'inertGas',
        'liquid',
        'solid',
        'aerosol',
        'stateUnknown',
      ),
      row('gasCollects', '6.2', ...gases),
      row('informAuthoritiesGas', '6.2', ...untouched, 'coldGas'),
      row('moveLeakingReceptacle', '6.3', ...gases),
      row('handleReceptacles', '7.1', ...gases),
      row('hygieneGas', '7.1', ...untouched, 'coldGas'),
      row('storeUpright', '7.2', 'gas', 'gasByClass', 'inertGas', 'flammableGas', 'toxicGas', 'coldGas', 'irritantGas'),
      row('monitorOxygen', '8.2', 'inertGas'),
      row('gasDetectors', '8.2', ...harmfulGases, 'flammableGas', 'toxicGas'),
      row('safetyGlassesGas', '8.2', ...untouched, 'irritantGas'),
      row('mechanicalGloves', '8.2', ...untouched),
      row('safetyShoes', '8.2', ...gases),
      row('antistaticClothing', '8.2', 'flammableGas'),
      row('respiratoryIfGas', '8.2', ...harmfulGases, 'toxicGas'),
      row('returnResidualGas', '13.1', ...gases),
    ],
    ({ phrase, numbers }) => `${numbers.join()} ${phrase}`,
    checkRow,
  ));

test('a gas has no sentence on what is spilled, washed off or poured, unless its classes are of the skin or of waters', () =>
  expectEach(
    [
      row('wearProtection', '6.1', 'coldGas', 'irritantGas', ...spilled, 'nothingKnown'),
      row('fireWater', '5.3', 'irritantGas', ...spilled, 'nothingKnown'),
      row('avoidVapours', '6.1', 'liquid', 'aerosol', 'stateUnknown'),
      row('avoidInhalation', '7.1', 'liquid', 'aerosol', 'stateUnknown'),
      row('keepOutOfDrains', '6.2', 'irritantGas', ...spilled, 'nothingKnown'),
      row('informAuthorities', '6.2', 'irritantGas', ...spilled),
      row('avoidSkinAndEyeContact', '7.1', 'coldGas', 'irritantGas', ...spilled),
      row('hygiene', '7.1', 'irritantGas', ...spilled, 'nothingKnown'),
      row('removeContaminatedClothing', '4.1', 'irritantGas', ...spilled),
      row('gloves', '8.2', 'irritantGas', ...spilled),
      row('changeGloves', '8.2', 'irritantGas', ...spilled),
      row('protectiveClothing', '8.2', 'irritantGas', ...spilled, 'nothingKnown'),
      row('noHouseholdWaste', '13.1', ...spilled),
      row('emptyContainersRecycle', '13.1', 'liquid', 'solid', 'stateUnknown', 'nothingKnown'),
    ],
    ({ phrase, numbers }) => `${numbers.join()} ${phrase}`,
    checkRow,
  ));

test('an oxidising gas is not taken up with absorbents', () => {
  const oxygen = product('gas', 'Ox. Gas 1: H270', compressed);
  expect(says(oxygen, 'noCombustibleAbsorbents')).toBe(false);
  expect(says(oxygen, 'avoidGas')).toBe(false);
  expect(says(product('liquid', 'Ox. Liq. 2: H272'), 'noCombustibleAbsorbents')).toBe(true);
});

test('an oxidiser, and a bleach below the class, is taken up with mineral absorbents and kept in what is not gas-tight', () => {
  const bleach = {
    ...product('liquid', 'Eye Irrit. 2: H319'),
    composition: [{ name: { en: 'sodium hypochlorite' }, cas: '7681-52-9', contentRange: '3 %', classification: [] }],
  };
  for (const oxidiser of [product('liquid', 'Ox. Liq. 2: H272'), bleach])
    expect([says(oxidiser, 'absorbMineral'), says(oxidiser, 'absorbInert')]).toEqual([true, false]);
  for (const other of [product('liquid', 'Eye Irrit. 2: H319'), product('solid', 'Ox. Sol. 2: H272')])
    expect(says(other, 'absorbMineral')).toBe(false);
});

test('P280 of a gas that harms no skin names eye protection, and no gloves', () => {
  const equipmentFor = (facts: Facts) => {
    const stated = factsOf({ ...facts, label: { signalWord: 'danger', pictograms: [], h: ['H360D'], p: ['P280'] } });
    return statementText('P280', 'en', statementPlacesOf(stated, ['en']).P280);
  };
  for (const name of ['gas', 'gasByClass', 'gasByState'] as const)
    expect([name, equipmentFor(products[name])]).toEqual([name, 'Wear eye protection.']);
  expect(equipmentFor(products.irritantGas)).toContain('gloves');
  expect(equipmentFor(products.liquid)).toContain('gloves');
});

test('a gas is not blamed for sentences that only other products need', () => {
  const ids = [
    '4.1-7',
    '6.1-1',
    '6.1-2',
    '6.2-1',
    '6.3-1',
    '6.3-2',
    '6.3-3',
    '7.1-4',
    '8.2-2',
    '8.2-3',
    '8.2-5',
    '13.1-4',
  ];
  for (const name of [...gases, 'liquid'] as const) {
    const points = checkSheet(openForCheck(sampleProduct, factsOf(products[name]), ['en'], sampleOptions));
    const notMet = points.filter(({ id, result }) => ids.includes(id) && result === 'notMet').map(({ id }) => id);
    expect([name, notMet]).toEqual([name, []]);
  }
});

test('properties of liquids and solids do not apply to a gas, also where only its class tells that it is one', () => {
  const notApplicable = (facts: Facts) => {
    const sheet = sampleSds(facts);
    return textsOf(sheet, '9.1').filter((text) => text.startsWith(en.notApplicable)).length;
  };
  expect(notApplicable(products.gasByClass)).toBe(notApplicable(products.gas));
  expect(notApplicable(products.gas)).toBeGreaterThan(notApplicable(products.stateUnknown));
});

const solids = {
  powder: product('white powder', ...harmful),
  carcinogenPowder: product('powder', 'Carc. 1B: H350i'),
  unclassifiedPowder: product('fine powder'),
  block: product('solid', ...harmful),
  notPowder: product('solid, not a powder', ...harmful),
  melt: product('solid, used as hot melt'),
  moltenLiquid: product('liquid (molten)', ...harmful),
  meltByAuthor: { ...product('solid'), phrases: { '8.2.2.thermal': ['heatProtection'] } },
  liquid: products.liquid,
  gas: products.gas,
  aerosol: products.aerosol,
  stateUnknown: products.stateUnknown,
  nothingKnown: products.nothingKnown,
} satisfies Record<string, Facts>;
type SolidName = keyof typeof solids;
const solidRow = (phrase: StandardPhrase, number: string, ...names: SolidName[]) => ({ phrase, number, names });

test('powders have sentences on dust instead of vapours, melts on burns, and no other product has them', () =>
  expectEach(
    [
      solidRow(
        'avoidDust',
        '6.1',
        'powder',
        'carcinogenPowder',
        'unclassifiedPowder',
        'block',
        'notPowder',
        'melt',
        'meltByAuthor',
      ),
      solidRow('avoidVapours', '6.1', 'moltenLiquid', 'liquid', 'aerosol', 'stateUnknown'),
      solidRow('vacuumDust', '6.3', 'powder', 'carcinogenPowder', 'unclassifiedPowder'),
      solidRow(
        'collectMechanically',
        '6.3',
        'powder',
        'carcinogenPowder',
        'unclassifiedPowder',
        'block',
        'notPowder',
        'melt',
        'moltenLiquid',
        'meltByAuthor',
      ),
      solidRow('absorbInert', '6.3', 'liquid', 'aerosol'),
      solidRow(
        'safetyGlassesDust',
        '8.2',
        'powder',
        'carcinogenPowder',
        'unclassifiedPowder',
        'block',
        'notPowder',
        'melt',
        'meltByAuthor',
      ),
      solidRow('safetyGlasses', '8.2', 'moltenLiquid', 'liquid', 'aerosol', 'stateUnknown', 'nothingKnown'),
      solidRow('respiratoryIfDust', '8.2', 'powder', 'carcinogenPowder', 'block', 'notPowder'),
      solidRow('respiratoryIfInsufficient', '8.2', 'moltenLiquid', 'liquid', 'aerosol', 'stateUnknown'),
      solidRow('filterDustP3', '8.2', 'powder', 'carcinogenPowder', 'block', 'notPowder'),
      solidRow('particleFilterP3', '8.2', 'moltenLiquid', 'liquid', 'aerosol', 'stateUnknown'),
      solidRow('hotMeltHazard', '2.3', 'melt', 'moltenLiquid', 'meltByAuthor'),
      solidRow('coolHotMelt', '4.1', 'melt', 'moltenLiquid', 'meltByAuthor'),
      solidRow('symptomHotMelt', '4.2', 'melt', 'moltenLiquid', 'meltByAuthor'),
      solidRow('letMeltSolidify', '6.3', 'melt', 'moltenLiquid', 'meltByAuthor'),
      solidRow('heatProtection', '8.2', 'melt', 'moltenLiquid', 'meltByAuthor'),
    ],
    ({ phrase, number }) => `${number} ${phrase}`,
    ({ phrase, number, names }) => {
      const found = (Object.keys(solids) as SolidName[]).filter((name) => says(solids[name], phrase, number));
      expect(found.toSorted()).toEqual(names.toSorted());
    },
  ));

test('the filter against dust follows from the class, and one that the author names replaces it', () => {
  const filters = (facts: Facts) =>
    (['filterDustP2', 'filterDustP3', 'filterP2'] as const).filter((phrase) => says(facts, phrase, '8.2'));
  for (const entry of ['Acute Tox. 4: H332', 'STOT SE 3: H335', 'Skin Corr. 1B: H314', 'Carc. 2: H351'])
    expect([entry, ...filters(product('powder', entry))]).toEqual([entry, 'filterDustP2']);
  for (const entry of ['Acute Tox. 3: H331', 'Resp. Sens. 1: H334', 'Carc. 1B: H350i', 'Muta. 1B: H340'])
    expect([entry, ...filters(product('powder', entry))]).toEqual([entry, 'filterDustP3']);
  for (const facts of [
    product('powder'),
    product('powder', 'Eye Irrit. 2: H319'),
    product('liquid', 'Acute Tox. 4: H332'),
  ])
    expect(filters(facts)).toEqual([]);
  const named = { ...product('powder', 'Acute Tox. 4: H332'), phrases: { '8.2.2.respiratory': ['filterP2'] } };
  expect(filters(named)).toEqual(['filterP2']);
});

test('9.2 of a powder says that nothing is recorded on dust explosions, unless the author says what is known', () => {
  const { dustExplosionUnknown } = en.sentences;
  const isOpen = (facts: Facts) => textsOf(sampleSds(facts), '9.2').includes(dustExplosionUnknown);
  const { powder } = solids;
  expect(isOpen(powder)).toBe(true);
  for (const [slot, phrase] of [
    ['2.3', 'dustExplosion'],
    ['9.2', 'dustExplosion'],
    ['9.2', 'noDustExplosion'],
    ['10.3', 'dustExplosion'],
  ] as const)
    expect([slot, phrase, isOpen({ ...powder, phrases: { [slot]: [phrase] } })]).toEqual([slot, phrase, false]);
  expect(isOpen({ ...powder, texts: { '9.2': { en: 'Kst 120 bar·m/s.' } } })).toBe(false);
  const { block, notPowder, liquid, gas, aerosol, stateUnknown, nothingKnown } = solids;
  for (const facts of [block, notPowder, liquid, gas, aerosol, stateUnknown, nothingKnown])
    expect(isOpen(facts)).toBe(false);
});

test('a dust that explodes is kept from ignition in every section, one of which nothing is known in none', () => {
  const rows: readonly [phrase: StandardPhrase, number: string][] = [
    ['dustExplosion', '2.3'],
    ['removeIgnitionSources', '6.1'],
    ['keepFromIgnition', '7.1'],
    ['antistaticMeasures', '7.1'],
    ['earthEquipment', '7.1'],
    ['explosionProtection', '7.2'],
    ['explosionProofVentilation', '8.2'],
    ['dustExplosion', '9.2'],
  ];
  const { powder } = solids;
  const saidOf = (facts: Facts) => rows.filter(([phrase, number]) => says(facts, phrase, number));
  for (const slot of ['2.3', '5.2', '9.2', '10.1', '10.3'])
    expect([slot, saidOf({ ...powder, phrases: { [slot]: ['dustExplosion'] } })]).toEqual([slot, rows]);
  expect(saidOf(powder)).toEqual([]);
  expect(saidOf({ ...powder, phrases: { '9.2': ['noDustExplosion'] } })).toEqual([]);
});

test('a powder or melt is recognised in every language', () => {
  const words = {
    en: ['powder', 'molten'],
    de: ['Pulver', 'Schmelze'],
    fr: ['poudre', 'fondu'],
    sl: ['prah', 'talina'],
    it: ['polvere', 'fuso'],
    es: ['polvo', 'fundido'],
    pl: ['proszek', 'stopiony'],
    el: ['σκόνη', 'τήγμα'],
  } as const;
  for (const [lang, [powder, molten]] of Object.entries(words)) {
    expect([lang, says({ basicProperties: { physicalState: { [lang]: powder } } }, 'vacuumDust')]).toEqual([
      lang,
      true,
    ]);
    expect([lang, says({ basicProperties: { physicalState: { [lang]: molten } } }, 'coolHotMelt')]).toEqual([
      lang,
      true,
    ]);
  }
});

test('a solid of ingredients that are an aspiration hazard as liquids has no sentence on aspiration', () => {
  const waxMelt = (state: string) => {
    const file = acetoneFile();
    const { facts } = file.versions[0]!;
    delete facts.classification;
    delete facts.label;
    file.state = 'removed';
    file.versions[0]!.facts = {
      ...facts,
      kind: 'mixture',
      identifiers: {},
      composition: [
        {
          name: { en: 'paraffin waxes' },
          cas: '8002-74-2',
          content: 88,
          contentRange: '88 %',
          classification: [],
          source: 'supplier SDS',
        },
        {
          name: { en: 'd-limonene' },
          cas: '5989-27-5',
          content: 12,
          contentRange: '12 %',
          classification: classified(
            'Flam. Liq. 3: H226',
            'Asp. Tox. 1: H304',
            'Skin Irrit. 2: H315',
            'Skin Sens. 1B: H317',
          ),
        },
      ],
      basicProperties: {
        physicalState: { en: state },
        ...(state === 'liquid' && {
          kinematicViscosity: { value: 5, unit: 'mm²/s', condition: { en: '40 °C' } },
        }),
      },
      transport: null,
    };
    return completeProduct(productFile.parse(file)).versions[0]!.facts;
  };
  const phrases = [
    'doNotInduceVomiting',
    'vomitingHeadLow',
    'symptomAspiration',
    'monitorLungs',
    'attentionSwallowed',
  ] as const;
  const saidOf = (state: string) => phrases.filter((phrase) => says(waxMelt(state), phrase));
  expect(saidOf('solid')).toEqual([]);
  expect(saidOf('liquid')).toEqual(phrases);
  expect(says(waxMelt('solid'), 'skinMedicalIfRash')).toBe(true);
});

test('section 3 of a gas says in which unit its contents are', () => {
  const { contentsByVolume, contentsUsedAsVolume } = en.sentences;
  const component = (name: string, contentRange: string) => ({ name: { en: name }, contentRange, classification: [] });
  const saidOf = (facts: Facts, ...contents: string[]) => {
    const composition = contents.map((content, index) => component(`gas ${index}`, content));
    const texts = textsOf(sampleSds({ ...facts, composition }), '3.2');
    return [contentsByVolume, contentsUsedAsVolume].filter((sentence) => texts.includes(sentence));
  };
  for (const facts of [products.gas, products.gasByClass, products.gasByState]) {
    expect(saidOf(facts, '5 vol%', '95 vol%')).toEqual([contentsByVolume]);
    expect(saidOf(facts, '5 vol%', 'balance')).toEqual([contentsByVolume]);
    expect(saidOf(facts, '5 %', '95 %')).toEqual([contentsUsedAsVolume]);
    expect(saidOf(facts, '5 vol%', '95 %')).toEqual([contentsUsedAsVolume]);
    expect(saidOf(facts, '5 % (w/w)', '95 % (w/w)')).toEqual([]);
    expect(saidOf(facts)).toEqual([]);
  }
  for (const facts of [products.liquid, products.solid, products.aerosol, products.stateUnknown, products.nothingKnown])
    expect(saidOf(facts, '5 %', '95 %')).toEqual([]);
});

import { checkSheet, openForCheck } from '../../../documents/sds/check-sheet.ts';
import { buildIpi } from '../../../documents/ipi/view-model.ts';
import { en } from '../../../languages/en/sheet.ts';
import { documentLanguages } from '../../../languages/languages.ts';
import { phrasesFor } from '../../../languages/phrases.ts';
import { statementText } from '../../../languages/statements.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import {
  allTexts,
  classified,
  factsOf,
  sampleOptions,
  sampleProduct,
  sampleSds,
  textsOf,
  valuesOf,
} from '../sample-product.ts';

const { standard } = en;
const propane = ['Flam. Gas 1A: H220', 'Press. Gas (Liq.): H280'];
const nitrogen = ['Press. Gas (Ref. Liq.): H281'];
const argon = ['Press. Gas (Comp.): H280'];
const ammonia = ['Flam. Gas 2: H221', 'Press. Gas (Liq.): H280', 'Acute Tox. 3: H331', 'Skin Corr. 1B: H314'];
const solvent = ['Flam. Liq. 2: H225'];

const plain = (line: string) => line.replaceAll('\u00a0', ' ');

const textsAt = (number: string, entries: readonly string[]) =>
  textsOf(sampleSds({ classification: classified(...entries) }), number);

function instructions(entries: readonly string[], term: string, facts: Partial<ProductFactsInput> = {}): string[] {
  const { sections } = buildIpi(
    sampleProduct,
    factsOf({ classification: classified(...entries), ...facts }),
    'en',
    sampleOptions,
  );
  return sections
    .flatMap(({ rows }) => rows.filter((row) => row.term === term).flatMap(({ values }) => values))
    .map(plain);
}

test('a fire of flammable gas is not extinguished before the leak can be stopped', () => {
  const { leakingGasFire } = standard;
  for (const entry of ['Flam. Gas 1A: H220', 'Flam. Gas 2: H221']) {
    expect(textsAt('5.3', [entry])[0]).toBe(leakingGasFire);
    expect(instructions([entry], en.ipi.labels.fire)[0]).toBe(leakingGasFire);
  }
  for (const entries of [argon, solvent]) {
    expect(textsAt('5.3', entries)).not.toContain(leakingGasFire);
    expect(instructions(entries, en.ipi.labels.fire)).not.toContain(leakingGasFire);
  }
  for (const { code } of documentLanguages)
    expect(phrasesFor(code).standard.leakingGasFire).toBe(statementText('P377', code));
});

test('5.2 warns of the escape of a gas that is toxic, by its class or by what it contains, and of no other product', () => {
  const gas = classified(...argon);
  const containing = (cas: string, contentRange = '10 %') => ({
    composition: [{ name: { en: 'Ingredient' }, cas, contentRange, classification: [] }],
  });
  const isSaid = (facts: Partial<ProductFactsInput>) =>
    textsOf(sampleSds(facts), '5.2').includes(standard.toxicGasEscapes);
  expect(isSaid({ classification: classified(...ammonia) })).toBe(true);
  for (const cas of ['630-08-0', '7783-06-4', '7664-41-7', '7782-50-5', '7446-09-5', '74-90-8'])
    expect([cas, isSaid({ classification: gas, ...containing(cas) })]).toEqual([cas, true]);
  for (const facts of [
    { classification: gas },
    { classification: gas, ...containing('124-38-9') },
    { classification: gas, ...containing('630-08-0', '0.01 %') },
    { classification: classified(...solvent, 'Acute Tox. 3: H331') },
    { classification: classified('Aerosol 1: H222 H229', 'Acute Tox. 3: H331') },
    containing('7664-41-7'),
  ])
    expect([facts, isSaid(facts)]).toEqual([facts, false]);
});

/** The lines of a row of section 4.1 or 8.2, as they stand in the phrases. */
const lines = (number: string, term: string, entries: readonly string[]) =>
  valuesOf(sampleSds({ classification: classified(...entries) }), number, term).map(plain);

test('frostbite of a liquefied gas has its first aid, symptoms and equipment', () => {
  const { thawFrostbite, frozenClothing, frostbiteMedical, symptomFrostbite } = standard;
  const { safetyGlasses, faceShield, coldInsulatingGloves, rinseEyes, eyeSpecialistAtOnce } = standard;
  const { eyeProtection, handProtection } = en.labels;
  for (const entries of [propane, nitrogen]) {
    expect(lines('4.1', en.labels.firstAidSkin, entries)).toEqual([thawFrostbite, frozenClothing, frostbiteMedical]);
    expect(lines('4.1', en.labels.firstAidEyes, entries)).toEqual([rinseEyes, eyeSpecialistAtOnce]);
    expect(textsAt('4.1', entries)).not.toContain(standard.removeContaminatedClothing);
    expect(textsAt('4.2', entries)).toEqual([symptomFrostbite]);
    expect(lines('8.2', eyeProtection, entries)).toEqual([safetyGlasses, faceShield]);
    expect(lines('8.2', handProtection, entries)).toEqual([coldInsulatingGloves]);
    expect(textsAt('8.2', entries)).toContain(en.ipi.signs.M009);
    expect(instructions(entries, en.ipi.labels.gloves)).toEqual([coldInsulatingGloves]);
  }
  expect(lines('4.1', en.labels.firstAidSkin, ammonia).slice(0, 3)).toEqual([
    thawFrostbite,
    frozenClothing,
    standard.rinseSkinAtOnce,
  ]);
  expect(textsAt('4.1', ammonia)).toContain(standard.removeContaminatedClothing);
  for (const entries of [argon, solvent]) {
    const textsIn = [...textsAt('4.1', entries), ...textsAt('4.2', entries), ...textsAt('8.2', entries)];
    for (const phrase of [thawFrostbite, frozenClothing, frostbiteMedical, symptomFrostbite, coldInsulatingGloves])
      expect(textsIn).not.toContain(phrase);
  }
  expect(lines('4.1', en.labels.firstAidSkin, ['Press. Gas (Liq.): H280', 'Skin Irrit. 2: H315'])).toContain(
    standard.washSkin,
  );
});

test('gloves that the author excludes are not named beside it', () => {
  const sheet = sampleSds({
    classification: classified(...propane),
    phrases: { '8.2.2.hands': ['glovesNotNeeded'] },
  });
  expect(valuesOf(sheet, '8.2', en.labels.handProtection).map(plain)).toEqual([standard.glovesNotNeeded]);
});

test('the safety instructions name protection against cold, and nothing where there is no thermal hazard', () => {
  const { coldProtection } = standard;
  const { thermalProtection } = en.labels;
  for (const entries of [propane, nitrogen]) expect(instructions(entries, thermalProtection)).toEqual([coldProtection]);
  for (const entries of [argon, solvent]) expect(instructions(entries, thermalProtection)).toEqual([]);
  expect(instructions(solvent, thermalProtection, { phrases: { '8.2.2.thermal': ['noThermalHazard'] } })).toEqual([]);
  const ownText = { texts: { '8.2.2.thermal': { en: 'Hot surfaces: wear gloves.' } } };
  expect(instructions(solvent, thermalProtection, ownText)).toEqual(['Hot surfaces: wear gloves.']);
});

test('a gas has no advice for liquids and their packaging', () => {
  const liquidKeys = [
    'rinseMouth',
    'ingestionMedicalIfUnwell',
    'doNotInduceVomiting',
    'drinkWater',
    'perforationRisk',
    'endoscopy',
    'disposeAsSection13',
    'emptyContainersRecycle',
    'uncleanedLikeProduct',
  ] as (keyof typeof standard)[];
  const textsIn = (entries: readonly string[]) =>
    allTexts(sampleSds({ classification: classified(...entries) })).map(plain);
  for (const entries of [propane, nitrogen, argon, ['Ox. Gas 1: H270', 'Press. Gas (Comp.): H280']])
    expect(liquidKeys.filter((key) => textsIn(entries).includes(standard[key]))).toEqual([]);
  for (const entries of [propane, nitrogen, argon]) {
    expect(textsIn(entries)).toEqual(
      expect.arrayContaining([
        standard.ingestionUnlikelyGas,
        standard.letGasDisperse,
        standard.storeVentilated,
        standard.returnPressureReceptacles,
      ]),
    );
  }
  const gasKeys = ['ingestionUnlikelyGas', 'letGasDisperse', 'storeVentilated', 'returnPressureReceptacles'] as const;
  const gasKeysIn = (entries: string[]) => gasKeys.filter((key) => textsIn(entries).includes(standard[key]));
  expect(gasKeysIn(solvent)).toEqual([]);
  // The vapours of a leaking can, too, are heavier than air.
  expect(gasKeysIn(['Aerosol 1: H222 H229'])).toEqual(['storeVentilated']);
});

test('a gas that is toxic by mouth or corrosive has the first aid after swallowing that its label has', () => {
  const { rinseMouth, doNotInduceVomiting, ingestionMedicalAtOnce, ingestionMedicalIfUnwell } = standard;
  const { ingestionUnlikelyGas, drinkWater, perforationRisk, endoscopy } = standard;
  const ingestion = (...entries: string[]) =>
    lines('4.1', en.labels.firstAidIngestion, ['Press. Gas (Liq.): H280', ...entries]);
  const ethyleneOxide = ['Flam. Gas 1A: H220', 'Acute Tox. 3: H301', 'Acute Tox. 3: H331', 'Skin Corr. 1: H314'];
  for (const entries of [ethyleneOxide, ammonia]) {
    expect(ingestion(...entries)).toEqual([rinseMouth, doNotInduceVomiting, ingestionMedicalAtOnce]);
    for (const phrase of [drinkWater, perforationRisk, endoscopy]) {
      expect(textsAt('4.1', entries)).not.toContain(phrase);
      expect(textsAt('4.3', entries)).not.toContain(phrase);
    }
  }
  expect(ingestion('Acute Tox. 3: H301')).toEqual([rinseMouth, ingestionMedicalAtOnce]);
  expect(ingestion('Acute Tox. 4: H302')).toEqual([rinseMouth, ingestionMedicalIfUnwell]);
  expect(ingestion('Acute Tox. 4: H302', 'STOT SE 1: H370')).toEqual([rinseMouth, ingestionMedicalAtOnce]);
  for (const entries of [[], ['Acute Tox. 3: H331'], ['STOT SE 1: H370']])
    expect(ingestion(...entries)).toEqual([ingestionUnlikelyGas]);
});

test('a gas is not washed off a skin that it does not harm, and its leak is stopped whatever its state', () => {
  const { washSkin, stopLeak } = standard;
  for (const entries of [argon, propane, ['Ox. Gas 1: H270', 'Press. Gas (Comp.): H280']]) {
    expect(textsAt('4.1', entries)).not.toContain(washSkin);
    expect(textsAt('6.1', entries)).toContain(stopLeak);
  }
  expect(textsAt('4.1', [...argon, 'Skin Irrit. 2: H315'])).toContain(washSkin);
  expect(textsAt('4.1', solvent)).toContain(washSkin);
  for (const entries of [solvent, ['Aerosol 1: H222 H229']]) expect(textsAt('6.1', entries)).not.toContain(stopLeak);
});

test('containers of gas are kept from heat and sun, those of refrigerated gas are never tightly closed', () => {
  const { keepTightlyClosed, protectFromHeat, pressureRelief, pressureReliefOnly, sunlight, heat, storeVentilated } =
    standard;
  for (const entries of [propane, argon, ammonia]) {
    // 'Tightly closed in a … well-ventilated place' says the other.
    const storage = entries === ammonia ? keepTightlyClosed : storeVentilated;
    const others = [keepTightlyClosed, storeVentilated].filter((phrase) => phrase !== storage);
    expect(textsAt('7.2', entries)).toEqual(expect.arrayContaining([storage, protectFromHeat]));
    for (const phrase of others) expect(textsAt('7.2', entries)).not.toContain(phrase);
    expect(textsAt('10.4', entries)).toContain(sunlight);
    expect(textsAt('7.2', entries)).not.toContain(pressureRelief);
  }
  expect(textsAt('10.4', argon)).toContain(heat);
  for (const entries of [propane, argon, nitrogen, [...nitrogen, 'Acute Tox. 3: H331']])
    expect(textsAt('7.2', entries)).not.toContain(keepTightlyClosed);
  expect(textsAt('7.2', nitrogen)).toEqual(expect.arrayContaining([pressureRelief, storeVentilated]));
  // Its label has P403+P233, which 'never close them gas-tight' would contradict.
  const toxic = textsAt('7.2', [...nitrogen, 'Acute Tox. 3: H331']);
  expect(toxic).toEqual(expect.arrayContaining([pressureReliefOnly, storeVentilated]));
  expect(toxic).not.toContain(pressureRelief);
  for (const entries of [nitrogen, propane, ammonia]) expect(textsAt('7.2', entries)).not.toContain(pressureReliefOnly);
  for (const { code } of documentLanguages)
    expect(phrasesFor(code).standard.storeVentilated).toBe(statementText('P403', code));
});

test('a flammable gas explodes with air, and is handled with ventilation and without static charge', () => {
  const { gasAirMixtures, useWithVentilation, antistaticMeasures } = standard;
  for (const number of ['2.3', '10.1']) {
    expect(textsAt(number, propane)).toContain(gasAirMixtures);
    for (const entries of [argon, solvent]) expect(textsAt(number, entries)).not.toContain(gasAirMixtures);
  }
  expect(textsAt('7.1', propane)).toEqual(expect.arrayContaining([useWithVentilation, antistaticMeasures]));
  expect(textsAt('7.1', argon)).not.toContain(antistaticMeasures);
  const { sections } = buildIpi(
    sampleProduct,
    factsOf({ classification: classified(...propane) }),
    'en',
    sampleOptions,
  );
  expect(sections.flatMap((section) => section.lines)).toContain(gasAirMixtures);
});

test('the likely routes of exposure to a gas are skin and eyes too where it harms them, by its classes or by cold', () => {
  const { exposureRoutesGas, exposureRoutesWithoutIngestion } = en.sentences;
  const routesOf = (entries: readonly string[], state?: string) =>
    valuesOf(
      sampleSds({
        classification: classified(...entries),
        basicProperties: state === undefined ? {} : { physicalState: { en: state } },
      }),
      '11.1',
      en.labels.routesOfExposure,
    );
  const irritant = [...argon, 'Eye Irrit. 2: H319'];
  for (const entries of [ammonia, propane, nitrogen, irritant, [...argon, 'Skin Sens. 1: H317']])
    for (const state of ['gas', undefined]) expect(routesOf(entries, state)).toEqual([exposureRoutesWithoutIngestion]);
  for (const entries of [argon, [...argon, 'Acute Tox. 3: H331'], ['Flam. Gas 1A: H220']])
    for (const state of ['gas', undefined]) expect(routesOf(entries, state)).toEqual([exposureRoutesGas]);
  expect(routesOf([], 'gas')).toEqual([exposureRoutesGas]);
  expect(routesOf(['Skin Corr. 1B: H314'])).toEqual([en.notAvailable]);
  expect(routesOf(['Skin Corr. 1B: H314'], 'liquid')).toEqual([en.sentences.exposureRoutes]);
});

test('an aerosol is not swallowed, unless it harms by mouth: 4.1, 4.2 and 11.1 say the same', () => {
  const { ingestionUnlikelyAerosol, symptomAspiration } = standard;
  const { exposureRoutes, exposureRoutesWithoutIngestion } = en.sentences;
  const aerosol = 'Aerosol 1: H222 H229';
  const routesOf = (...entries: string[]) => lines('11.1', en.labels.routesOfExposure, entries);
  expect(lines('4.1', en.labels.firstAidIngestion, [aerosol, 'Asp. Tox. 1: H304'])).toContain(ingestionUnlikelyAerosol);
  expect(textsAt('4.2', [aerosol, 'Asp. Tox. 1: H304'])).not.toContain(symptomAspiration);
  expect(textsAt('4.2', ['Asp. Tox. 1: H304'])).toContain(symptomAspiration);
  expect(routesOf(aerosol, 'Asp. Tox. 1: H304')).toEqual([exposureRoutesWithoutIngestion]);
  for (const entry of ['Acute Tox. 4: H302', 'Acute Tox. 3: H301', 'Skin Corr. 1B: H314'])
    expect(routesOf(aerosol, entry)).toEqual([exposureRoutes]);
});

test('a gas that section 9.1 calls liquid has the advice for gases', () => {
  const { slipHazard, pumpOff, absorbInert, collectingTray, stopLeak, letGasDisperse } = standard;
  const liquid = { basicProperties: { physicalState: { en: 'liquid' } } };
  const sheetOf = (...entries: string[]) => sampleSds({ classification: classified(...entries), ...liquid });
  for (const entries of [nitrogen, propane, ammonia]) {
    const textsIn = allTexts(sheetOf(...entries)).map(plain);
    for (const phrase of [slipHazard, pumpOff, absorbInert, collectingTray]) expect(textsIn).not.toContain(phrase);
    expect(textsIn).toEqual(expect.arrayContaining([stopLeak, letGasDisperse]));
    const routes = valuesOf(sheetOf(...entries), '11.1', en.labels.routesOfExposure);
    expect(routes).toEqual([en.sentences.exposureRoutesWithoutIngestion]);
    const points = checkSheet(
      openForCheck(
        sampleProduct,
        factsOf({ classification: classified(...entries), ...liquid }),
        ['en'],
        sampleOptions,
      ),
    );
    expect(points.filter(({ id, result }) => id === '6.3-1' && result === 'notMet')).toEqual([]);
  }
  const acid = allTexts(sheetOf('Skin Corr. 1B: H314')).map(plain);
  expect(acid).toEqual(expect.arrayContaining([slipHazard, pumpOff, absorbInert, collectingTray]));
});

describe('lack of oxygen', () => {
  const { suffocationHazard, rescuersBreathing, symptomOxygenLack, evacuate, enterAfterMeasuring, filtersNoOxygen } =
    standard;
  const places = [
    ['2.3', suffocationHazard],
    ['4.1', rescuersBreathing],
    ['4.2', symptomOxygenLack],
    ['6.1', evacuate],
    ['6.1', enterAfterMeasuring],
    ['8.2', filtersNoOxygen],
  ] as const;
  const ingredient = (cas: string | undefined, contentRange: string) => ({
    name: { en: `gas ${cas}` },
    contentRange,
    classification: [],
    ...(cas !== undefined && { cas }),
  });
  const [nitrogenCas, methaneCas, oxygenCas, airCas] = ['7727-37-9', '74-82-8', '7782-44-7', '132259-10-0'] as const;
  const pure = { kind: 'substance', identifiers: { cas: nitrogenCas } } as const;
  const saidOf = (facts: Partial<ProductFactsInput>, ...entries: string[]) => {
    const sheet = sampleSds({ classification: classified(...entries), ...facts });
    const isSaid = (number: string, phrase: string) => textsOf(sheet, number).map(plain).includes(phrase);
    // Rescuers are told of both reasons in one sentence.
    const isToxicToo = entries.some((entry) => /H33[01]$/.test(entry));
    return places.filter(([number, phrase]) =>
      isSaid(number, isToxicToo && phrase === rescuersBreathing ? standard.rescuersToxicNoOxygen : phrase),
    );
  };

  test('is said of every gas in which nobody can breathe, liquefied, flammable or toxic', () => {
    const compositions = [
      [ingredient(nitrogenCas, '100 %')],
      [ingredient(nitrogenCas, '97 – 98 %'), ingredient(methaneCas, '≥ 2 %')],
    ];
    for (const entries of [argon, nitrogen, propane, ammonia]) {
      expect(saidOf(pure, ...entries)).toEqual(places);
      expect(saidOf({ kind: 'substance', composition: compositions[0]! }, ...entries)).toEqual(places);
      for (const composition of compositions) expect(saidOf({ composition }, ...entries)).toEqual(places);
    }
    expect(saidOf({ ...pure, basicProperties: { physicalState: { en: 'gas' } } })).toEqual(places);
  });

  test('is not said of oxygen, air and oxidising gases, of aerosols and liquids', () => {
    for (const cas of [oxygenCas, airCas]) {
      expect(saidOf({ composition: [ingredient(nitrogenCas, '50 %'), ingredient(cas, '50 %')] }, ...argon)).toEqual([]);
      expect(saidOf({ kind: 'substance', identifiers: { cas } }, ...argon)).toEqual([]);
      expect(saidOf({ kind: 'substance', composition: [ingredient(cas, '100 %')] }, ...argon)).toEqual([]);
    }
    for (const entries of [['Ox. Gas 1: H270', ...argon], ['Aerosol 3: H229'], solvent])
      expect(saidOf(pure, ...entries)).toEqual([]);
  });

  test('is not said where the numbers or the rest of the contents are unknown: they can be oxygen or air', () => {
    expect(saidOf({ kind: 'substance' }, ...argon)).toEqual([]);
    expect(saidOf({ kind: 'substance', identifiers: { ec: '231-956-9' } }, ...argon)).toEqual([]);
    for (const composition of [
      [],
      // Calibration gas: the balance, air, has no row.
      [ingredient(methaneCas, '2 %')],
      [ingredient(nitrogenCas, '90 – 100 %')],
      [ingredient(nitrogenCas, '< 100 %')],
      [{ ...ingredient(undefined, '100 %'), ec: '231-956-9' }],
      [ingredient(nitrogenCas, '99 %'), ingredient(undefined, '1 %')],
    ])
      expect(saidOf({ composition }, ...argon)).toEqual([]);
  });

  test('leaves the decision on respiratory protection to the assessment, unless a class or the author decides', () => {
    const { respiratoryByAssessment, respiratoryIfGas, filterK } = standard;
    const respiratory = (entries: readonly string[], facts: Partial<ProductFactsInput> = {}) =>
      valuesOf(
        sampleSds({ ...pure, classification: classified(...entries), ...facts }),
        '8.2',
        en.labels.respiratoryProtection,
      ).map(plain);
    for (const entries of [argon, nitrogen, propane])
      expect(respiratory(entries)).toEqual([respiratoryByAssessment, filtersNoOxygen]);
    expect(respiratory(argon, { identifiers: {} })).toEqual([respiratoryByAssessment]);
    expect(respiratory(ammonia)).toEqual(expect.arrayContaining([respiratoryIfGas, filtersNoOxygen]));
    expect(respiratory(ammonia)).not.toContain(respiratoryByAssessment);
    expect(respiratory(argon, { phrases: { '8.2.2.respiratory': ['filterK'] } })).toEqual([filtersNoOxygen, filterK]);
    const ownText = respiratory(argon, { texts: { '8.2.2.respiratory': { en: 'None in closed systems.' } } });
    expect(ownText).toEqual([filtersNoOxygen, 'None in closed systems.']);
    const { sections } = buildIpi(
      sampleProduct,
      factsOf({ ...pure, classification: classified(...argon) }),
      'en',
      sampleOptions,
    );
    expect(sections.flatMap(({ signs }) => signs.map(({ code }) => code))).toContain('M017');
  });

  test('stands in the safety instructions once: what is graver replaces that the air is measured', () => {
    const { spillBreathing } = en.ipi.sentences;
    const linesOf = (...entries: string[]) =>
      buildIpi(sampleProduct, factsOf({ ...pure, classification: classified(...entries) }), 'en', sampleOptions)
        .sections.flatMap((section) => [...section.lines, ...section.rows.flatMap(({ values }) => values)])
        .map(plain);
    const inert = linesOf(...argon);
    for (const line of [suffocationHazard, rescuersBreathing, evacuate, enterAfterMeasuring, filtersNoOxygen])
      expect(inert.filter((text) => text === line)).toEqual([line]);
    const toxic = linesOf(...ammonia);
    expect(toxic).toContain(spillBreathing);
    for (const line of [evacuate, enterAfterMeasuring]) expect(toxic).not.toContain(line);
    expect(linesOf(...solvent)).not.toContain(suffocationHazard);
  });
});

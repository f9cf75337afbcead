import { withNonBreakingSpaces } from '../../documents/blocks/typography.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { documentLanguages, type LanguageCode } from '../../languages/languages.ts';
import { phrasesFor } from '../../languages/phrases.ts';
import { productState } from '../../product/physical-state.ts';
import { allTexts, classified, sampleSds, subsection, textsOf, valuesOf } from './sample-product.ts';

const nb = '\u202F';

const water = [{ name: { en: 'water' }, contentRange: '100 %', classification: [], isClassificationUnknown: false }];

describe('section 1', () => {
  test('a mixture carries its UFI, a substance its numbers', () => {
    const mixture = sampleSds({ ufi: 'GMTT-2SQN-6FDD-6TV1', classification: classified('Eye Irrit. 2: H319') });
    expect(valuesOf(mixture, '1.1', 'Unique formula identifier (UFI)')).toEqual(['GMTT-2SQN-6FDD-6TV1']);
    const substance = sampleSds({ kind: 'substance', identifiers: { cas: '67-64-1', ec: '200-662-2' } });
    expect(valuesOf(substance, '1.1', 'CAS number')).toEqual(['67-64-1']);
    expect(valuesOf(substance, '1.1', 'REACH registration number')).toEqual(['not available']);
    expect(textsOf(substance, '1.1')).not.toContain('Unique formula identifier (UFI)');
  });

  test('an article code that stands for two articles is printed once, the description of the shop not at all', () => {
    const articles = [{ code: 'SP-1-5L' }, { code: 'SP-1-5L' }, { code: 'SP-1-1L' }];
    const sheet = sampleSds({ description: { en: 'Shines like new!' }, product: { articles } });
    expect(valuesOf(sheet, '1.1', 'Article numbers')).toEqual(['SP-1-5L, SP-1-1L']);
    expect(allTexts(sheet)).not.toContain('Shines like new!');
  });

  test('other names stand in the language of the sheet, one without languages as it is', () => {
    const identifiers = { synonyms: [{ en: 'White spirit', de: 'Testbenzin' }, 'WS'] };
    expect(valuesOf(sampleSds({ lang: 'de', identifiers }), '1.1', 'Andere Bezeichnungen')).toEqual(['Testbenzin, WS']);
  });

  test('a manufacturer that is not the supplier is named, with the country in the language of the sheet', () => {
    const producer = { name: 'Maker', address: 'Weg 2', city: '10115 Berlin', country: 'DE', telephone: '+49 30 1' };
    expect(textsOf(sampleSds(), '1.3')).not.toContain('Manufacturer');
    const german = textsOf(sampleSds({ lang: 'de', product: { producer } }), '1.3');
    expect(german).toEqual(expect.arrayContaining(['Hersteller', 'Maker', 'Deutschland', 'Slowenien']));
  });
});

describe('section 2', () => {
  const sheet = sampleSds({
    lang: 'de',
    classification: [
      { category: 'Flam. Liq. 2', h: ['H225'] },
      { category: 'STOT RE 1', h: ['H372'], detail: { en: 'nervous system', de: 'Nervensystem' } },
    ],
    label: {
      signalWord: 'danger',
      pictograms: ['GHS02', 'GHS08'],
      h: ['H225', 'H372'],
      p: ['P280'],
      contains: [{ en: 'n-hexane', de: 'n-Hexan' }],
    },
    statementPlaces: { P280: { equipment: { en: 'protective gloves', de: 'Schutzhandschuhe' } } },
  });

  test('the label elements name the organs of the class', () => {
    expect(textsOf(sheet, '2.2').join()).toContain('(Nervensystem)');
  });

  test('the classification stands with full class names and the statements in full', () => {
    expect(subsection(sheet, '2.1').blocks).toContainEqual(
      expect.objectContaining({
        kind: 'table',
        rows: [
          [
            ['Entzündbare Flüssigkeit, Kategorie 2'],
            ['Flam. Liq. 2'],
            ['H225: Flüssigkeit und Dampf leicht entzündbar.'],
            ['Verfahren nicht angegeben'],
          ],
          [
            ['Spezifische Zielorgan-Toxizität (wiederholte Exposition), Kategorie 1'],
            ['STOT RE 1'],
            [expect.stringContaining('(Nervensystem)')],
            ['Verfahren nicht angegeben'],
          ],
        ],
      }),
    );
  });

  test('the label elements stand in the language of the sheet, places filled', () => {
    expect(subsection(sheet, '2.2').blocks).toContainEqual(
      expect.objectContaining({
        kind: 'pictograms',
        items: [
          { code: 'GHS02', name: 'Flamme' },
          { code: 'GHS08', name: 'Gesundheitsgefahr' },
        ],
      }),
    );
    expect(valuesOf(sheet, '2.2', 'Signalwort')).toEqual(['Gefahr']);
    expect(textsOf(sheet, '2.2')).toEqual(expect.arrayContaining(['n-Hexan', 'Schutzhandschuhe tragen.']));
  });

  test('a product that is not classified says so', () => {
    const sheet = sampleSds({ composition: water });
    expect(textsOf(sheet, '2.1')).toEqual([withNonBreakingSpaces(phrasesFor('en').sentences.notClassified.mixture)]);
    expect(textsOf(sheet, '2.2')).toEqual([withNonBreakingSpaces(phrasesFor('en').sentences.noLabelElements)]);
  });

  test('an ingredient with endocrine or persistent properties is named', () => {
    const found = sampleSds({
      composition: [
        { name: { en: 'Bad one' }, contentRange: '1 %', classification: classified('ED HH 1: EUH380', 'PBT: EUH440') },
      ],
    });
    expect(textsOf(found, '2.3').join()).toContain('Bad one (ED HH 1)');
    expect(textsOf(found, '12.5')).toEqual(['Assessed as PBT/vPvB or PMT/vPvM: Bad one (PBT).']);
    expect(textsOf(found, '12.6')).toEqual(textsOf(found, '11.2').slice(2, 3));
  });
});

test('section 3 lists each ingredient with numbers, content, classification and limits', () => {
  const sheet = sampleSds({
    lang: 'de',
    composition: [
      {
        name: { en: 'sodium hypochlorite', de: 'Natriumhypochlorit' },
        cas: '7681-52-9',
        contentRange: '2.5 - < 5 %',
        classification: classified('Skin Corr. 1B: H314', 'Aquatic Acute 1: H400'),
        euh: ['EUH031'],
        limits: ['M (acute) = 10', 'EUH031: C ≥ 5 %'],
      },
      {
        name: { en: 'urea', de: 'Harnstoff' },
        contentRange: '2.5 %',
        classification: [],
        isClassificationUnknown: false,
      },
    ],
  });
  expect(subsection(sheet, '3.2').blocks).toContainEqual(
    expect.objectContaining({
      rows: [
        [
          ['Natriumhypochlorit'],
          ['CAS: 7681-52-9'],
          [`2,5${nb}–${nb}<${nb}5${nb}%`],
          ['Skin Corr. 1B, H314', 'Aquatic Acute 1, H400', 'EUH031'],
          [`M (akut) =${nb}10`, `EUH031: C ≥${nb}5${nb}%`],
        ],
        [['Harnstoff'], ['–'], [`2,5${nb}%`], ['nicht eingestuft'], ['–']],
      ],
    }),
  );
});

test('section 3 says where the statements stand in full only where it has some', () => {
  const { substanceNote } = phrasesFor('en').sentences;
  const urea = { name: { en: 'urea' }, contentRange: '32.5 %', classification: [] };
  expect(textsOf(sampleSds({ composition: [urea] }), '3.2')).not.toContain(substanceNote);
  const acid = { ...urea, classification: classified('Eye Irrit. 2: H319') };
  expect(textsOf(sampleSds({ composition: [urea, acid] }), '3.2')).toContain(substanceNote);
});

describe('what follows from the hazards', () => {
  test.each([
    ['Skin Corr. 1B: H314', '4.1', 'rinseSkinAtOnce'],
    ['Skin Corr. 1B: H314', '4.1', 'doNotInduceVomiting'],
    ['Eye Dam. 1: H318', '4.1', 'eyeSpecialistAtOnce'],
    ['Ox. Liq. 2: H272', '4.1', 'doNotInduceVomiting'],
    ['Asp. Tox. 1: H304', '4.1', 'vomitingHeadLow'],
    ['Asp. Tox. 1: H304', '4.3', 'monitorLungs'],
    ['Acute Tox. 3: H331', '4.1', 'inhalationMedicalAtOnce'],
    ['Acute Tox. 3: H311', '4.1', 'skinMedicalAtOnce'],
    ['STOT SE 3: H336', '4.2', 'symptomNarcosis'],
    ['Flam. Liq. 2: H225', '5.1', 'alcoholResistantFoam'],
    ['Aerosol 1: H222 H229', '5.2', 'aerosolsBurst'],
    ['Ox. Liq. 2: H272', '6.3', 'noCombustibleAbsorbents'],
    ['Repr. 1B: H360FD', '7.1', 'restrictPregnant'],
    ['Met. Corr. 1: H290', '7.2', 'corrosionResistantContainer'],
    ['Skin Sens. 1: H317', '8.2', 'gloves'],
    ['Flam. Liq. 3: H226', '10.4', 'staticDischarge'],
    ['Ox. Liq. 2: H272', '10.5', 'reducingAgents'],
    ['Ozone 1: H420', '12.7', 'ozoneDamage'],
    ['Carc. 1B: H350', '15.1', 'carcinogensDirective'],
  ] as const)('%s brings to %s the phrase %s, an unclassified product does not', (entry, number, key) => {
    const phrase = withNonBreakingSpaces(phrasesFor('en').standard[key]);
    const textsIn = (sheet: ReturnType<typeof sampleSds>) => textsOf(sheet, number);
    expect(textsIn(sampleSds({ classification: classified(entry) }))).toContain(phrase);
    expect(textsIn(sampleSds())).not.toContain(phrase);
  });

  test('a poison that is inhaled harms the lungs later only where it burns', () => {
    const { inhalationDelayedEffects, monitorLungs } = phrasesFor('en').standard;
    const firstAidTexts = (...entries: string[]) => {
      const sheet = sampleSds({ classification: classified(...entries) });
      return [...textsOf(sheet, '4.1'), ...textsOf(sheet, '4.3')].map((text) => text.replaceAll(nb, ' '));
    };
    for (const phrase of [inhalationDelayedEffects, monitorLungs]) {
      expect(firstAidTexts('Acute Tox. 3: H331', 'Skin Corr. 1B: H314')).toContain(phrase);
      expect(firstAidTexts('Acute Tox. 3: H331')).not.toContain(phrase);
      expect(firstAidTexts('Skin Corr. 1B: H314')).not.toContain(phrase);
    }
  });

  test.each([
    ['industrial', 'lockUp', 'lockUpFromChildren'],
    ['public', 'lockUpFromChildren', 'lockUp'],
  ] as const)('a dangerous %s product is kept with the words of %s', (audience, expectedValue, other) => {
    const { standard } = phrasesFor('en');
    const sheet = sampleSds({ audience, classification: classified('Asp. Tox. 1: H304') });
    expect(textsOf(sheet, '7.2')).toContain(standard[expectedValue]);
    expect(textsOf(sheet, '7.2')).not.toContain(standard[other]);
  });
});

describe('what the product adds', () => {
  const adding = (phrases: Record<string, string[]>) =>
    sampleSds({
      composition: [
        { name: { en: 'ethanol' }, contentRange: '100 %', classification: classified('Flam. Liq. 2: H225') },
      ],
      classification: classified('Flam. Liq. 2: H225'),
      phrases,
    });

  test('stands after what follows from the hazards, each phrase once', () => {
    const sheet = adding({ '10.5': ['strongOxidisers', 'amines'] });
    expect(textsOf(sheet, '10.5')).toEqual(['strong oxidising agents', 'amines']);
  });

  test('stands before it where it is to be done first', () => {
    const { wipeOffResin, washSkin } = phrasesFor('en').standard;
    const skin = valuesOf(adding({ '4.1.skin': ['wipeOffResin'] }), '4.1', 'Following skin contact');
    expect(skin.slice(0, 2)).toEqual([wipeOffResin, washSkin]);
  });

  test.each([
    ['7.2', 'ventedContainer', 'keepTightlyClosed'],
    ['8.2', 'glovesNotNeeded', 'gloves'],
  ] as const)('replaces in %s what it contradicts: %s in the place of %s', (number, chosen, derived) => {
    const { standard } = phrasesFor('en');
    const slot = number === '8.2' ? '8.2.2.hands' : number;
    expect(textsOf(adding({}), number)).toContain(withNonBreakingSpaces(standard[derived]));
    expect(textsOf(adding({ [slot]: [chosen] }), number)).toContain(withNonBreakingSpaces(standard[chosen]));
    expect(textsOf(adding({ [slot]: [chosen] }), number)).not.toContain(withNonBreakingSpaces(standard[derived]));
  });

  test('sorts itself into suitable and unsuitable extinguishing media', () => {
    const sheet = adding({ '5.1': ['drySand', 'carbonDioxideUnsuitable'] });
    expect(valuesOf(sheet, '5.1', 'Suitable extinguishing media')).toContain('dry sand');
    expect(valuesOf(sheet, '5.1', 'Suitable extinguishing media')).not.toContain('carbon dioxide (CO₂)');
    expect(valuesOf(sheet, '5.1', 'Unsuitable extinguishing media')).toEqual(['full water jet', 'carbon dioxide']);
  });

  test('can be a text of its own', () => {
    const sheet = sampleSds({ lang: 'de', texts: { '7.3': { en: 'Only for A.', de: 'Nur für A.' } } });
    expect(textsOf(sheet, '7.3')).toEqual(['Nur für A.']);
  });

  test('is refused where the phrase or the place does not exist', () => {
    expect(() => adding({ '10.5': ['fairyDust'] })).toThrow("Subsection 10.5 names the standard phrase 'fairyDust'");
    expect(() => adding({ '99.1': [] })).toThrow("no place '99.1'");
  });
});

describe('section 8', () => {
  test('8.2 has the signs of the equipment that its lines name, and of no other', () => {
    const signsOf = (phrases: Record<string, string[]>) =>
      subsection(sampleSds({ phrases }), '8.2').blocks.flatMap((block) =>
        block.kind === 'pictograms' ? block.items.map(({ code }) => code) : [],
      );
    expect(signsOf({ '8.2.2.eyes': ['tightGoggles', 'faceShield'], '8.2.2.hands': ['gloves'] })).toEqual([
      'M004',
      'M013',
      'M009',
    ]);
    // Safety glasses where splashes are possible: advice for every product, and no order.
    expect(signsOf({ '8.2.2.hands': ['glovesNotNeeded'] })).toEqual([]);
  });

  test('each exposure limit is a row with agent, list, country, both values and remarks', () => {
    const sheet = sampleSds({
      lang: 'de',
      exposureLimits: [
        {
          agent: { en: 'formaldehyde', de: 'Formaldehyd' },
          law: 'Directive 2004/37/EC',
          country: 'EU',
          twa: { mgPerM3: 0.37, ppm: 0.3 },
          stel: { mgPerM3: 0.74, ppm: 0.6 },
          skin: true,
        },
        { law: 'TRGS 900', country: 'DE', twa: { mgPerM3: 380 } },
      ],
    });
    expect(subsection(sheet, '8.1').blocks[0]).toEqual({
      kind: 'table',
      caption: 'Arbeitsplatzgrenzwerte',
      head: [
        'Arbeitsstoff',
        'Vorschrift',
        'Land',
        'Schichtmittelwert (8\u202Fh)',
        'Kurzzeitwert (15\u202Fmin)',
        'Bemerkungen',
      ],
      rows: [
        [
          ['Formaldehyd'],
          ['Richtlinie 2004/37/EG'],
          ['Europäische Union'],
          [`0,37${nb}mg/m³`, `0,3${nb}ppm`],
          [`0,74${nb}mg/m³`, `0,6${nb}ppm`],
          ['H: hautresorptiv'],
        ],
        [['Muster'], ['TRGS\u00A0900'], ['Deutschland'], [`380${nb}mg/m³`], ['–'], ['–']],
      ],
    });
  });

  test('a limit of a substance is one of its main constituent, not of the trade name', () => {
    const sheet = sampleSds({
      kind: 'substance',
      composition: [{ name: { en: 'acetone' }, contentRange: '≥ 99 %', classification: [] }],
      exposureLimits: [{ law: 'TRGS 900', country: 'DE', twa: { mgPerM3: 1200 } }],
      options: { market: 'DE' },
    });
    expect(subsection(sheet, '8.1').blocks[0]).toMatchObject({
      rows: [expect.arrayContaining([['acetone'], ['TRGS\u00A0900']])],
    });
  });

  test('a product without limits says so', () => {
    expect(textsOf(sampleSds(), '8.1')).toContain(
      'No national occupational exposure limit values are recorded for this product or its ingredients (Ireland).',
    );
  });
});

describe('section 9', () => {
  const order = [
    'Physical state',
    'Colour',
    'Odour',
    'Melting point/freezing point',
    'Boiling point or initial boiling point and boiling range',
    'Flammability',
    'Lower and upper explosion limit',
    'Flash point',
    'Auto-ignition temperature',
    'Decomposition temperature',
    'pH',
    'Kinematic viscosity',
    'Solubility',
    'Partition coefficient n-octanol/water (log value)',
    'Vapour pressure',
    'Density and/or relative density',
    'Relative vapour density',
    'Particle characteristics',
  ];

  test('the eighteen properties stand in the order of the law, known or not', () => {
    const [block] = subsection(sampleSds(), '9.1').blocks;
    expect(block?.kind === 'definitions' && block.rows.map(({ term }) => term)).toEqual(order);
  });

  const physicalState = { liquid: { en: 'liquid', de: 'flüssig' }, solid: { de: 'fest, Pulver' } };

  test.each([
    ['liquid', 'Particle characteristics', 'not applicable (physical state: liquid)'],
    ['liquid', 'Kinematic viscosity', 'not available'],
    ['solid', 'Particle characteristics', 'not available'],
    ['solid', 'Kinematic viscosity', 'not applicable (physical state: solid)'],
    ['solid', 'Flash point', 'not applicable (physical state: solid)'],
    ['solid', 'Relative vapour density', 'not applicable (physical state: solid)'],
  ] as const)('of a %s, %s is %s when nothing is known', (state, property, value) => {
    const sheet = sampleSds({ basicProperties: { physicalState: physicalState[state] } });
    expect(valuesOf(sheet, '9.1', property)).toEqual([value]);
  });

  test('the state is the one that its words name first', () => {
    for (const state of [{ en: 'liquid, solidifies below 17 °C' }, { de: 'flüssig, verfestigt sich unter 17 °C' }])
      expect(valuesOf(sampleSds({ basicProperties: { physicalState: state } }), '9.1', 'Flash point')).toEqual([
        'not available',
      ]);
    const gas = sampleSds({ basicProperties: { physicalState: { en: 'gas, liquid under pressure' } } });
    expect(valuesOf(gas, '9.1', 'Flash point')).toEqual(['not applicable (physical state: gas)']);
  });

  test('the state is read by whole words in every language, and a liquefied gas is a gas', () => {
    const stateOf = (lang: LanguageCode, text: string) =>
      productState({ classification: [], basicProperties: { physicalState: { [lang]: text } } });
    for (const { code } of documentLanguages)
      for (const [state, word] of Object.entries(phrasesFor(code).physicalStates))
        expect([code, word, stateOf(code, `${word.toUpperCase()}, x`)]).toEqual([code, word, state]);
    for (const [lang, text, state] of [
      ['de', 'verflüssigtes Gas', 'gas'],
      ['de', 'Druckgas, verflüssigt', 'gas'],
      ['de', 'Flüssiggas', 'gas'],
      ['de', 'Flüssigkeit, setzt Gase frei', 'liquid'],
      ['de', 'zähflüssige Paste', 'liquid'],
      ['de', 'Feststoff', 'solid'],
      ['de', 'nicht festgelegt', null],
      ['en', 'liquid (liquefied gas)', 'gas'],
      ['en', 'gasoline', null],
      ['en', 'solidifies below 17 °C; liquid', 'liquid'],
      ['fr', 'liquide (gaz liquéfié)', 'gas'],
      ['fr', 'gazole, liquide', 'liquid'],
      ['sl', 'tekočina (utekočinjen plin)', 'gas'],
      ['it', 'gas', 'gas'],
      ['it', 'liquido (gas liquefatto)', 'gas'],
      ['es', 'líquido (gas licuado)', 'gas'],
      ['es', 'gasóleo, líquido', 'liquid'],
      ['pl', 'ciecz (gaz skroplony)', 'gas'],
      ['el', 'υγρό (υγροποιημένο αέριο)', 'gas'],
    ] as const)
      expect([text, stateOf(lang, text)]).toEqual([text, state]);
  });

  test('the state for the classification is that of the product, unless it is an aerosol', () => {
    const viscosityOf = (facts: object) =>
      valuesOf(
        sampleSds({ basicProperties: { physicalState: { en: 'paste' } }, ...facts }),
        '9.1',
        'Kinematic viscosity',
      );
    expect(viscosityOf({ classificationData: { physicalState: 'liquid' } })).toEqual(['not available']);
    expect(viscosityOf({ classificationData: { physicalState: 'solid' } })).toEqual([
      'not applicable (physical state: solid)',
    ]);
    const aerosol = { classification: classified('Aerosol 1: H222 H229') };
    expect(viscosityOf({ ...aerosol, classificationData: { physicalState: 'liquid' } })).toEqual([
      'not applicable (physical state: aerosol)',
    ]);
  });

  test('values have decimals, minus signs and conditions as the language prints them', () => {
    const sheet = sampleSds({
      lang: 'de',
      basicProperties: {
        physicalState: physicalState.liquid,
        meltingPoint: { value: -94.7, unit: '°C' },
        explosionLimits: { value: '2.5 – 13', unit: '% (V/V)' },
        density: { value: 0.791, unit: 'g/cm³', condition: { en: 'at 20 °C', de: 'bei 20 °C' } },
        ph: 'notApplicable',
      },
    });
    expect(valuesOf(sheet, '9.1', 'Schmelzpunkt/Gefrierpunkt')).toEqual([`−94,7${nb}°C`]);
    expect(valuesOf(sheet, '9.1', 'Untere und obere Explosionsgrenze')).toEqual([`2,5${nb}–${nb}13${nb}% (V/V)`]);
    expect(valuesOf(sheet, '9.1', 'Dichte und/oder relative Dichte')).toEqual([`0,791${nb}g/cm³ (bei 20${nb}°C)`]);
    expect(valuesOf(sheet, '9.1', 'pH-Wert')).toEqual(['nicht anwendbar']);
  });

  test('the molar mass is that of a substance; a solution has none', () => {
    const identifiers = { molarMass: '40.00 g/mol' };
    expect(valuesOf(sampleSds({ kind: 'substance', identifiers }), '9.2', 'Molar mass')).toEqual([`40.00${nb}g/mol`]);
    expect(textsOf(sampleSds({ identifiers }), '9.2')).not.toContain('Molar mass');
  });

  test('9.2.1 answers for the physical hazard classes that the state has', () => {
    const sheet = sampleSds({
      classification: classified('Flam. Liq. 2: H225'),
      basicProperties: { physicalState: physicalState.liquid },
    });
    expect(valuesOf(sheet, '9.2', 'Flammable liquids')).toEqual(['Flammable liquid, category 2']);
    expect(valuesOf(sheet, '9.2', 'Oxidising liquids')).toEqual([phrasesFor('en').sentences.notClassifiedNoData]);
    expect(textsOf(sheet, '9.2')).not.toContain('Flammable solids');
  });
});

describe('section 11', () => {
  test('all ten health hazard classes are answered', () => {
    const { healthHazardClasses, sentences } = phrasesFor('en');
    for (const name of Object.values(healthHazardClasses)) {
      expect(valuesOf(sampleSds(), '11.1', name)).toEqual([sentences.notClassifiedNoData]);
    }
  });

  test('a class that is met stands with its statement, skin corrosion for the eyes too', () => {
    const sheet = sampleSds({ classification: classified('Skin Corr. 1B: H314') });
    const line = 'Skin Corr. 1B – H314: Causes severe skin burns and eye damage.';
    expect(valuesOf(sheet, '11.1', 'Skin corrosion/irritation')).toEqual([line]);
    expect(valuesOf(sheet, '11.1', 'Serious eye damage/irritation')).toEqual([line]);
  });

  test('test results stand with substance and source, their words in the language of the sheet', () => {
    const sheet = sampleSds({
      lang: 'de',
      studies: [
        { endpoint: 'acuteOral', substance: { de: 'Aceton' }, value: 'LD50: 5 800 mg/kg, rat', source: 'OECD 401' },
        { endpoint: 'fish', value: 'LC50: 8.3 g/l, 96 h' },
      ],
    });
    expect(subsection(sheet, '11.1').blocks).toContainEqual(
      expect.objectContaining({
        rows: [[['Akute Toxizität, oral'], ['Aceton'], [`LD50: 5${nb}800${nb}mg/kg, Ratte`], ['OECD\u00A0401']]],
      }),
    );
    expect(subsection(sheet, '12.1').blocks).toContainEqual(
      expect.objectContaining({
        rows: [[['Fischtoxizität'], ['Produkt'], [`LC50: 8,3${nb}g/l, 96${nb}h`], ['–']]],
      }),
    );
  });
});

const goods = {
  un: 'UN1791',
  properShippingName: 'HYPOCHLORITE SOLUTION',
  hazardClass: '8',
  packingGroup: 'II' as const,
  classificationCode: 'C9',
  hazardIdentificationNumber: '80',
  tunnelCode: 'E',
  limitedQuantity: '1 L',
  environmentallyHazardous: true,
};

describe('section 14', () => {
  test('dangerous goods stand for road, rail, inland waterways, sea and air', () => {
    const sheet = sampleSds({ transport: goods });
    for (const mode of ['Road (ADR)', 'Rail (RID)', 'Inland waterways (ADN)', 'Sea (IMDG)', 'Air (ICAO-TI/IATA-DGR)']) {
      expect(valuesOf(sheet, '14.1', mode)).toEqual([`UN${nb}1791`]);
      expect(valuesOf(sheet, '14.3', mode)).toEqual(['8']);
      expect(valuesOf(sheet, '14.4', mode)).toEqual(['II']);
    }
    expect(valuesOf(sheet, '14.5', 'Sea (IMDG)')).toEqual(['Marine pollutant: yes']);
    expect(valuesOf(sheet, '14.6', 'Tunnel restriction code (ADR)')).toEqual(['(E)']);
  });

  test('labels, mark and plate follow from class, subsidiary hazard, environment and identification number', () => {
    const marksOf = (transport: Partial<NonNullable<ProductFacts['transport']>>) =>
      subsection(sampleSds({ transport: { ...goods, ...transport } }), '14.3').blocks.flatMap((block) =>
        block.kind === 'pictograms' ? block.items.map(({ code, plate }) => (plate ? Object.values(plate) : code)) : [],
      );
    expect(marksOf({})).toEqual(['ADR8', 'ADR-ENV', ['80', '1791']]);
    expect(marksOf({ hazardClass: '3 (6.1+8)', environmentallyHazardous: false })).toEqual([
      'ADR3',
      'ADR6-1',
      'ADR8',
      ['80', '1791'],
    ]);
    // Their labels depend on more than the class (ADR 5.2.2.2.2).
    const noMarks = { environmentallyHazardous: false, hazardIdentificationNumber: null };
    for (const hazardClass of ['1', '6.2', '7']) expect(marksOf({ ...noMarks, hazardClass })).toEqual([]);
  });

  test('14.6 has the conditions of each mode, of rail and inland waterways those that differ from road', () => {
    const sheet = sampleSds({ transport: goods });
    const linesOf = (mode: string) => valuesOf(sheet, '14.6', mode);
    expect(linesOf('Excepted quantities (EQ)')).toEqual(['E2']);
    expect(linesOf('Special provisions (ADR)')).toEqual(['521']);
    expect(linesOf('Transport category (ADR/RID 1.1.3.6)')).toEqual(['2']);
    expect(linesOf('Rail (RID)')).toEqual([
      'Classification code, hazard identification number, limited and excepted quantities: see road (ADR)',
    ]);
    expect(linesOf('Inland waterways (ADN)')).toEqual([
      'Classification code, limited and excepted quantities: see road (ADR)',
    ]);
    expect(linesOf('Sea (IMDG)')).toEqual([
      'EmS: F-A, S-B',
      'Stowage category: B',
      'Segregation group: SGG8 (hypochlorites)',
      'Segregation: SG20',
      `Limited quantity (LQ): 1${nb}L`,
      'Excepted quantities (EQ): E2',
    ]);
    const german = sampleSds({ transport: goods, lang: 'de' });
    expect(valuesOf(german, '14.6', phrasesFor('de').labels.sea)).toContain('Trenngruppe: SGG8 (Hypochlorite)');
    expect(linesOf('Air (ICAO-TI/IATA-DGR)')).toEqual(['packing instructions and maximum quantities: not recorded']);
    expect(textsOf(sheet, '14.6')).not.toContain('Exemption');
  });

  test('14.6 has what the author states of the modes', () => {
    const sheet = sampleSds({
      transport: {
        ...goods,
        packingInstruction: ['P001', 'IBC02'],
        rail: { expressParcels: 'CE6' },
        inlandWaterways: { equipment: 'PP, EP', ventilation: 'VE02', cones: 0 },
        air: {
          passenger: { packingInstruction: 'forbidden' },
          cargo: { packingInstruction: '855', maxQuantity: '30 L' },
          limitedQuantities: { packingInstruction: 'Y840' },
          exceptedQuantity: 'E2',
        },
      },
    });
    expect(valuesOf(sheet, '14.6', 'Packing instruction')).toEqual(['P001, IBC02']);
    expect(valuesOf(sheet, '14.6', 'Rail (RID)').at(-1)).toBe('Express parcels: CE6');
    expect(valuesOf(sheet, '14.6', 'Inland waterways (ADN)').slice(1)).toEqual([
      'Equipment required: PP, EP',
      'Ventilation: VE02',
      'Number of blue cones/lights: 0',
    ]);
    expect(valuesOf(sheet, '14.6', 'Air (ICAO-TI/IATA-DGR)')).toEqual([
      'Passenger and cargo aircraft: forbidden',
      `Cargo aircraft only: packing instruction 855, not more than 30${nb}L per package`,
      'Limited quantity (LQ): packing instruction Y840',
      'Excepted quantities (EQ): E2',
    ]);
  });

  test('the name of a marine pollutant stands in 14.5 by sea', () => {
    const sea = { marinePollutant: { en: 'sodium hypochlorite', de: 'Natriumhypochlorit' } };
    const pollutantIn = (lang: 'en' | 'de', transport: object) => {
      const sheet = sampleSds({ lang, transport: { ...goods, sea, ...transport } });
      return valuesOf(sheet, '14.5', phrasesFor(lang).labels.sea);
    };
    expect(pollutantIn('en', {})).toEqual(['Marine pollutant: yes (sodium hypochlorite)']);
    expect(pollutantIn('de', {})).toEqual(['Meeresschadstoff: ja (Natriumhypochlorit)']);
    expect(pollutantIn('en', { environmentallyHazardous: false })).toEqual(['Marine pollutant: no']);
  });

  test('a mode that prohibits the goods says so, and refers to no other mode', () => {
    const peroxide = {
      un: 'UN3111',
      properShippingName: 'ORGANIC PEROXIDE TYPE B, LIQUID, TEMPERATURE CONTROLLED (x)',
      hazardClass: '5.2 (1)',
      packingGroup: null,
      classificationCode: 'P2',
      hazardIdentificationNumber: null,
      tunnelCode: 'B',
      limitedQuantity: '0',
    };
    const sheet = sampleSds({ transport: peroxide });
    expect(valuesOf(sheet, '14.1', 'Rail (RID)')).toEqual([`UN${nb}3111`, 'carriage prohibited (RID)']);
    expect(valuesOf(sheet, '14.6', 'Rail (RID)')).toEqual(['carriage prohibited (RID)']);
    expect(valuesOf(sheet, '14.1', 'Road (ADR)')).toEqual([`UN${nb}3111`]);
    const nitrite = { ...peroxide, un: 'UN2455', classificationCode: '2A' };
    const prohibited = sampleSds({ transport: nitrite });
    for (const mode of ['Road (ADR)', 'Rail (RID)', 'Sea (IMDG)'])
      expect(valuesOf(prohibited, '14.1', mode).at(-1)).toMatch(/^carriage prohibited/);
    expect(valuesOf(prohibited, '14.6', 'Inland waterways (ADN)')).toEqual(['not available']);
  });

  test('an exemption stands in 14.6 with its condition, where the author chose it', () => {
    const exemptionOf = (transport: object) =>
      valuesOf(sampleSds({ transport: { ...goods, ...transport } }), '14.6', 'Exemption');
    const { specialProvision144, specialProvision375, viscousLiquid, viscousEnvironment } = phrasesFor('en').sentences;
    const plain = (texts: string[]) => texts.map((text) => text.replaceAll(/[\u00A0\u202F]/g, ' '));
    expect(plain(exemptionOf({ exemption: 'specialProvision144' }))).toEqual([specialProvision144]);
    expect(plain(exemptionOf({ exemption: 'specialProvision375' }))).toEqual([specialProvision375]);
    expect(plain(exemptionOf({ exemption: 'viscousLiquid' }))).toEqual([viscousLiquid, viscousEnvironment]);
    expect(plain(exemptionOf({ exemption: 'viscousLiquid', environmentallyHazardous: false }))).toEqual([
      viscousLiquid,
    ]);
  });

  const namesByMode = (sheet: ReturnType<typeof sampleSds>, lang: LanguageCode) =>
    (['road', 'rail', 'inlandWaterways', 'sea', 'air'] as const).map((mode) =>
      valuesOf(sheet, '14.2', phrasesFor(lang).labels[mode]).join(),
    );

  test('the proper shipping name stands in the language of the sheet for road and rail, in English for sea and air', () => {
    const properShippingName = { en: 'HYPOCHLORITE SOLUTION', de: 'HYPOCHLORITLÖSUNG' };
    expect(namesByMode(sampleSds({ lang: 'de', transport: { ...goods, properShippingName } }), 'de')).toEqual([
      'HYPOCHLORITLÖSUNG',
      'siehe Straße (ADR)',
      'siehe Straße (ADR)',
      'HYPOCHLORITE SOLUTION',
      'HYPOCHLORITE SOLUTION',
    ]);
  });

  test('a proper shipping name without languages stands in every sheet as it is', () => {
    const sheet = sampleSds({ lang: 'el', transport: goods });
    expect(namesByMode(sheet, 'el')).toEqual([
      'HYPOCHLORITE SOLUTION',
      'βλ. οδικώς (ADR)',
      'βλ. οδικώς (ADR)',
      'HYPOCHLORITE SOLUTION',
      'HYPOCHLORITE SOLUTION',
    ]);
  });

  test('a product that is no dangerous goods says so', () => {
    const sheet = sampleSds({ composition: water });
    expect(textsOf(sheet, '14.1')).toEqual([phrasesFor('en').sentences.notDangerousGoods]);
    for (const number of ['14.2', '14.3', '14.4']) expect(textsOf(sheet, number)).toEqual(['not applicable']);
  });
});

describe('section 16', () => {
  test('gives in full the statements of section 3 that section 2 does not have', () => {
    const sheet = sampleSds({
      classification: classified('Eye Irrit. 2: H319'),
      composition: [
        {
          name: { en: 'X' },
          contentRange: '1 %',
          classification: classified('Eye Irrit. 2: H319', 'Skin Irrit. 2: H315'),
        },
      ],
    });
    const block = sheet.sections[15]?.blocks.find(({ kind }) => kind === 'statements');
    expect(block).toMatchObject({ items: [{ code: 'H315', text: 'Causes skin irritation.' }] });
  });

  test('names the organs of an ingredient’s statement, unless two ingredients harm different ones', () => {
    const harming = (organ: string) => ({
      name: { en: organ },
      contentRange: '1 %',
      classification: [{ category: 'STOT SE 1', h: ['H370'], detail: { en: organ } }],
    });
    const eyes = sampleSds({ composition: [harming('eyes')] });
    expect(textsOf(eyes)).toContain('Causes damage to organs (eyes).');
    expect(textsOf(sampleSds({ composition: [harming('eyes'), harming('nerves')] }))).toContain(
      'Causes damage to organs.',
    );
  });

  test('states how a mixture was classified, of a substance it does not', () => {
    const facts = {
      composition: [{ name: { en: 'X' }, contentRange: '30 %', classification: classified('Eye Irrit. 2: H319') }],
      classification: classified('Eye Irrit. 2: H319'),
    };
    expect(textsOf(sampleSds(facts))).toContain('Calculation method');
    expect(textsOf(sampleSds({ ...facts, kind: 'substance' }))).not.toContain('Calculation method');
  });

  test('says what changed, or that this is the first version', () => {
    expect(textsOf(sampleSds({ changes: [{ en: 'Section 9: flash point.' }] }))).toContain('Section 9: flash point.');
    expect(textsOf(sampleSds())).toContain('No changes are recorded.');
    expect(textsOf(sampleSds({ options: { previousVersions: [] } }))).toContain(
      'First version of this safety data sheet.',
    );
  });

  test('explains the abbreviations that the sheet uses, and no others', () => {
    expect(textsOf(sampleSds({ composition: water }))).toEqual(expect.arrayContaining(['PBT', 'REACH', 'CLP']));
    expect(textsOf(sampleSds())).not.toContain('LD50');
    expect(textsOf(sampleSds({ studies: [{ endpoint: 'acuteOral', value: 'LD50: 1 g/kg' }] }))).toContain('LD50');
    const explained = (facts: Parameters<typeof sampleSds>[0]) =>
      ['EUH', 'GHS', 'EmS', 'EQ', 'SGG', 'STOT SE', 'STOT RE'].filter((word) =>
        textsOf(sampleSds(facts)).includes(word),
      );
    expect(explained({})).toEqual([]);
    const label = { signalWord: 'danger' as const, pictograms: ['GHS05'], h: ['H314'], euh: ['EUH031'], p: [] };
    expect(explained({ label, classification: classified('STOT SE 3: H335') })).toEqual(['EUH', 'GHS', 'STOT SE']);
    expect(explained({ transport: goods })).toEqual(['EmS', 'EQ', 'SGG']);
  });

  test('explains the codes of the hazard classes that section 2 or 3 has, and those of doses and rates of tests', () => {
    const longForm = (short: string, facts: Parameters<typeof sampleSds>[0] = {}) =>
      sampleSds(facts)
        .sections.flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === 'definitions' ? block.rows : []))
        .flatMap(({ term, values }) => (term === short ? values : []));
    const gas = { name: { en: 'X' }, contentRange: '30 %', classification: classified('Press. Gas (Comp.): H280') };
    const classes = { composition: [gas], classification: classified('Flam. Liq. 2: H225') };
    expect(longForm('Flam. Liq.', classes)).toEqual(['Flammable liquid']);
    expect(longForm('Press. Gas (Comp.)', classes)).toEqual(['Gas under pressure (compressed gas)']);
    expect(longForm('Flam. Liq.', { composition: water })).toEqual([]);
    const studies = [{ endpoint: 'stotRepeated' as const, value: 'NOAEC: 1 mg/m³' }];
    expect(longForm('NOAEC', { studies })).toEqual(['No observed adverse effect concentration']);
    expect(longForm('NOAEC')).toEqual([]);
  });
});

describe('the head', () => {
  test('carries version, date of compilation, revision and the version that it replaces', () => {
    expect(sampleSds({ lang: 'de' }).header).toEqual([
      { term: 'Produktcode', values: ['SP-1'], valueKind: 'codes' },
      { term: 'Markt', values: ['Deutschland'] },
      { term: 'Version', values: ['2.0'] },
      { term: 'Erstellungsdatum', values: ['6. Mai 2024'] },
      { term: 'Überarbeitet am', values: ['1. Februar 2026'] },
      { term: 'Ersetzt Version', values: ['1.0 vom 6. Mai 2024'] },
    ]);
  });

  test('of a first version has one date and replaces nothing', () => {
    const terms = sampleSds({ options: { previousVersions: [] } }).header.map(({ term }) => term);
    expect(terms).toEqual(['Product code', 'Market', 'Version', 'Date of compilation']);
  });
});

test('9.2.2 has the acid or alkaline reserve that decides the class beside an extreme pH, in the figures of the language', () => {
  const reserveOf = (lang: 'en' | 'de', classificationData?: { reserve: number }) => {
    const sheet = sampleSds({ lang, basicProperties: { ph: { value: '1.8' } }, classificationData });
    return subsection(sheet, '9.2').blocks.flatMap((block) =>
      block.kind === 'definitions'
        ? block.rows.filter(({ term }) => term === phrasesFor(lang).labels.reserve).flatMap(({ values }) => values)
        : [],
    );
  };
  expect(reserveOf('en', { reserve: 3.2 })).toEqual(['3.2\u202Fg NaOH/100\u202Fg']);
  expect(reserveOf('de', { reserve: 0 })).toEqual(['0\u202Fg NaOH/100\u202Fg']);
  expect(reserveOf('de', { reserve: 3.2 })).toEqual(['3,2\u202Fg NaOH/100\u202Fg']);
  expect(reserveOf('en')).toEqual([]);
});

test('9.1 says of an aerosol the state of its contents, or that it is not recorded', () => {
  const aerosol = classified('Aerosol 3: H229');
  const liquid = { physicalState: 'liquid' } as const;
  const stateOf = (facts: Parameters<typeof sampleSds>[0], lang: LanguageCode = 'en') =>
    valuesOf(sampleSds({ classification: aerosol, lang, ...facts }), '9.1', phrasesFor(lang).properties.physicalState);
  const named = { physicalState: { en: 'Spray can', de: 'Aerosol' } };
  const open = 'aerosol; the physical state of its contents is not recorded';
  expect(stateOf({})).toEqual([open]);
  expect(stateOf({ basicProperties: { physicalState: 'notApplicable' } })).toEqual([open]);
  expect(stateOf({ classificationData: liquid })).toEqual(['aerosol; contents: liquid']);
  expect(stateOf({ classificationData: liquid, basicProperties: named })).toEqual(['Spray can; contents: liquid']);
  expect(stateOf({ classificationData: liquid, basicProperties: named }, 'de')).toEqual(['Aerosol; Inhalt: flüssig']);
  const contentsKnown = { physicalState: { en: 'aerosol with liquid contents' } };
  for (const facts of [{}, { classificationData: liquid }])
    expect(stateOf({ ...facts, basicProperties: contentsKnown })).toEqual([contentsKnown.physicalState.en]);
  expect(stateOf({ classification: [], basicProperties: { physicalState: { en: 'liquid' } } })).toEqual(['liquid']);
  expect(stateOf({ classification: [] })).toEqual(['not available']);
});

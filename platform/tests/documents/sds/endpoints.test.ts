import { phrasesFor } from '../../../languages/phrases.ts';
import { studyEndpoints, type StudyEndpoint } from '../../../product/studies.ts';
import { classified, sampleOptions, sampleSds, textsOf, valuesOf } from '../sample-product.ts';

const en = phrasesFor('en');
const { sentences, healthHazardClasses, labels, standard } = en;
const plain = (texts: string[]) => texts.map((text) => text.replace(/[\u202f\u00a0]/g, ' '));

describe('results of tests', () => {
  test('stand in the subsection of their endpoint, all of them', () => {
    const studies = (Object.keys(studyEndpoints) as StudyEndpoint[]).map((endpoint) => ({
      endpoint,
      result: { en: `found ${endpoint}` },
    }));
    const sheet = sampleSds({ studies });
    for (const { endpoint } of studies)
      expect([endpoint, ...textsOf(sheet, studyEndpoints[endpoint].section)]).toContain(`found ${endpoint}`);
  });

  test('have species, route, dose, duration, guideline, source and what they are read across from', () => {
    const sheet = sampleSds({
      studies: [
        {
          endpoint: 'stotRepeated',
          substance: { en: 'propan-2-ol' },
          readAcrossFrom: { en: 'propan-1-ol' },
          value: 'NOAEL: 900 mg/kg',
          species: 'rat',
          route: 'oral',
          dose: '0.5 ml',
          exposureTime: '90 days',
          guideline: 'OECD 408',
          source: 'ECHA registration dossier',
        },
      ],
      lang: 'de',
    });
    const texts = plain(textsOf(sheet, '11.1'));
    expect(texts).toEqual(
      expect.arrayContaining([
        'Analogie (Read-across) zu propan-1-ol',
        'NOAEL: 900 mg/kg',
        'Ratte, oral, 0,5 ml, 90 Tage',
        'OECD 408',
        'ECHA-Registrierungsdossier',
      ]),
    );
  });
});

describe('DNEL and PNEC in 8.1', () => {
  const kind = { population: 'workers', route: 'inhalation', duration: 'longTerm', effect: 'systemic' } as const;
  const noEffectLevels = [{ ...kind, value: 1210, unit: 'mg/m³' }];

  test('are not available until there are some', () => {
    for (const label of [labels.dnel, labels.pnec])
      expect(valuesOf(sampleSds(), '8.1', label)).toEqual([en.notAvailable]);
  });

  test('have group, route, duration and effect, or the compartment', () => {
    const sheet = sampleSds({
      noEffectLevels,
      noEffectConcentrations: [{ compartment: 'freshWater', value: 10.6, unit: 'mg/l' }],
    });
    const dermal = sampleSds({ noEffectLevels: [{ ...kind, value: 186, unit: 'mg/kg bw/day' }], lang: 'de' });
    expect(plain(textsOf(dermal, '8.1'))).toContain('186 mg/kg KG/Tag');
    expect(plain(textsOf(sheet, '8.1'))).toEqual(
      expect.arrayContaining([
        'workers',
        'inhalation',
        'long-term, systemic effects',
        '1 210 mg/m³',
        'fresh water',
        '10.6 mg/l',
      ]),
    );
  });
});

describe('the reason of the author for a class that is not met', () => {
  const skin = (facts: Parameters<typeof sampleSds>[0]) =>
    valuesOf(sampleSds(facts), '11.1', healthHazardClasses.skinCorrosion);

  test.each([
    ['inconclusive', sentences.notClassifiedInconclusive],
    ['noData', sentences.notClassifiedNoData],
    ['impossible', sentences.notClassifiedImpossible],
  ] as const)('%s is printed', (reason, sentence) => {
    expect(skin({ notClassified: { skin: { reason } } })).toEqual([sentence]);
  });

  test('conclusive needs data: a source, which is printed, or a result', () => {
    const reason = 'conclusive' as const;
    expect(skin({ notClassified: { skin: { reason } } })).toEqual([sentences.notClassifiedNoData]);
    expect(plain(skin({ notClassified: { skin: { reason, source: 'OECD 439' } } }))).toEqual([
      sentences.criteriaNotMet.replace(/\.$/, ' (OECD 439).'),
    ]);
    const studies = [{ endpoint: 'skinCorrosion' as const, result: { en: 'not irritating' } }];
    expect(skin({ notClassified: { skin: { reason } }, studies })).toEqual([sentences.criteriaNotMet]);
  });

  test('does not remove a class that follows from the composition', () => {
    const composition = [
      { name: { en: 'Acid' }, contentRange: '20 %', classification: classified('Skin Irrit. 2: H315') },
    ];
    expect(skin({ composition, notClassified: { skin: { reason: 'noData' } } })).toEqual([
      sentences.notClassifiedInconclusive,
    ]);
  });

  test('holds for PBT and endocrine disruption, of a substance too', () => {
    const sheet = (notClassified: object) => sampleSds({ kind: 'substance', notClassified });
    expect(textsOf(sheet({}), '12.5')).toEqual([sentences.notClassifiedNoData]);
    const stated = sheet({
      pbt: { reason: 'conclusive', source: 'ECHA registration dossier' },
      endocrineHuman: { reason: 'conclusive', source: 'ECHA registration dossier' },
    });
    expect(textsOf(stated, '12.5')).toEqual([
      sentences.pbtNone.substance.replace(/\.$/, ' (ECHA registration dossier).'),
    ]);
    expect(textsOf(stated, '11.2')).toContain(
      sentences.endocrineNone.substance.replace(/\.$/, ' (ECHA registration dossier).'),
    );
    expect(textsOf(stated, '12.6')).toEqual([sentences.notClassifiedNoData]);
  });

  test('is not asked for PBT where the author says that the criteria do not apply', () => {
    const sheet = sampleSds({ kind: 'substance', phrases: { '12.5': ['pbtInorganic'] } });
    expect(textsOf(sheet, '12.5')).toEqual([standard.pbtInorganic]);
    expect(valuesOf(sheet, '2.3', labels.pbtAssessment)).toEqual([standard.pbtInorganic]);
  });
});

test('local extraction follows from a limit of the market of the sheet, not from one of another country', () => {
  const extraction = (market: string) =>
    textsOf(
      sampleSds({
        exposureLimits: [{ law: 'TRGS 900', country: 'DE', twa: { mgPerM3: 100 } }],
        options: { market },
      }),
      '8.2',
    ).includes(standard.localExtraction);
  expect(extraction('DE')).toBe(true);
  expect(extraction('IE')).toBe(false);
});

describe('respiratory protection', () => {
  const respiratory = (facts: Parameters<typeof sampleSds>[0]) =>
    valuesOf(sampleSds(facts), '8.2', labels.respiratoryProtection);
  const limit = { law: 'TRGS 900', country: 'DE', twa: { mgPerM3: 100 } };

  const water = { name: { en: 'Water' }, contentRange: '100 %', classification: [], isClassificationUnknown: false };
  /** Its content alone leaves open whether it is harmless by inhalation. */
  const harmful = { ...water, contentRange: '5 – 95 %', classification: classified('STOT RE 2: H373') };
  const narcotic = { ...harmful, classification: classified('STOT SE 3: H336') };

  test('is unnecessary with ventilation only where the data, or a limit of the market beside known ingredients, say so', () => {
    const assessmentTexts = [standard.respiratoryByAssessment];
    const germanSheet = { exposureLimits: [limit], options: { market: 'DE' } };
    expect(respiratory({})).toEqual(assessmentTexts);
    expect(respiratory({ composition: [water] })).toContain(standard.respiratoryNotNeeded);
    expect(respiratory({ ...germanSheet, composition: [harmful] })).toContain(standard.respiratoryNotNeeded);
    expect(respiratory({ ...germanSheet, composition: [harmful], options: { market: 'IE' } })).toEqual(assessmentTexts);
    expect(respiratory({ ...germanSheet, composition: [narcotic] })).toEqual(assessmentTexts);
    expect(respiratory(germanSheet)).toEqual(assessmentTexts);
    const unknown = { ...water, isClassificationUnknown: true };
    expect(respiratory({ ...germanSheet, composition: [harmful, unknown] })).toEqual(assessmentTexts);
  });

  test('is not called unnecessary with an ingredient that harms the airways at its generic cut-off, nor for an aerosol or a powder', () => {
    const called = (entry: string, contentRange: string, euh: string[] = [], state = 'liquid') =>
      respiratory({
        composition: [water, { ...water, contentRange, classification: classified(entry), euh }],
        exposureLimits: [limit],
        options: { market: 'DE' },
        basicProperties: { physicalState: { en: state } },
      }).includes(standard.respiratoryNotNeeded);
    for (const entry of ['Skin Corr. 1B: H314', 'STOT SE 3: H335', 'Acute Tox. 4: H332'])
      expect([entry, called(entry, '0.5 %'), called(entry, '1 %')]).toEqual([entry, true, false]);
    expect([called('Eye Irrit. 2: H319', '1 %'), called('Eye Irrit. 2: H319', '1 %', ['EUH071'])]).toEqual([
      true,
      false,
    ]);
    for (const state of ['aerosol', 'powder'])
      expect([state, called('Eye Irrit. 2: H319', '1 %', [], state)]).toEqual([state, false]);
  });

  test('is never called unnecessary for a gas, which ventilation alone does not keep from a closed room', () => {
    const gas = { composition: [water], basicProperties: { physicalState: { en: 'gas' } } };
    const germanSheet = { exposureLimits: [limit], options: { market: 'DE' } };
    for (const facts of [
      gas,
      { ...gas, ...germanSheet },
      { ...germanSheet, classification: classified('Press. Gas (Comp.): H280') },
    ])
      expect(respiratory(facts)).not.toContain(standard.respiratoryNotNeeded);
  });

  test.each(['Acute Tox. 4: H332', 'Resp. Sens. 1: H334', 'Muta. 2: H341', 'STOT RE 2: H373', 'Repr. 2: H361d'])(
    'is never called unnecessary with %s',
    (entry) => {
      const facts = { composition: [water], exposureLimits: [limit], options: { market: 'DE' } };
      expect(respiratory({ ...facts, classification: classified(entry) })).not.toContain(standard.respiratoryNotNeeded);
    },
  );
});

describe('the duty to supply a sheet in 15.1', () => {
  const acts = (facts: Parameters<typeof sampleSds>[0]) => textsOf(sampleSds(facts), '15.1');

  test('is not denied while it is open, and is on request where an ingredient causes it', () => {
    expect(acts({})).not.toContain(standard.voluntarySheet);
    const sensitiser = [
      { name: { en: 'Resin' }, contentRange: '0.5 %', classification: classified('Skin Sens. 1: H317') },
    ];
    expect(acts({ composition: sensitiser })).toContain(standard.sheetOnRequest);
    expect(acts({ composition: sensitiser })).not.toContain(standard.voluntarySheet);
  });
});

test('section 3 has the particle characteristics of a nanoform, and says that a classification is not available', () => {
  const sheet = sampleSds({
    composition: [
      {
        name: { en: 'titanium dioxide' },
        contentRange: '5 %',
        classification: [],
        nanoform: { en: 'd50 21 nm' },
        isClassificationUnknown: true,
      },
    ],
  });
  expect(plain(textsOf(sheet, '3.2'))).toEqual(expect.arrayContaining(['Nanoform: d50 21 nm', en.notAvailable]));
});

test('exposure scenarios stand in an annex after section 16, those in the language of the sheet first', () => {
  const exposureScenarios = [
    { substance: { en: 'acetone' }, file: '1001/scenarios-en.pdf', language: 'en' as const },
    { substance: { en: 'acetone' }, file: '1001/scenarios-de.pdf', language: 'de' as const },
  ];
  const sheet = sampleSds({ exposureScenarios, lang: 'de' });
  expect(sheet.sections).toHaveLength(17);
  const [block, files] = sheet.sections[16]!.blocks;
  expect(files).toMatchObject({ text: phrasesFor('de').sentences.scenarioFiles, link: sampleOptions.permalink });
  expect(block).toMatchObject({
    rows: [
      [['acetone'], ['scenarios-de.pdf'], ['Deutsch']],
      [['acetone'], ['scenarios-en.pdf'], ['English']],
    ],
  });
  expect(textsOf(sheet, '7.3')).toContain(phrasesFor('de').sentences.seeAnnex);
  expect(sampleSds().sections).toHaveLength(16);
});

test('section 16 lists the sources of the values with their subsections', () => {
  const sheet = sampleSds({
    basicProperties: { flashPoint: { value: 12, unit: '°C', source: 'ISO 13736' } },
    studies: [
      { endpoint: 'acuteOral', value: 'LD50: 5 800 mg/kg', source: 'ECHA registration dossier' },
      { endpoint: 'fish', value: 'LC50: 5 540 mg/l', source: 'ECHA registration dossier' },
    ],
  });
  const lines = plain(textsOf(sheet));
  expect(lines).toEqual(expect.arrayContaining(['ISO 13736 (9.1)', 'ECHA registration dossier (11.1, 12.1)']));
  expect(plain(textsOf(sampleSds()))).not.toContain(standard.sources);
});

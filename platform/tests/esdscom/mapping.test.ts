import { classCategories } from '../../esdscom/write/classification.ts';
import { countryCode, UnknownCountryError } from '../../esdscom/write/country-code.ts';
import type { ProductFactsInput } from '../../product/facts.ts';
import { classified } from '../documents/sample-product.ts';
import { elementsAt, type ReadElement, sampleFeed, textsAt, valuesOf } from './read-feed.ts';

test.each([
  ['Flam. Liq. 2', ['H225'], ['Flam. Liq. 2']],
  ['Acute Tox. 3', ['H301+H311+H331'], ['Acute Tox. 3 (oral)', 'Acute Tox. 3 (dermal)', 'Acute Tox. 3 (inhalation)']],
  ['Acute Tox. 4', ['H302', 'H332'], ['Acute Tox. 4 (oral)', 'Acute Tox. 4 (inhalation)']],
  ['STOT SE 3', ['H335'], ['STOT SE 3 (resp.)']],
  ['STOT SE 3', ['H335', 'H336'], ['STOT SE 3 (resp., narc.)']],
  ['STOT SE 1', ['H370'], ['STOT SE 1']],
  ['Flam. Gas 1A, Chem. Unst. Gas A', ['H220', 'H230'], ['Flam. Gas 1A', 'Chem. Unstab. Gas A']],
  ['Press. Gas (Liq.)', ['H280'], ['Press. Gas (Liq.)']],
  ['Flam. Gas 1', ['H220'], []],
  ['STOT SE 3', [], []],
])('the category %s with %p has its codes of eSDScom', (category, statements, expected) => {
  expect(classCategories(category, statements)).toEqual(expected);
});

test.each([
  ['DE', 'DE'],
  ['Germany', 'DE'],
  ['Deutschland', 'DE'],
  ['Słowenia', 'SI'],
  [' italia ', 'IT'],
  ['France', 'FR'],
  ['United Kingdom', 'GB'],
  ['Serbia', 'RS'],
])('the country %s has the code %s', (country, code) => {
  expect(countryCode(country)).toBe(code);
});

test.each(['Atlantis', 'EU', 'XX', 'UK', 'SU', ''])('%p is refused as a country', (country) => {
  expect(() => countryCode(country)).toThrow(UnknownCountryError);
});

describe('section 1', () => {
  const base = 'IdentificationSubstPrep';

  test('names the product with its numbers, its UFI and its GTIN', () => {
    const sheet = sampleFeed({ ufi: 'GMTT-2SQN-6FDD-6TV1' }, { lang: 'de', gtin: '09521234000013' });
    expect(textsAt(sheet, `${base}/TradeProductIdentity/ProductNoUser`)).toEqual(['SP-1', 'SP-1-5L']);
    expect(textsAt(sheet, `${base}/TradeProductIdentity/ProductIdentifiers/TradeName`)).toEqual(['Muster']);
    expect(textsAt(sheet, `${base}/TradeProductIdentity/ProductIdentifiers/RegionEU/Ufi`)).toEqual([
      'GMTT-2SQN-6FDD-6TV1',
    ]);
    expect(textsAt(sheet, `${base}/TradeProductIdentity/ProductGtin/No`)).toEqual(['09521234000013']);
  });

  test('has numbers of the right form and no others', () => {
    const identifiers = { cas: '67-64-1', ec: '200-662-2', index: '606-001-00-8', reach: 'not yet', synonyms: [] };
    const sheet = sampleFeed({ kind: 'substance', identifiers });
    expect(textsAt(sheet, `${base}/TradeProductIdentity/SubstanceIdentifiers/CasNo`)).toEqual(['67-64-1']);
    const [region] = elementsAt(sheet, `${base}/TradeProductIdentity/SubstanceIdentifiers/RegionEU`);
    expect(valuesOf(region!)).toEqual(['IndexNo 606-001-00-8', 'EcNo 200-662-2']);
  });

  test.each([
    [
      'sds@demo-chemicals.example.com',
      'https://demo.example/a b',
      ['sds@demo-chemicals.example.com'],
      ['https://demo.example/a%20b'],
    ],
    ['a.b-c_d@x1.example.org', 'demo.example', ['a.b-c_d@x1.example.org'], []],
    ['a@b', 'https://', [], []],
    ['.a@demo.example', '', [], []],
    [`${'a'.repeat(100_000)}!`, '', [], []],
  ])('has only addresses that the schema takes: %.40s, %s', (email, website, emails, urls) => {
    const supplier = { name: 'S', address: 'A 1', city: 'Town', country: 'SI', email, website };
    const [first] = elementsAt(sampleFeed({}, { product: { supplier } }), `${base}/RegionEU/SupplierInformation`);
    expect([textsAt(first!, 'Email'), textsAt(first!, 'CompanyUrl')]).toEqual([emails, urls]);
  });

  test('has no UFI of another form', () => {
    const product = `${base}/TradeProductIdentity/ProductIdentifiers`;
    expect(elementsAt(sampleFeed({ ufi: 'not yet' }), `${product}/RegionEU`)).toEqual([]);
  });

  test('has version, dates, supplier and emergency telephone', () => {
    const supplier = {
      name: 'S',
      address: 'A 1',
      city: '00-950 Warszawa',
      country: 'Polska',
      email: 'no address',
      website: 'x y',
    };
    const [info] = elementsAt(sampleFeed({}, { product: { supplier } }), `${base}/RegionEU`);
    expect(valuesOf(info!).slice(0, 4)).toEqual([
      'SdsName Sample',
      'VersionNo 2.0',
      'IssueDate 2024-05-06',
      'RevisionDate 2026-02-01',
    ]);
    const parties = elementsAt(info!, 'SupplierInformation');
    expect(parties.flatMap((party) => textsAt(party, 'Role/RoleCode'))).toEqual([
      'Responsible company',
      'Manufacturer',
    ]);
    expect(parties[0]!.children.map(({ name }) => name)).toEqual(['Role', 'Country', 'Name', 'Address', 'Phone']);
    expect(textsAt(parties[0]!, 'Country')).toEqual(['PL']);
    expect(textsAt(parties[0]!, 'Address/VisitingAddressPostCode')).toEqual(['00-950']);
    expect(textsAt(parties[0]!, 'Address/VisitingAddressCity')).toEqual(['Warszawa']);
    expect(textsAt(info!, 'EmergencyPhone/No')).toEqual(['+386 1 112']);
  });
});

describe('section 2', () => {
  const labelled = (label: Partial<ProductFactsInput['label']>, more: Partial<ProductFactsInput> = {}) =>
    elementsAt(
      sampleFeed({ ...more, label: { signalWord: null, pictograms: [], h: [], p: [], ...label } }),
      'HazardIdentification/RegionEU/HazardLabelling/ClpHazardLabelling_2023_707',
    )[0];
  const codesAt = (label: ReadElement | undefined, path: string) =>
    elementsAt(label!, path).map((statement) => textsAt(statement, 'PhraseCode').join('+'));

  test('has signal word, pictograms and statements by their codes', () => {
    const label = labelled({
      signalWord: 'danger',
      pictograms: ['GHS02', 'GHS06'],
      h: ['H225', 'H301+H311', 'H350i', 'H361d'],
      euh: ['EUH066', 'EUH208', 'EUH380'],
      p: ['P102', 'P210', 'P305+P351+P338'],
    });
    expect(textsAt(label!, 'HazardPictogram')).toEqual(['GHS02', 'GHS06']);
    expect(valuesOf(elementsAt(label!, 'SignalWord')[0]!)).toEqual(['PhraseCode DGR', 'FullText Danger']);
    expect(codesAt(label, 'HazardStatement')).toEqual(['225', '301', '311', '350', '361d', '380']);
    expect(codesAt(label, 'PrecautionaryStatement')).toEqual(['210', '305+351+338']);
    expect(codesAt(label, 'SupplementalHazardInformation')).toEqual(['066']);
    expect(codesAt(label, 'SpecialSupplementalLabelInfoMixtures')).toEqual(['208']);
    expect(textsAt(label!, 'AdditionalLabellingInfo/FullText')).toEqual([
      'P102: Keep out of reach of children.',
      // Of H350i, as on the label.
      'Restricted to professional users.',
    ]);
  });

  test('says for the public whether the pack is child-resistant and marked for the blind', () => {
    const publicLabel = labelled({ h: ['H314'] }, { audience: 'public' });
    expect(textsAt(publicLabel!, 'TactileWarning')).toEqual(['true']);
    expect(textsAt(publicLabel!, 'ChildResistantOpening')).toEqual(['true']);
    expect(elementsAt(labelled({ h: ['H314'] })!, 'TactileWarning')).toEqual([]);
  });
});

test('exposure scenarios are named among the further information', () => {
  const exposureScenarios = [{ substance: { en: 'acid' }, file: '1001/acid.pdf', language: 'en' as const }];
  const texts = textsAt(sampleFeed({ exposureScenarios }), 'OtherInformation/FurtherInformation/FullText');
  expect(texts).toContain('Exposure scenarios: acid, acid.pdf, English');
});

test('what the schema has no more elements for is named in words', () => {
  const pictograms = ['GHS01', 'GHS02', 'GHS03', 'GHS04', 'GHS05', 'GHS06', 'GHS07'];
  const limits = ['ATE (H332) = 11 mg/l (vapour)', 'ATE (H332) = 1.5 mg/l (dust/mist)'];
  const sheet = sampleFeed({
    label: { signalWord: 'danger', pictograms, h: [], p: [] },
    composition: [
      { name: { en: 'acid' }, contentRange: '5 %', classification: classified('Acute Tox. 4: H332'), limits },
    ],
  });
  const labelling = 'HazardIdentification/RegionEU/HazardLabelling/ClpHazardLabelling_2023_707';
  expect(textsAt(sheet, `${labelling}/HazardPictogram`)).toEqual(pictograms.slice(0, 6));
  expect(textsAt(sheet, `${labelling}/AdditionalLabellingInfo/FullText`)).toEqual([
    'Hazard pictograms: GHS07 (Exclamation mark)',
  ]);
  const estimates = 'Composition/RegionEU/Component/Classification/ClpHazardClassification_2023_707';
  expect(textsAt(sheet, `${estimates}/Ate/Inhalation/Value`)).toEqual(['11']);
  expect(textsAt(sheet, `${estimates}/Ate/Inhalation/Restriction/FullText`)).toEqual(['vapour']);
  expect(textsAt(sheet, `${estimates}/AdditionalInformation/FullText`).join()).toMatch(/1\.5.mg\/l \(dust\/mist\)/);
});

describe('section 3', () => {
  const composition = [
    {
      name: { en: 'acid' },
      cas: '7664-93-9',
      content: 13.37,
      contentRange: '12 – < 15 %',
      classification: classified('Skin Corr. 1A: H314', 'Acute Tox. 4: H302+H332', 'Flam. Gas 1: H220'),
      euh: ['EUH071'],
      limits: [
        'Skin Corr. 1A; H314: C ≥ 15 %',
        'Eye Irrit. 2; H319: 5 % ≤ C < 15 %',
        'EUH031: C ≥ 5 %',
        'M (acute) = 10',
        'M (chronic) = 1',
        'ATE (H302) = 1 200 mg/kg',
        'ATE (H332) = 1.5 mg/l',
        'something else',
      ],
    },
  ];
  const component = (changes: object = {}) =>
    elementsAt(sampleFeed({ composition: [{ ...composition[0]!, ...changes }] }), 'Composition/RegionEU/Component')[0]!;

  test('has the range of a mixture’s content, never the content itself', () => {
    expect(valuesOf(elementsAt(component(), 'Concentration')[0]!)).toEqual([
      'UpperValueSymbol lt',
      'UpperValue 15',
      'LowerValueSymbol ge',
      'LowerValue 12',
      'Unit Weight-%',
    ]);
    expect(JSON.stringify(component())).not.toContain('13.37');
  });

  test('has a range that is no figure as text', () => {
    expect(textsAt(component({ contentRange: 'a trace' }), 'AdditionalInfo/FullText')).toEqual(['a trace']);
  });

  test('has classes, limits, M factors and estimates in their places, what has none as text', () => {
    const [classification] = elementsAt(component(), 'Classification/ClpHazardClassification_2023_707');
    const textsIn = (path: string) => textsAt(classification!, path);
    expect(textsIn('Classification/HazardClassCategory')).toEqual([
      'Skin Corr. 1A',
      'Acute Tox. 4 (oral)',
      'Acute Tox. 4 (inhalation)',
    ]);
    expect(textsIn('MultiplyingFactor/Acute')).toEqual(['10']);
    expect(textsIn('MultiplyingFactor/Chronic')).toEqual(['1']);
    expect(
      elementsAt(classification!, 'SpecificConcLimit').map((limit) =>
        valuesOf(limit).filter((text) => text.includes(' ')),
      ),
    ).toEqual([
      ['HazardClassCategory Skin Corr. 1A', 'MinPercentage 15'],
      ['HazardClassCategory Eye Irrit. 2', 'MinPercentage 5', 'MaxPercentage 15'],
      ['SupplementalHazard 031', 'MinPercentage 5'],
    ]);
    expect(elementsAt(classification!, 'Ate/Inhalation').flatMap(valuesOf)).toEqual(['Value 1.5', 'Unit mg/L']);
    expect(elementsAt(classification!, 'Ate/Oral').flatMap(valuesOf)).toEqual(['Value 1200', 'Unit mg/kg']);
    expect(textsIn('AdditionalInformation/FullText')).toEqual(['Flam. Gas 1, H220', 'something else']);
    expect(textsIn('ClpSupplementalHazardInformation/PhraseCode')).toEqual(['071']);
  });

  test('has exposure limits with the ingredient that they are of', () => {
    const limit = { law: 'TRGS 900', country: 'DE', twa: { mgPerM3: 49, ppm: 10 }, stel: { mgPerM3: 98 } };
    const sheet = sampleFeed({
      composition,
      exposureLimits: [
        { ...limit, agent: { en: 'acid' } },
        { ...limit, country: 'EU' },
      ],
    });
    const path =
      'ExposureControlPersonalProtection/ControlParameters/OccupationalExposureLimits/OccupationalExposureLimit';
    const [acidLimit] = elementsAt(sheet, `Composition/RegionEU/Component/${path}`);
    expect(textsAt(acidLimit!, 'LimitValueTypeWithCountryOrOrganisation')).toEqual(['AGW']);
    expect(elementsAt(acidLimit!, 'Limit8H').map(valuesOf)).toEqual([
      ['ExactValue 49', 'Unit mg/m3'],
      ['ExactValue 10', 'Unit ppm'],
    ]);
    expect(textsAt(acidLimit!, 'LimitShortTerm/Value/ExactValue')).toEqual(['98']);
    expect(textsAt(sheet, `${path}/LimitValueTypeWithCountryOrOrganisation`)).toEqual(['OEL']);
  });
});

describe('section 8', () => {
  const kind = { population: 'workers', route: 'inhalation', duration: 'longTerm', effect: 'systemic' } as const;
  const controls = 'ExposureControlPersonalProtection/ControlParameters';

  test('has DNEL and PNEC with their kind and unit, those of an ingredient with it', () => {
    const sheet = sampleFeed({
      composition: [{ name: { en: 'acid' }, contentRange: '5 %', classification: [] }],
      noEffectLevels: [
        { ...kind, value: 1210, unit: 'mg/m³' },
        { ...kind, route: 'dermal', value: 186, unit: 'mg/kg bw/day', substance: { en: 'acid' } },
        { ...kind, route: 'oral', effect: 'local', value: 3, unit: 'mg/kg bw/day' },
      ],
      noEffectConcentrations: [{ compartment: 'freshWater', value: 10.6, unit: 'mg/l', source: 'dossier' }],
    });
    const level = `${controls}/RegionEU/DerivedNoEffectLevel`;
    expect(textsAt(sheet, `${level}/ExposureGroup/Group`)).toEqual(['Worker']);
    expect(textsAt(sheet, `${level}/ExposureRouteFrequencyAndEffect/Type`)).toEqual([
      'Long-term inhalation (systemic)',
    ]);
    expect(elementsAt(sheet, `${level}/DnelValue`).flatMap(valuesOf)).toEqual(['ExactValue 1210', 'Unit mg/m3']);
    const concentration = `${controls}/RegionEU/PredictedNoEffectConcentration`;
    expect(textsAt(sheet, `${concentration}/Type`)).toEqual(['Aquatic, freshwater']);
    expect(textsAt(sheet, `${concentration}/Reference/FullText`)).toEqual(['dossier']);
    const acidPath = `Composition/RegionEU/Component/${controls}/RegionEU/DerivedNoEffectLevel/DnelValue`;
    expect(elementsAt(sheet, acidPath).flatMap(valuesOf)).toEqual(['ExactValue 186', 'Unit mg/kg bw.d']);
    // By mouth eSDScom has no local effects.
    expect(textsAt(sheet, `${controls}/AdditionalInfo/FullText`).join()).toContain('oral, long-term, local effects, 3');
  });
});

describe('section 9', () => {
  const safety = (basicProperties: ProductFactsInput['basicProperties'], name: string) =>
    elementsAt(sampleFeed({ basicProperties }), `PhysicalChemicalProperties/SafetyRelevantInformation/${name}`)[0]!;

  test('has figures with unit and temperature', () => {
    const density = { value: 0.79, unit: 'g/cm³', condition: { en: 'at 20 °C' } };
    const [made] = elementsAt(safety({ density }, 'Densities'), 'Density');
    expect(elementsAt(made!, 'UnitValue').flatMap(valuesOf)).toEqual(['ExactValue 0.79', 'Unit g/cm3']);
    expect(elementsAt(made!, 'Temperature').flatMap(valuesOf)).toEqual(['ExactValue 20', 'Unit °C']);
    expect(elementsAt(made!, 'AdditionalInfo')).toEqual([]);
  });

  test('has a condition that is no temperature as text', () => {
    const flashPoint = { value: '< -20', unit: '°C', condition: { en: 'closed cup' } };
    const made = safety({ flashPoint }, 'FlashPoint/Value');
    expect(elementsAt(made, 'UnitValue').flatMap(valuesOf)).toEqual([
      'UpperValueSymbol lt',
      'UpperValue -20',
      'Unit °C',
    ]);
    expect(textsAt(made, 'AdditionalInfo/FullText')).toEqual(['closed cup']);
  });

  test('has both explosion limits', () => {
    const made = safety({ explosionLimits: { value: '2.5 – 13', unit: '% (V/V)' } }, 'ExplosionLimit');
    expect(textsAt(made, 'LowerExplosionLimit/UnitValue/ExactValue')).toEqual(['2.5']);
    expect(textsAt(made, 'UpperExplosionLimit/UnitValue/ExactValue')).toEqual(['13']);
    expect(textsAt(made, 'UpperExplosionLimit/UnitValue/Unit')).toEqual(['Vol-%']);
  });

  test('has explosion limits with their signs and conditions', () => {
    const explosionLimits = { value: '> 1.2 – < 8', unit: '% (V/V)', condition: { en: 'in air' } };
    const made = safety({ explosionLimits }, 'ExplosionLimit');
    expect(elementsAt(made, 'LowerExplosionLimit').flatMap(valuesOf)).toEqual(['UnitValue', 'AdditionalInfo']);
    expect(elementsAt(made, 'LowerExplosionLimit/UnitValue').flatMap(valuesOf)).toEqual([
      'LowerValueSymbol gt',
      'LowerValue 1.2',
      'Unit Vol-%',
    ]);
    expect(elementsAt(made, 'UpperExplosionLimit/UnitValue').flatMap(valuesOf)).toEqual([
      'UpperValueSymbol lt',
      'UpperValue 8',
      'Unit Vol-%',
    ]);
  });

  test.each([
    [{}, 'no data'],
    [{ boilingPoint: 'notApplicable' as const }, 'not applicable'],
  ])('says why there is no figure: %p', (basicProperties, reason) => {
    expect(textsAt(safety(basicProperties, 'BoilingPointRelated/BoilingPoint'), 'ReasonForWaiving')).toEqual([reason]);
  });

  test.each([
    ['words', { value: 'decomposes' }, 'decomposes'],
    ['a unit that eSDScom does not have', { value: 5, unit: 'furlong' }, '5\u202Ffurlong'],
  ])('has %s as text', (_, boilingPoint, text) => {
    expect(textsAt(safety({ boilingPoint }, 'BoilingPointRelated/BoilingPoint'), 'AdditionalInfo/FullText')).toEqual([
      text,
    ]);
  });
});

test('test results have their parts in their places, others are text', () => {
  const sheet = sampleFeed({
    studies: [
      { endpoint: 'acuteOral', value: 'LD50: 5 800 mg/kg, rat', source: 'OECD 401' },
      { endpoint: 'acuteDermal', value: 'no deaths' },
      { endpoint: 'algae', value: 'ErC50: 4.89 mg/l, 72 h, Desmodesmus subspicatus' },
      { endpoint: 'fish', value: 'harmless' },
    ],
  });
  const [oral, ...others] = elementsAt(sheet, 'ToxicologicalInformation/AcuteToxicity/TestResults');
  expect(others).toEqual([]);
  expect(textsAt(oral!, 'EffectTested/Type')).toEqual(['LD50']);
  expect(textsAt(oral!, 'Value/ExactValue')).toEqual(['5800']);
  expect(textsAt(oral!, 'Species/Value/FullText')).toEqual(['rat']);
  expect(textsAt(sheet, 'ToxicologicalInformation/AcuteToxicity/AdditionalInfo/FullText')).toEqual(['no deaths']);
  const aquatic = 'EcologicalInformation/EcotoxicologicalInformation/AquaticToxicity';
  const [algae] = elementsAt(sheet, `${aquatic}/AcuteAlgaeToxicity`);
  expect(textsAt(algae!, 'EffectDoseConcentration/Type')).toEqual(['ERC50']);
  expect(elementsAt(algae!, 'TestDuration').flatMap(valuesOf)).toEqual(['ExactValue 72', 'Unit h']);
  expect(textsAt(sheet, `${aquatic}/AcuteFishToxicity/AdditionalInfo/FullText`)).toEqual(['harmless']);
});

test.each([
  ['14 06 03*', ['WasteCode 14 06 03', 'HazardousWaste true']],
  ['08 01 12', ['WasteCode 08 01 12', 'HazardousWaste false']],
])('the waste code %s is exported with its hazardousness', (wasteCode, expected) => {
  const entries = elementsAt(sampleFeed({ wasteCode }), 'DisposalConsiderations/RegionEU/EuropeanWasteList/EWLProduct');
  expect(entries.map(valuesOf)).toEqual([expected]);
});

describe('section 14', () => {
  const goods = {
    un: 'UN1230',
    properShippingName: { en: 'METHANOL', de: 'METHANOL' },
    hazardClass: '3 (6.1)',
    packingGroup: 'II' as const,
    classificationCode: 'FT1',
    hazardIdentificationNumber: '336',
    tunnelCode: 'D/E',
    limitedQuantity: '1 L',
  };

  test.each([
    ['3 (6.1)', ['3'], ['3', '6.1'], ['6.1']],
    ['2.1', ['2'], ['2.1'], []],
    ['9', ['9'], ['9'], []],
  ])(
    'the transport class %s is exported with its labels and subsidiary hazards',
    (hazardClass, main, labels, subsidiary) => {
      const sheet = sampleFeed({ transport: { ...goods, hazardClass } });
      const road = 'TransportInformation/RegionEU/AdrRid';
      expect(textsAt(sheet, `${road}/Class`)).toEqual(main);
      expect(textsAt(sheet, `${road}/HazardLabelAdr`)).toEqual(labels);
      expect(textsAt(sheet, 'TransportInformation/Imdg/SubsidiaryRisk')).toEqual(subsidiary);
      expect(textsAt(sheet, `${road}/UnNo`)).toEqual(['1230']);
    },
  );

  test('the limited quantity by sea is that of the IMDG Code, by inland waterways that of road', () => {
    const aerosol = { ...goods, un: 'UN1950', hazardClass: '2.1', packingGroup: null, classificationCode: '5F' };
    const sheet = sampleFeed({ transport: aerosol });
    const quantityOf = (mode: string) => textsAt(sheet, `TransportInformation/${mode}/OtherInformation/LimitedQty`);
    expect([quantityOf('Imdg'), quantityOf('RegionEU/Adn')]).toEqual([['See SP277'], ['1 L']]);
  });

  test('says that a product is no dangerous goods', () => {
    const water = [{ name: { en: 'water' }, contentRange: '100 %', classification: [], source: 'REACH Annex IV' }];
    const sheet = sampleFeed({ transport: null, composition: water });
    expect(elementsAt(sheet, 'TransportInformation/Imdg')).toEqual([]);
    expect(textsAt(sheet, 'TransportInformation/AdditionalInfo/FullText')[0]).toContain(
      'not classified as dangerous goods',
    );
  });
});

test('section 15 has Germany’s water hazard class and storage class', () => {
  const facts = { kind: 'substance' as const, wgk: '2' as const, classification: classified('Flam. Liq. 2: H225') };
  const [german] = elementsAt(
    sampleFeed(facts),
    'RegulatoryInformation/RegionEU/NationalLegislation/NationalLegislationGermany',
  );
  expect(textsAt(german!, 'WaterHazardClass/Class')).toEqual(['2']);
  expect(textsAt(german!, 'StorageClassDE')).toEqual(['3']);
});

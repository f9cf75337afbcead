import { expectEach } from '../../../../tests/support/expect-each.ts';
import { demoCatalogue } from '../../../demo/products/catalogue.ts';
import { findContradictions } from '../../../product/check/contradictions/find-contradictions.ts';
import { checkProduct, readProductFile } from '../../../product/read/read-product-file.ts';
import { isError, problemText } from '../../../product/findings.ts';
import { productFacts } from '../../../product/facts.ts';
import type { ProductFile } from '../../../product/product-file.ts';
import { tdsFacts } from '../../../product/tds-facts.ts';
import { languages } from '../../../languages/registry.ts';
import { contradictionIds, type ContradictionId, contradictions } from '../../../law/contradictions.ts';
import { acetoneFile } from '../sample-file.ts';

type Facts = ProductFile['versions'][number]['facts'];

const acetone = acetoneFile().versions[0]!.facts;
const celsius = (value: number | string) => ({ value, unit: '°C' });
const goods = acetone.transport!;
const mixture: Partial<Facts> = {
  kind: 'mixture',
  identifiers: {},
  classification: [],
  transport: null,
  basicProperties: {},
  composition: [
    { name: { en: 'water' }, contentRange: '80 %', content: 80, classification: [] },
    {
      name: { en: 'salt' },
      content: 20,
      contentRange: '20 %',
      classification: [{ category: 'Acute Tox. 4', h: ['H302'] }],
      limits: ['ATE (H302) = 500 mg/kg'],
    },
  ],
};
const skinCorrosive = { category: 'Skin Corr. 1B', h: ['H314'] };
const substanceOf = (classification: NonNullable<Facts['classification']>): Partial<Facts> => ({
  classification,
  composition: [{ name: { en: 'substance' }, contentRange: '100 %', classification }],
  identifiers: {},
  transport: null,
});
const corrosiveGoods = {
  un: 'UN1760',
  properShippingName: { en: 'CORROSIVE LIQUID, N.O.S. (substance)' },
  hazardClass: '8',
  packingGroup: 'II' as const,
  classificationCode: 'C9',
  hazardIdentificationNumber: '80',
  tunnelCode: 'E',
  limitedQuantity: '1 L',
};

const fatalVapour = { category: 'Acute Tox. 1', h: ['H330'] };
const flammableGoods = {
  ...goods,
  un: 'UN1993',
  properShippingName: { en: 'FLAMMABLE LIQUID, N.O.S. (acetone)' },
};
const aquaticGoods = {
  un: 'UN3082',
  properShippingName: { en: 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (substance)' },
  hazardClass: '9',
  packingGroup: 'III' as const,
  classificationCode: 'M6',
  hazardIdentificationNumber: '90',
  tunnelCode: '-',
  limitedQuantity: '5 L',
};

const containing = (...ingredients: [name: string, cas: string, content: number][]): Partial<Facts> => ({
  ...mixture,
  composition: ingredients.map(([name, cas, content]) => ({
    name: { en: name },
    cas,
    content,
    contentRange: `${content} %`,
    classification: [],
  })),
});

interface Planted {
  rule: ContradictionId;
  facts: Partial<Facts>;
  tds?: { storageTemperature?: { value: string; unit: string }; storage?: { en: string }[] };
  /** Both places with their values. */
  says: string;
}

const planted: Planted[] = [
  {
    rule: 'identifiers',
    facts: { identifiers: { cas: '64-17-5' } },
    says: 'section 1.1 has CAS 64-17-5, but section 3.1 has 67-64-1',
  },
  {
    rule: 'substanceClass',
    facts: { classification: acetone.classification!.slice(0, 2) },
    says: 'section 2.1 lacks STOT SE 3 (H336), but section 3.1 gives it the substance',
  },
  {
    rule: 'physicalState',
    facts: { basicProperties: { physicalState: { en: 'solid' } } },
    says: 'section 2.1 has Flam. Liq. 2, a category of liquids, but section 9.1 has the physical state solid',
  },
  {
    rule: 'physicalState',
    facts: { basicProperties: { meltingPoint: celsius(40) } },
    says: 'section 2.1 has Flam. Liq. 2, a category of liquids, but section 9.1 has a melting point of 40 °C, over 20 °C',
  },
  {
    rule: 'flashPoint',
    facts: { basicProperties: { flashPoint: celsius(70) } },
    says: 'section 2.1 has Flam. Liq. 2, but in section 9.1 the flash point is 70 °C, the limit is 60 °C',
  },
  {
    rule: 'flashPoint',
    facts: { basicProperties: { flashPoint: celsius(-30), boilingPoint: celsius(30) } },
    says: 'section 2.1 lacks Flam. Liq. 1, but in section 9.1 the flash point is -30 °C, the limit is 23 °C',
  },
  {
    rule: 'vapourPressure',
    facts: { basicProperties: { vapourPressure: { value: 240, unit: 'kPa', condition: { en: 'at 20 °C' } } } },
    says: 'section 9.1 has a vapour pressure of 240 kPa at 20 °C, over 1013 hPa, as gases have',
  },
  {
    rule: 'viscosity',
    facts: {
      ...substanceOf([{ category: 'Asp. Tox. 1', h: ['H304'] }]),
      basicProperties: { kinematicViscosity: { value: 46, unit: 'mm²/s', condition: { en: 'at 40 °C' } } },
    },
    says: 'section 2.1 has Asp. Tox. 1 (H304), but section 9.1 has a viscosity of 46 mm²/s at 40 °C, over 20.5 mm²/s',
  },
  {
    rule: 'extremePh',
    facts: { ...substanceOf([]), basicProperties: { ph: { value: 13.5 } } },
    says: 'section 2.1 has neither H314 nor H318, but section 9.1 has a pH of 13.5',
  },
  {
    rule: 'temperatures',
    facts: { basicProperties: { meltingPoint: celsius(10), boilingPoint: celsius(-5) } },
    says: 'section 9.1 has a melting point of 10 °C, but section 9.1 has a lower boiling point of -5 °C',
  },
  {
    rule: 'floating',
    facts: {
      basicProperties: { density: { value: 1.2, unit: 'g/cm³' } },
      phrases: { '12.4': ['floatsOnWater'] },
    },
    says: 'section 9.1 has a density of 1.2 g/cm³, but section 12.4 says that the product floats on water',
  },
  {
    rule: 'statedAbsence',
    facts: { phrases: { '5.2': ['notCombustible'] } },
    says: "section 2.1 has Flam. Liq. 2 (H225), but section 5.2 has '",
  },
  {
    rule: 'statedAbsence',
    facts: {
      ...substanceOf([{ category: 'Press. Gas (Ref. Liq.)', h: ['H281'] }]),
      phrases: { '8.2.2.hands': ['glovesNotNeeded'] },
    },
    says: 'section 2.1 has Press. Gas (Ref. Liq.) (H281), but section 8.2',
  },
  {
    rule: 'statedAbsence',
    facts: {
      ...substanceOf([{ category: 'Press. Gas (Liq.)', h: ['H280'] }]),
      phrases: { '8.2.2.hands': ['glovesNotNeeded'] },
    },
    says: 'section 2.1 has Press. Gas (Liq.) (H280), but section 8.2',
  },
  {
    rule: 'statedAbsence',
    facts: {
      ...substanceOf([{ category: 'Press. Gas (Liq.)', h: ['H280'] }]),
      phrases: { '4.1': ['noSpecialFirstAid'] },
    },
    says: 'section 2.1 has Press. Gas (Liq.) (H280), but section 4.1',
  },
  {
    rule: 'statedAbsence',
    facts: {
      ...substanceOf([{ category: 'Press. Gas (Liq.)', h: ['H280'] }]),
      phrases: { '10.4': ['noConditionsToAvoid'] },
    },
    says: 'section 2.1 has Press. Gas (Liq.) (H280), but section 10.4',
  },
  {
    rule: 'opposedPhrases',
    facts: {
      ...substanceOf([{ category: 'Press. Gas (Liq.)', h: ['H280'] }]),
      phrases: { '8.2.2.thermal': ['noThermalHazard'] },
    },
    says: 'section 8.2',
  },
  {
    rule: 'opposedPhrases',
    facts: { phrases: { '12.2': ['readilyBiodegradable', 'notReadilyBiodegradable'] } },
    says: "section 12.2 has 'Readily biodegradable.', but section 12.2 has 'Not readily biodegradable.'",
  },
  {
    rule: 'opposedPhrases',
    facts: { ...mixture, phrases: { '10.3': ['noHazardousReactions'], '10.5': ['amines'] } },
    says: "section 10.5 has 'amines', but section 10.3 has 'No hazardous reactions are known under normal conditions of storage and handling.'",
  },
  {
    rule: 'opposedPhrases',
    facts: { phrases: { '12.2': ['decomposesInWater'], '12.4': ['mobileInSoil'] } },
    says: "section 12.2 has 'Decomposes quickly in water and soil.', but section 12.4 has 'The product is mobile in soil and can reach groundwater.'",
  },
  {
    rule: 'opposedPhrases',
    facts: { ...mixture, phrases: { '10.5': ['noIncompatibleMaterials', 'strongAcids'] } },
    says: "section 10.5 has 'strong acids', but section 10.5 has 'No incompatible materials are known when the product is used as intended.'",
  },
  {
    rule: 'acuteToxicity',
    facts: { studies: [{ endpoint: 'acuteOral', value: 'LD50: 150 mg/kg, rat' }] },
    says: "section 2.1 has no category (oral), but section 11.1 has 'LD50: 150 mg/kg, rat'",
  },
  {
    rule: 'acuteToxicity',
    facts: {
      ...substanceOf([{ category: 'Acute Tox. 3', h: ['H331'] }]),
      studies: [{ endpoint: 'acuteInhalation', value: 'LC50 (4 h): > 20 mg/l, rat, vapours' }],
    },
    says: "section 2.1 has Acute Tox. 3 (inhalation), but section 11.1 has 'LC50 (4 h): > 20 mg/l, rat, vapours'",
  },
  {
    rule: 'ingredientToxicity',
    facts: {
      ...mixture,
      studies: [{ endpoint: 'acuteOral', substance: { en: 'salt' }, value: 'LD50: 120 mg/kg, rat' }],
    },
    says: "section 3 has ‘ATE (H302) = 500 mg/kg’ of salt, but section 11.1 has 'LD50: 120 mg/kg, rat'",
  },
  {
    rule: 'aquaticAcute',
    facts: { studies: [{ endpoint: 'daphnia', value: 'EC50: 400 µg/l, 48 h' }] },
    says: "section 2.1 lacks Aquatic Acute 1, but section 12.1 has 'EC50: 400 µg/l, 48 h'",
  },
  {
    rule: 'aquaticChronic',
    facts: { studies: [{ endpoint: 'algae', value: 'NOEC: 0.05 mg/l, 72 h' }] },
    says: "section 2.1 has no chronic aquatic category, but section 12.1 has 'NOEC: 0.05 mg/l, 72 h', at least Aquatic Chronic 2",
  },
  {
    rule: 'notDangerousGoods',
    facts: { transport: null },
    says: 'section 2.1 has Flam. Liq. 2, dangerous goods of class 3 (ADR 2.2.3.1.1), but section 14 says that the product is not dangerous goods',
  },
  {
    rule: 'transportClass',
    facts: { ...substanceOf([skinCorrosive]), transport: { ...goods } },
    says: 'section 2.1 has no hazard of class 3, but section 14.3 has class 3',
  },
  {
    rule: 'transportClass',
    facts: { ...substanceOf([skinCorrosive, { category: 'Ox. Liq. 2', h: ['H272'] }]), transport: corrosiveGoods },
    says: 'section 2.1 has Ox. Liq. 2, class 5.1 (ADR 2.2.51.1), but section 14.3 has class 8',
  },
  {
    rule: 'notDangerousGoods',
    facts: substanceOf([
      { category: 'Acute Tox. 2', h: ['H330'] },
      { category: 'Met. Corr. 1', h: ['H290'] },
    ]),
    says: 'section 2.1 has Acute Tox. 2 (H330), which makes class 6.1 possible (ADR 2.2.61.1.8), but section 14 says',
  },
  {
    rule: 'notDangerousGoods',
    facts: substanceOf([{ category: 'Aquatic Chronic 2', h: ['H411'] }]),
    says: 'section 2.1 has Aquatic Chronic 2, dangerous goods of class 9 (ADR 2.2.9.1.10), but section 14 says',
  },
  {
    rule: 'transportClass',
    facts: { ...substanceOf([{ category: 'Flam. Liq. 2', h: ['H225'] }, fatalVapour]), transport: flammableGoods },
    says: 'section 2.1 has Acute Tox. 1 (H330), which makes class 6.1 possible (ADR 2.2.61.1.8), but section 14.3 has class 3',
  },
  {
    rule: 'transportClass',
    facts: { ...substanceOf([]), transport: aquaticGoods },
    says: 'section 2.1 has neither Aquatic Acute 1 nor Aquatic Chronic 1 or 2, but section 14.1 has UN3082',
  },
  {
    rule: 'hazardPrecedence',
    facts: {
      ...substanceOf([
        { category: 'Flam. Liq. 2', h: ['H225'] },
        { category: 'Skin Corr. 1A', h: ['H314'] },
      ]),
      transport: { ...flammableGoods, un: 'UN2924', hazardClass: '3 (8)' },
    },
    says: 'section 2.1 has Skin Corr. 1A (8, I), Flam. Liq. 2 (3, II), of which class 8 has precedence, but section 14.3 has class 3 (8)',
  },
  {
    rule: 'hazardPrecedence',
    facts: {
      ...substanceOf([{ category: 'Flam. Liq. 2', h: ['H225'] }, fatalVapour]),
      transport: { ...flammableGoods, un: 'UN1992', hazardClass: '3 (6.1)' },
    },
    says: 'section 2.1 has Acute Tox. 1 (6.1, I), Flam. Liq. 2 (3, II), of which class 6.1 has precedence, but section 14.3 has class 3 (6.1)',
  },
  {
    rule: 'packingGroup',
    facts: {
      ...substanceOf([{ category: 'Skin Corr. 1A', h: ['H314'] }]),
      transport: corrosiveGoods,
    },
    says: 'section 2.1 has Skin Corr. 1A, packing group I, but section 14.4 has packing group II',
  },
  {
    rule: 'environmentMark',
    facts: {
      classification: [...acetone.classification!, { category: 'Aquatic Acute 1', h: ['H400'] }],
      transport: { ...goods, environmentallyHazardous: false },
    },
    says: 'section 2.1 has Aquatic Acute 1, but section 14.5 has no mark with fish and tree',
  },
  {
    rule: 'environmentMark',
    facts: { transport: { ...goods, environmentallyHazardous: true } },
    says: 'section 2.1 has neither Aquatic Acute 1 nor Aquatic Chronic 1 or 2, but section 14.5 has the mark with fish and tree',
  },
  {
    rule: 'unNumber',
    facts: { transport: { ...goods, un: 'UN3999' } },
    says: 'UN3999 is not in the dangerous goods list (ADR 2025), but section 14.1 has UN3999 (ADR Table A column 1)',
  },
  {
    rule: 'unNumber',
    facts: { transport: { ...goods, un: 'UN1169' } },
    says: 'UN1169 is not in the dangerous goods list (ADR 2025)',
  },
  {
    rule: 'unName',
    facts: { transport: { ...goods, properShippingName: { en: 'ACETONE', de: 'ACETONÖLE' } } },
    says: "section 14.1 has UN1090, ACETON, but section 14.2 has 'ACETONÖLE'",
  },
  {
    rule: 'unName',
    facts: { transport: { ...goods, properShippingName: { en: 'ACETONE', fr: 'HUILES D’ACÉTONE' } } },
    says: "section 14.1 has UN1090, ACÉTONE, but section 14.2 has 'HUILES D’ACÉTONE'",
  },
  {
    rule: 'marinePollutant',
    facts: {
      ...substanceOf([{ category: 'Ox. Sol. 2', h: ['H272'] }]),
      transport: {
        ...goods,
        un: 'UN1748',
        properShippingName: { en: 'CALCIUM HYPOCHLORITE, DRY' },
        hazardClass: '5.1',
        classificationCode: 'O2',
        hazardIdentificationNumber: '50',
        tunnelCode: 'E',
        limitedQuantity: '1 kg',
      },
    },
    says: 'the list of the IMDG Code (42-24) marks UN1748 as a marine pollutant (P), but section 14.5 has no mark with fish and tree',
  },
  {
    rule: 'emergencySchedule',
    facts: { transport: { ...goods, note: { en: 'EmS: F-E, S-E', de: 'EmS: F-A, S-D' } } },
    says: 'section 14.1 has UN1090 with the emergency schedules F-E, S-D, but section 14.6 has S-E, F-A',
  },
  {
    rule: 'unName',
    facts: { transport: { ...goods, properShippingName: { en: 'ACETONE OILS' } } },
    says: "section 14.1 has UN1090, ACETONE, but section 14.2 has 'ACETONE OILS'",
  },
  {
    rule: 'technicalName',
    facts: {
      ...substanceOf([{ category: 'Aquatic Chronic 2', h: ['H411'] }]),
      transport: { ...aquaticGoods, properShippingName: { en: 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.' } },
    },
    says: "section 14.1 has UN3082, whose name needs a technical name in brackets, but section 14.2 has 'ENVIRONMENTALLY",
  },
  {
    rule: 'technicalName',
    facts: {
      ...substanceOf([{ category: 'Flam. Liq. 2', h: ['H225'] }]),
      transport: {
        ...flammableGoods,
        properShippingName: { en: 'FLAMMABLE LIQUID, N.O.S. (acetone)', de: 'ENTZÜNDBARER FLÜSSIGER STOFF, N.A.G.' },
      },
    },
    says: "section 14.1 has UN1993, whose name needs a technical name in brackets, but section 14.2 has 'ENTZÜNDBARER",
  },
  {
    rule: 'unState',
    facts: {
      ...substanceOf([{ category: 'Aquatic Chronic 2', h: ['H411'] }]),
      transport: aquaticGoods,
      basicProperties: { physicalState: { en: 'solid' } },
    },
    says: 'section 14.1 has UN3082, ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S., but section 9.1 has the physical state solid',
  },
  {
    rule: 'unState',
    facts: {
      ...substanceOf([skinCorrosive]),
      transport: { ...corrosiveGoods, un: 'UN1759', properShippingName: { en: 'CORROSIVE SOLID, N.O.S. (substance)' } },
      basicProperties: { physicalState: { en: 'liquid' } },
    },
    says: 'section 14.1 has UN1759, CORROSIVE SOLID, N.O.S., but section 9.1 has the physical state liquid',
  },
  {
    rule: 'unClass',
    facts: {
      ...substanceOf([skinCorrosive]),
      transport: { ...corrosiveGoods, un: 'UN1956', properShippingName: { en: 'COMPRESSED GAS, N.O.S. (nitrogen)' } },
    },
    says: 'section 14.1 has UN1956 of class 2.2, but section 14.3 has class 8',
  },
  {
    rule: 'unClass',
    facts: { transport: { ...goods, hazardClass: '3 (6.1)' } },
    says: 'section 14.1 has UN1090 of class 3, but section 14.3 has class 3 (6.1)',
  },
  {
    rule: 'unClass',
    facts: {
      ...substanceOf([skinCorrosive]),
      transport: {
        ...corrosiveGoods,
        un: 'UN1835',
        properShippingName: { en: 'TETRAMETHYLAMMONIUM HYDROXIDE, AQUEOUS SOLUTION' },
      },
    },
    says: 'section 14.1 has UN1835 of class 8 (6.1)',
  },
  {
    rule: 'unPackingGroup',
    facts: { transport: { ...goods, packingGroup: 'III' } },
    says: 'section 14.1 has UN1090 of packing group II, but section 14.4 has III',
  },
  {
    rule: 'unConditions',
    facts: { transport: { ...goods, limitedQuantity: '5 L' } },
    says: 'section 14.1 has UN1090, packing group II: limited quantity 1 L, but section 14.6 has 5 L',
  },
  {
    rule: 'unConditions',
    facts: { transport: { ...goods, tunnelCode: 'B/E' } },
    says: 'section 14.1 has UN1090, packing group II: tunnel restriction code D/E, but section 14.6 has B/E',
  },
  {
    rule: 'unConditions',
    facts: {
      ...substanceOf([skinCorrosive]),
      transport: { ...corrosiveGoods, un: 'UN1814', properShippingName: { en: 'POTASSIUM HYDROXIDE SOLUTION' } },
    },
    says: 'section 14.1 has UN1814, packing group II: classification code C5, but section 14.6 has C9',
  },
  {
    rule: 'unneededTechnicalName',
    facts: { transport: { ...goods, properShippingName: { en: 'ACETONE (propanone)' } } },
    says: "section 14.1 has UN1090, whose name needs no technical name, but section 14.2 has 'ACETONE (propanone)'",
  },
  {
    rule: 'carriageProhibited',
    facts: {
      ...substanceOf([{ category: 'Ox. Sol. 2', h: ['H272'] }]),
      basicProperties: { physicalState: { en: 'solid' } },
      transport: {
        ...goods,
        un: 'UN1512',
        properShippingName: { en: 'ZINC AMMONIUM NITRITE' },
        hazardClass: '5.1',
        classificationCode: 'O2',
        hazardIdentificationNumber: '50',
        tunnelCode: 'E',
        limitedQuantity: '1 kg',
      },
    },
    says: 'IMDG prohibits the carriage of UN1512, but section 14.1 has UN1512',
  },
  {
    rule: 'modeConditions',
    facts: { transport: { ...goods, sea: { exceptedQuantity: 'E1' } } },
    says: 'section 14.1 has UN1090, packing group II: Excepted quantities (EQ) E2, but section 14.6 has E1',
  },
  {
    rule: 'airConditions',
    facts: { transport: { ...goods, air: { cargo: { packingInstruction: '855' } } } },
    says: 'section 14.6 has packing instruction 855, which is one of class 8, but section 14.3 has class 3',
  },
  {
    rule: 'transportExemption',
    facts: { transport: { ...goods, exemption: 'specialProvision144' } },
    says: 'section 14.1 has UN1090, which has no special provision 144, but section 14.6 uses the exemption of ADR 3.3.1 (144)',
  },
  {
    rule: 'storageTemperature',
    facts: { phrases: { '7.2': ['storageBelow25'] } },
    tds: { storageTemperature: { value: '5 – 40', unit: '°C' } },
    says: "section 7.2 has 'Recommended storage temperature: below 25 °C.', but the technical data sheet has 5 – 40 °C",
  },
  {
    rule: 'storageTemperature',
    facts: {},
    tds: { storageTemperature: { value: '35 – 45', unit: '°C' } },
    says: "section 7.2 has 'Keep the container tightly closed in a cool, well-ventilated place.', but the technical data sheet has 35 – 45 °C",
  },
  {
    rule: 'exposureLimit',
    facts: {
      markets: { IE: {} },
      exposureLimits: [{ law: 'Directive 2000/39/EC', country: 'EU', twa: { mgPerM3: 1200 } }],
    },
    says: 'section 3 has acetone, but section 8.1 has TWA 1200 mg/m³ (Directive 2000/39/EC) as the limit of acetone (67-64-1), other than Directive 2000/39/EC (2024-04-08) with TWA 1210 mg/m³',
  },
  {
    rule: 'safetyAssessment',
    facts: { phrases: { '15.2': ['csaCarriedOut'] } },
    says: "section 15.2 has 'A chemical safety assessment has been carried out for this substance.', but section 8.1 has neither a DNEL nor a PNEC",
  },
  {
    rule: 'exposureScenario',
    facts: {
      phrases: { '15.2': ['csaCarriedOut'] },
      noEffectLevels: [
        {
          population: 'workers',
          route: 'inhalation',
          duration: 'longTerm',
          effect: 'systemic',
          value: 1210,
          unit: 'mg/m³',
        },
      ],
    },
    says: "section 15.2 has 'A chemical safety assessment has been carried out for this substance.', but the sheet has no annex with exposure scenarios (REACH Art. 31(7))",
  },
  {
    rule: 'waterHazardClass',
    facts: {
      classification: [...acetone.classification!, { category: 'Aquatic Chronic 3', h: ['H412'] }],
      wgk: 'nwg',
    },
    says: 'section 2.1 has Aquatic Chronic 3, but section 15.1 has nwg',
  },
  {
    rule: 'missingUfi',
    facts: { kind: 'mixture', audience: 'public', identifiers: {} },
    says: 'section 2.1 has Flam. Liq. 2, but section 1.1 lacks UFI',
  },
  {
    rule: 'publicCmr',
    facts: {
      audience: 'public',
      classification: [...acetone.classification!, { category: 'Repr. 1B', h: ['H360D'] }],
    },
    says: 'the product is sold to the general public, but section 2.1 has Repr. 1B',
  },
  {
    rule: 'publicRestriction',
    facts: { audience: 'public', ...containing(['hydrogen peroxide', '7722-84-1', 15]) },
    says: 'section 3 has up to 15 % of hydrogen peroxide; the limit for the general public is 12 % (Regulation (EU) 2019/1148 Art. 5, Annex I)',
  },
  {
    rule: 'publicRestriction',
    facts: {
      audience: 'public',
      ...containing(['sodium chlorate', '7775-09-9', 30], ['potassium perchlorate', '7778-74-7', 15]),
    },
    says: 'section 3 has up to 45 % of sodium chlorate, potassium perchlorate; the limit for the general public is 40 %',
  },
  {
    rule: 'publicRestriction',
    facts: { audience: 'public', ...containing(['toluene', '108-88-3', 0.1]) },
    says: 'section 3 has up to 0.1 % of toluene; adhesives, neoprene-based contact adhesives, spray paints for the general public must have less than 0.1 % (REACH Annex XVII 48)',
  },
  {
    rule: 'publicRestriction',
    facts: {
      audience: 'industrial',
      ...containing(['1,4-dichlorobenzene', '106-46-7', 1]),
      uses: { identified: [], advisedAgainst: [], annexXVII: ['airFreshener'] },
    },
    says: 'the product is placed on the market, but section 3 has up to 1 % of 1,4-dichlorobenzene: not to be placed on the market or used (air fresheners and deodorisers of toilets and rooms; ≥ 1 %) (REACH Annex XVII 64)',
  },
];

function fileOf({ facts, tds }: Pick<Planted, 'facts' | 'tds'>, state?: 'published'): ProductFile {
  const file = acetoneFile();
  file.versions[0]!.facts = { ...file.versions[0]!.facts, label: {}, ...facts };
  if (tds) file.tdsVersions = [{ version: 1, created: '2026-01-15', facts: { name: { en: 'Acetone' }, ...tds } }];
  return { ...file, ...(state && { state }) };
}

test('a contradiction between two places refuses publishing and names both with what resolves it', () =>
  expectEach(
    planted,
    ({ rule, says }) => `${rule}: ${says}`,
    ({ rule, facts, tds, says }) => {
      const { product, findings } = checkProduct(fileOf({ facts, ...(tds && { tds }) }, 'published'));
      const found = findings.filter(({ message }) => message.endsWith(`(rule ${rule})`));
      expect(found.map(({ message }) => message).join('\n')).toContain(says);
      const isRefused = contradictions[rule].level !== 'warning';
      expect(found.every((problem) => isError(problem) === isRefused && problem.related !== undefined)).toBe(true);
      expect(found[0]!.message).toContain(languages.en.messages[`remedy.${rule}`]);
      expect(product === null).toBe(isRefused);
    },
  ));

test('each rule has a planted contradiction', () => {
  // What compares products is not found in one (check-ufi.test.ts).
  const testable = contradictionIds.filter((id) => !contradictions[id].comparesProducts);
  expect(testable.filter((id) => !planted.some(({ rule }) => rule === id))).toEqual([]);
  expect(planted.length).toBeGreaterThanOrEqual(20);
});

test('a file that does not publish is warned of a contradiction', () => {
  const { product, findings } = checkProduct(fileOf({ facts: { transport: null } }));
  expect(findings).toContainEqual(
    expect.objectContaining({ level: 'warning', message: expect.stringContaining('rule notDangerousGoods') }),
  );
  expect(product).not.toBeNull();
});

test('each transport class that the classes make possible is asked for, one of gases only that of gases', () =>
  expectEach(
    [
      [
        ['Flam. Liq. 2 H225', 'Acute Tox. 3 H331', 'Skin Corr. 1B H314', 'Aquatic Chronic 2 H411'],
        ['3', '6.1', '8'],
      ],
      [['Flam. Gas 1A H220', 'Press. Gas (Liq.) H280', 'Acute Tox. 3 H331'], ['2']],
      [['Aerosol 3 H229', 'Skin Corr. 1B H314'], ['2']],
      [['Ox. Sol. 2 H272'], ['5.1']],
      [['Met. Corr. 1 H290'], ['8']],
      [['Aquatic Acute 1 H400'], ['9']],
      [['Aquatic Chronic 3 H412', 'Eye Irrit. 2 H319'], []],
    ] as [string[], string[]][],
    ([classes]) => classes.join(', '),
    ([classes, expected]) => {
      const classification = classes.map((entry) => ({ category: entry.slice(0, -5), h: [entry.slice(-4)] }));
      const { findings } = checkProduct(fileOf({ facts: substanceOf(classification) }));
      const questions = findings
        .filter(({ message }) => message.endsWith('(rule notDangerousGoods)'))
        .map(({ message }) => / class (\S+)/.exec(message)![1]);
      expect(questions).toEqual(expected);
    },
  ));

test('a justification with its reason lets a contradiction pass, and stays in the facts', () => {
  const justifications = [{ rule: 'notDangerousGoods' as const, reason: { en: 'Packs of 5 l at most, SP 375.' } }];
  const { product, findings } = checkProduct(fileOf({ facts: { transport: null, justifications } }, 'published'));
  expect(findings.filter(isError)).toEqual([]);
  expect(findings.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('justified by justifications[0] (rule notDangerousGoods)'),
  );
  expect(product?.versions[0]?.facts.justifications).toEqual(justifications);
});

test('a justification of what does not contradict is warned of', () => {
  const justifications = [{ rule: 'viscosity' as const, reason: { en: 'Old.' } }];
  expect(checkProduct(fileOf({ facts: { justifications } })).findings).toContainEqual(
    expect.objectContaining({ message: 'justifies a contradiction that is not there (rule viscosity)' }),
  );
});

test('a problem names the file and the lines of both places', () => {
  const text = JSON.stringify(fileOf({ facts: { transport: { ...goods, packingGroup: 'III' } } }), null, 1);
  const [line, otherLine] = ['"packingGroup"', '"un"'].map(
    (key) => text.slice(0, text.indexOf(key)).split('\n').length,
  );
  const problem = readProductFile(text, 'acetone.json').problems.find(({ message }) =>
    message.includes('unPackingGroup'),
  );
  expect(problemText(problem!)).toMatch(
    new RegExp(
      `^acetone\\.json:${line}: warning: versions\\[0\\]\\.facts\\.transport\\.packingGroup: .*; see versions\\[0\\]\\.facts\\.transport\\.un, line ${otherLine}$`,
    ),
  );
});

test('what the law lets stand together is no contradiction', () =>
  expectEach(
    [
      [
        'a class that the author determined',
        {
          overrides: [{ class: 'acuteOral', category: null, basis: 'test', reason: { en: 'Test.' } }],
          studies: [{ endpoint: 'acuteOral', value: 'LD50: 150 mg/kg, rat' }],
        },
      ],
      [
        'a limit result that leaves the category open',
        { studies: [{ endpoint: 'acuteOral', value: 'LD50: > 500 mg/kg, rat' }] },
      ],
      [
        'a concentration of one hour',
        { studies: [{ endpoint: 'acuteInhalation', value: 'LC50: 3 mg/l, 1 h, rat, vapours' }] },
      ],
      [
        'no reactions beside no materials to avoid',
        { ...mixture, phrases: { '10.3': ['noHazardousReactions'], '10.5': ['noIncompatibleMaterials'] } },
      ],
      ['a result without figure', { studies: [{ endpoint: 'acuteOral', value: 'not toxic' }] }],
      [
        'a name with the word that 3.1.3.2 adds, in three languages',
        {
          transport: { ...goods, properShippingName: { en: 'ACETONE SOLUTION', de: 'ACETON, LÖSUNG', fr: 'ACÉTONE' } },
        },
      ],
      [
        'a name in a language that the table does not have',
        { transport: { ...goods, properShippingName: { sl: 'ACETON' } } },
      ],
      ['the emergency schedules of the number', { transport: { ...goods, note: { en: 'EmS: F-E, S-D' } } }],
      [
        'a limited quantity that only the list of sea has',
        {
          ...substanceOf([{ category: 'Aerosol 1', h: ['H222', 'H229'] }]),
          transport: {
            ...goods,
            un: 'UN1950',
            properShippingName: { en: 'AEROSOLS' },
            hazardClass: '2.1',
            packingGroup: null,
            classificationCode: '5F',
            hazardIdentificationNumber: null,
            tunnelCode: 'D',
            limitedQuantity: 'See SP277',
          },
        },
      ],
      [
        'figures that the table leaves out',
        {
          transport: {
            ...goods,
            un: 'UN1999',
            properShippingName: { en: 'TARS, LIQUID' },
            hazardIdentificationNumber: '99',
            tunnelCode: 'B',
            limitedQuantity: '5 L',
          },
        },
      ],
      [
        'a viscous paint, which has a row of its own in Table A',
        {
          transport: {
            ...goods,
            un: 'UN1263',
            properShippingName: { en: 'PAINT' },
            packingGroup: 'III',
            hazardIdentificationNumber: null,
            tunnelCode: 'E',
            limitedQuantity: '5 L',
          },
        },
      ],
      [
        'the mark of 14.5, left out, so that it follows from the class',
        {
          ...substanceOf([{ category: 'Aquatic Chronic 2', h: ['H411'] }]),
          transport: aquaticGoods,
          basicProperties: { physicalState: { en: 'liquid' } },
        },
      ],
      [
        'a gas that is toxic by inhalation',
        {
          ...substanceOf([
            { category: 'Press. Gas (Comp.)', h: ['H280'] },
            { category: 'Acute Tox. 3', h: ['H331'] },
          ]),
          transport: {
            ...goods,
            un: 'UN1955',
            properShippingName: { en: 'COMPRESSED GAS, TOXIC, N.O.S. (substance)' },
            hazardClass: '2.3',
            packingGroup: null,
            classificationCode: '1T',
            hazardIdentificationNumber: '26',
            tunnelCode: 'C/D',
            limitedQuantity: '0',
          },
        },
      ],
      [
        'a corrosive, flammable liquid of equal degree, in class 3',
        {
          ...substanceOf([{ category: 'Flam. Liq. 2', h: ['H225'] }, skinCorrosive]),
          transport: {
            ...flammableGoods,
            un: 'UN2924',
            properShippingName: { en: 'FLAMMABLE LIQUID, CORROSIVE, N.O.S. (substance)' },
            hazardClass: '3 (8)',
            classificationCode: 'FC',
            hazardIdentificationNumber: '338',
          },
        },
      ],
      [
        'as much hydrogen peroxide as the public may have',
        { audience: 'public', ...containing(['a', '7722-84-1', 12]) },
      ],
      ['hydrogen peroxide for trade', { audience: 'professionalOnly', ...containing(['a', '7722-84-1', 35]) }],
      ['ammonium nitrate with less than 16 % nitrogen', { audience: 'public', ...containing(['a', '6484-52-2', 45]) }],
      ['less toluene than the limit', { audience: 'public', ...containing(['a', '108-88-3', 0.09]) }],
      ['2-(2-butoxyethoxy)ethanol that is not sprayed', { audience: 'public', ...containing(['a', '112-34-5', 5]) }],
      [
        'toluene in a product that is known to be neither adhesive nor spray paint',
        {
          audience: 'public',
          ...containing(['a', '108-88-3', 5]),
          uses: { identified: [], advisedAgainst: [], annexXVII: ['cleaner'] },
        },
      ],
      ['a flash point in words', { basicProperties: { flashPoint: { en: 'not determined' } } }],
    ] as [string, Partial<Facts>][],
    ([name]) => name,
    ([, facts]) => {
      const { findings } = checkProduct(fileOf({ facts }));
      expect(findings.filter(({ message }) => message.includes('(rule '))).toEqual([]);
    },
  ));

test('the demo catalogue has no contradiction and needs no justification', () =>
  expectEach(
    demoCatalogue,
    ({ code }) => code,
    ({ versions, tdsVersions }) => {
      const facts = productFacts.parse(versions[0]!.facts);
      const [tds] = tdsVersions;
      const found = findContradictions({ facts, tds: tds ? tdsFacts.parse(tds.facts) : null });
      expect(found.map(({ rule, says, but }) => `${rule}: ${says}, but ${but}`)).toEqual([]);
    },
  ));

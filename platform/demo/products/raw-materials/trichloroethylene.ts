import type { ProductFactsInput } from '../../../product/facts.ts';
import type { TdsFactsInput } from '../../../product/tds-facts.ts';
import { completeProduct, type DemoProduct } from '../../demo-product.ts';
import { substances } from '../../substances.ts';
import { hazardData } from '../../hazard-data.ts';
import * as tds from '../../tds.ts';
import * as values from '../../values.ts';
import { standardPhrases } from '../../values.ts';
import { wording } from '../../wording.ts';

const facts: ProductFactsInput = {
  kind: 'substance',
  audience: 'professionalOnly',
  name: wording('Trichloroethylene, stabilised', 'Trichlorethylen, stabilisiert'),
  description: wording(
    'Solvent for vapour degreasing in closed plants under authorisation.',
    'Lösemittel zur Dampfentfettung in geschlossenen Anlagen mit Zulassung.',
  ),
  identifiers: {
    cas: '79-01-6',
    ec: '201-167-4',
    index: '602-027-00-9',
    reach: '01-2119490731-36',
    formula: 'C2HCl3',
    molarMass: '131.39 g/mol',
    synonyms: ['TCE', 'Tri'],
  },
  composition: [{ ...substances.trichloroethylene, content: 99.5, contentRange: '≥ 99 %' }],
  classification: substances.trichloroethylene.classification,
  label: {
    signalWord: 'danger',
    pictograms: ['GHS07', 'GHS08'],
    h: ['H315', 'H319', 'H336', 'H341', 'H350', 'H412'],
    p: ['P201', 'P261', 'P273', 'P280', 'P305+P351+P338', 'P308+P313'],
  },
  statementPlaces: { P261: { forms: wording('vapours', 'Dampf') } },
  uses: {
    identified: [wording('Vapour degreasing in closed plants', 'Dampfentfettung in geschlossenen Anlagen')],
    advisedAgainst: [wording('All other uses', 'Alle anderen Verwendungen')],
  },
  recommendedUse: wording('In closed plants under authorisation only.', 'Nur in geschlossenen Anlagen mit Zulassung.'),
  recommendedLevels: wording('Undiluted.', 'Unverdünnt.'),
  specialFeatures: wording('Discontinued.', 'Nicht mehr lieferbar.'),
  basicProperties: {
    physicalState: values.liquid,
    colour: values.colourless,
    odour: wording('chloroform-like', 'chloroformartig'),
    meltingPoint: values.celsius(-85),
    boilingPoint: values.celsius(87),
    flammability: values.notFlammable,
    explosionLimits: values.notDetermined,
    flashPoint: values.notApplicable,
    autoIgnitionTemperature: values.celsius(410),
    decompositionTemperature: values.notDetermined,
    ph: values.notApplicable,
    kinematicViscosity: values.notDetermined,
    solubility: values.at20(1.1, 'g/l'),
    partitionCoefficient: values.at20(2.42),
    vapourPressure: values.at20(77, 'hPa'),
    density: values.at20(1.46, 'g/cm³'),
    relativeVapourDensity: values.comparedWithAir(4.5),
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: [
    {
      law: 'Directive (EU) 2019/130',
      country: 'EU',
      twa: { mgPerM3: 54.7, ppm: 10 },
      stel: { mgPerM3: 164.1, ppm: 30 },
      skin: true,
    },
  ],
  transport: {
    un: 'UN1710',
    properShippingName: wording('TRICHLOROETHYLENE', 'TRICHLORETHYLEN'),
    hazardClass: '6.1',
    packingGroup: 'III',
    classificationCode: 'T1',
    hazardIdentificationNumber: '60',
    tunnelCode: 'E',
    limitedQuantity: '5 L',
    environmentallyHazardous: false,
  },
  ...hazardData.trichloroethylene,
  phrases: standardPhrases({
    '5.1': ['adaptToSurroundings', 'noUnsuitableMedia'],
    '5.2': ['notCombustible', 'hydrogenChloride', 'carbonOxides', 'phosgene'],
    '8.2.2.hands': ['glovesFluorocarbon'],
    '8.2.2.thermal': ['noThermalHazard'],
    '10.2': ['stableAsRecommended', 'stabilised', 'lightSensitive'],
    '10.3': ['reactsWithAlkaliMetals', 'reactsWithAlkalis'],
    '10.4': ['heatAndIgnition', 'sunlight'],
    '10.5': ['strongAlkalis', 'alkaliMetals', 'baseMetals'],
    '10.6': ['hydrogenChloride', 'phosgene'],
    '12.2': ['notReadilyBiodegradable'],
    '12.4': ['volatile'],
    '14.7': ['noBulkTransport'],
    '15.2': ['csaNotCarriedOut'],
  }),
  wasteCode: '14 06 02*',
  wgk: '3',
  regulatory: [
    wording(
      'REACH Annex XIV: subject to authorisation (sunset date 21 April 2016)',
      'REACH Anhang XIV: zulassungspflichtig (Ablauftermin 21. April 2016)',
    ),
  ],
};

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  name: sds.name,
  description: [sds.description],
  uses: tds.uses(sds),
  properties: [
    tds.property('water', tds.mgPerKg('≤ 50'), 'ASTM D1364'),
    tds.property('evaporationResidue', tds.mgPerKg('≤ 10')),
    tds.sdsProperty(sds, 'density'),
    tds.sdsProperty(sds, 'boilingPoint'),
  ],
  processing: tds.processing(sds),
  packaging: [tds.pack('metalCanister', 25, 'l', 'TR-990-25L')],
  storage: tds.storage('tightlyClosed', 'coolAndDry', 'sunlight', 'steel'),
  shelfLifeMonths: 12,
  storageTemperature: values.celsius('5 – 25'),
});

/** Withdrawn from the market: the dossier has been removed. */
export const trichloroethylene: DemoProduct = {
  ...completeProduct,
  id: 1023,
  code: 'TR-990',
  state: 'removed',
  articles: [{ code: 'TR-990-25L', id: 12301 }],
  gtin: '09521234000129',
  versions: [{ id: 10231, text: '4.0', created: '2022-02-07', facts }],
  tdsVersions: [{ version: 1, created: '2019-05-06', facts: tdsFacts(facts) }],
  attachments: [
    {
      key: 'tr990-coa-220131',
      description: 'certificate-of-analysis-22-0131.pdf',
      category: 'Certificate of analysis',
      langCode: 'en',
      status: 'valid',
      created: '2022-01-31',
      permitted: true,
      content: {
        kind: 'certificate',
        batch: '22-0131',
        filled: '2022-01-28',
        analysed: '2022-01-31',
        useBy: '2023-01-28',
        tests: [
          { test: 'Assay', result: '99.6 %', specification: '≥ 99 %', method: 'DIN 51405 (GC)' },
          { test: 'Water', result: '21 mg/kg', specification: '≤ 50 mg/kg', method: 'ASTM D1364' },
          { test: 'Evaporation residue', result: '4 mg/kg', specification: '≤ 10 mg/kg', method: 'ASTM D2109' },
          {
            test: 'Density at 20 °C',
            result: '1.463 g/cm³',
            specification: '1.460 – 1.466 g/cm³',
            method: 'ASTM D4052',
          },
        ],
      },
    },
  ],
};

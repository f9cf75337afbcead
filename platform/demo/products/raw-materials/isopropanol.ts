import type { ProductFactsInput } from '../../../product/facts.ts';
import { completeProduct, type DemoProduct } from '../../demo-product.ts';
import { biologicalLimits, demoMarkets } from '../../limits.ts';
import { supplies } from '../../parties.ts';
import { substances } from '../../substances.ts';
import { hazardData } from '../../hazard-data.ts';
import * as values from '../../values.ts';
import { standardPhrases } from '../../values.ts';
import { wording } from '../../wording.ts';

const facts: ProductFactsInput = {
  kind: 'substance',
  audience: 'industrial',
  name: wording('Isopropanol 99.9 %', 'Isopropanol 99,9 %'),
  description: wording(
    'Pure solvent for cleaning optics, electronics and surfaces before bonding.',
    'Reines Lösemittel zum Reinigen von Optik, Elektronik und Oberflächen vor dem Kleben.',
  ),
  identifiers: {
    cas: '67-63-0',
    ec: '200-661-7',
    index: '603-117-00-0',
    reach: '01-2119457558-25',
    formula: 'C3H8O',
    molarMass: '60.10 g/mol',
    synonyms: ['IPA'],
  },
  composition: [{ ...substances.propan2ol, content: 99.9, contentRange: '≥ 99.9 %' }],
  classification: substances.propan2ol.classification,
  label: {
    signalWord: 'danger',
    pictograms: ['GHS02', 'GHS07'],
    h: ['H225', 'H319', 'H336'],
    p: ['P210', 'P233', 'P261', 'P280', 'P305+P351+P338', 'P403+P235'],
  },
  statementPlaces: {
    P261: { forms: wording('vapours', 'Dampf') },
    P280: { equipment: wording('protective gloves/eye protection', 'Schutzhandschuhe/Augenschutz') },
  },
  uses: {
    identified: [wording('Cleaning agent', 'Reinigungsmittel'), wording('Solvent', 'Lösemittel')],
    advisedAgainst: [wording('Spraying near sources of ignition', 'Versprühen in der Nähe von Zündquellen')],
  },
  recommendedUse: wording(
    'Wipe with a lint-free cloth and let dry; ventilate well.',
    'Mit fusselfreiem Tuch abwischen und trocknen lassen; gut lüften.',
  ),
  recommendedLevels: wording('Undiluted.', 'Unverdünnt.'),
  specialFeatures: wording('Water content at most 0.1 %.', 'Wassergehalt höchstens 0,1 %.'),
  basicProperties: {
    physicalState: values.liquid,
    colour: values.colourless,
    odour: wording('alcoholic', 'nach Alkohol'),
    meltingPoint: values.celsius(-88),
    boilingPoint: values.celsius(82),
    flammability: wording('highly flammable liquid', 'leicht entzündbare Flüssigkeit'),
    explosionLimits: values.explosionLimits(2, 13.4),
    flashPoint: values.flashPoint(12),
    autoIgnitionTemperature: values.celsius(425),
    decompositionTemperature: values.distils,
    ph: values.notApplicable,
    kinematicViscosity: values.at20(3, 'mm²/s'),
    solubility: values.miscible,
    partitionCoefficient: values.at20(0.05),
    vapourPressure: values.at20(43, 'hPa'),
    density: values.at20(0.785, 'g/cm³'),
    relativeVapourDensity: values.comparedWithAir(2.1),
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: [
    {
      law: 'TRGS 900',
      country: 'DE',
      twa: { mgPerM3: 500, ppm: 200 },
      note: wording('peak limit factor 2(II), remark Y', 'Überschreitungsfaktor 2(II), Bemerkung Y'),
    },
  ],
  biologicalLimits: [...biologicalLimits.propan2ol],
  markets: demoMarkets,
  transport: {
    un: 'UN1219',
    properShippingName: wording('ISOPROPANOL', 'ISOPROPANOL'),
    hazardClass: '3',
    packingGroup: 'II',
    classificationCode: 'F1',
    hazardIdentificationNumber: '33',
    tunnelCode: 'D/E',
    limitedQuantity: '1 L',
    environmentallyHazardous: false,
  },
  ...hazardData.propan2ol,
  phrases: standardPhrases({
    '8.2.2.hands': ['glovesButyl', 'glovesNitrile'],
    '8.2.2.thermal': ['noThermalHazard'],
    '10.2': ['stableAsRecommended'],
    '10.3': ['reactsWithAlkaliMetals'],
    '10.5': ['alkaliMetals'],
    '12.2': ['readilyBiodegradable'],
    '12.3': ['notBioaccumulative'],
    '14.7': ['noBulkTransport'],
    '15.1': ['industrialEmissionsVoc'],
    '15.2': ['csaNotCarriedOut'],
  }),
  wasteCode: '14 06 03*',
  wgk: '1',
  changes: [wording('Section 9.1: explosion limits updated.', 'Abschnitt 9.1: Explosionsgrenzen aktualisiert.')],
};

/** Before 2.0: the former explosion limits. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  basicProperties: { ...newer.basicProperties, explosionLimits: values.explosionLimits(2, 12) },
  changes: [],
});

/** A product for which no technical data sheet is offered. */
export const isopropanol: DemoProduct = {
  ...completeProduct,
  ...supplies.novasol,
  id: 1018,
  code: 'IP-999',
  tdsEnabled: false,
  documents: { ...completeProduct.documents, tds: false },
  validTdsLangs: [],
  articles: [{ code: 'IP-999-1L', id: 11801 }],
  versions: [
    { id: 10182, text: '2.0', created: '2026-03-02', facts },
    { id: 10181, text: '1.0', created: '2023-01-23', facts: facts1(facts) },
  ],
};

import type { ProductFactsInput } from '../../product/facts.ts';
import { completeProduct, type DemoProduct } from '../demo-product.ts';
import { biologicalLimits, demoMarkets } from '../limits.ts';
import { substances } from '../substances.ts';
import * as values from '../values.ts';
import { standardPhrases } from '../values.ts';
import { wording } from '../wording.ts';

const facts: ProductFactsInput = {
  kind: 'mixture',
  audience: 'industrial',
  name: wording('Glass cleaner, ready to use', 'Glasreiniger, gebrauchsfertig'),
  description: wording(
    'Cleaner for windows, mirrors and displays; dries without streaks.',
    'Reiniger für Fenster, Spiegel und Displays; trocknet streifenfrei.',
  ),
  identifiers: {},
  composition: [
    { ...substances.propan2ol, content: 4, contentRange: '3 – < 5 %' },
    { ...substances.water, content: 96, contentRange: '95 – < 97 %' },
  ],
  classification: [],
  label: { signalWord: null, pictograms: [], h: [], euh: ['EUH210'], p: [] },
  uses: {
    identified: [wording('Cleaning of glass', 'Reinigen von Glas')],
    advisedAgainst: [wording('Acrylic glass', 'Acrylglas')],
  },
  recommendedUse: wording('Spray on a cloth and wipe.', 'Auf ein Tuch sprühen und wischen.'),
  recommendedLevels: wording('Undiluted.', 'Unverdünnt.'),
  specialFeatures: wording('Free of perfume and colorants.', 'Ohne Duft- und Farbstoffe.'),
  basicProperties: {
    physicalState: values.liquid,
    colour: values.colourless,
    odour: wording('faintly of alcohol', 'schwach nach Alkohol'),
    meltingPoint: values.notDetermined,
    boilingPoint: values.notDetermined,
    flammability: values.notFlammable,
    explosionLimits: values.notDetermined,
    flashPoint: values.flashPoint('> 60'),
    autoIgnitionTemperature: values.notDetermined,
    decompositionTemperature: values.notDetermined,
    ph: values.at20(7),
    kinematicViscosity: values.notDetermined,
    solubility: values.miscible,
    vapourPressure: values.notDetermined,
    density: values.at20(0.99, 'g/cm³'),
    relativeVapourDensity: values.notDetermined,
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: [
    {
      agent: substances.propan2ol.name,
      law: 'TRGS 900',
      country: 'DE',
      twa: { mgPerM3: 500, ppm: 200 },
      note: wording('peak limit factor 2(II), remark Y', 'Überschreitungsfaktor 2(II), Bemerkung Y'),
    },
  ],
  biologicalLimits: [...biologicalLimits.propan2ol],
  markets: demoMarkets,
  transport: null,
  phrases: standardPhrases({
    '4.2': ['noSymptomsKnown'],
    '5.1': ['adaptToSurroundings', 'noUnsuitableMedia'],
    '5.2': ['notCombustible'],
    '7.2': ['protectFromFrost'],
    '8.2.2.hands': ['glovesNotNeeded'],
    '8.2.2.thermal': ['noThermalHazard'],
    '9.2': ['noFurtherData'],
    '10.1': ['noReactivity'],
    '10.2': ['stableAsRecommended'],
    '10.3': ['noHazardousReactions'],
    '10.4': ['frost'],
    '10.5': ['noIncompatibleMaterials'],
    '10.6': ['noDecompositionProducts'],
    '12.2': ['readilyBiodegradable'],
    '14.7': ['noBulkTransport'],
    '15.1': ['detergents'],
    '15.2': ['csaNotCarriedOut'],
  }),
  texts: { '12.3': values.noData, '12.4': values.noData },
  wasteCode: '20 01 30',
  wgk: '1',
};

/** A new product with data but without an issued safety data sheet. */
export const glassCleaner: DemoProduct = {
  ...completeProduct,
  id: 1022,
  code: 'GR-001',
  articles: [{ code: 'GR-001-1L', id: 12201 }],
  versions: [{ id: 10221, text: '1.0', created: '2026-09-07', facts }],
  sdsVersionsExist: false,
};

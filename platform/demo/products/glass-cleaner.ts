import type { ProductFactsInput } from '../../store/facts.ts';
import { completeProduct } from '../complete-product.ts';
import type { DemoProduct } from '../demo-product.ts';
import { substances } from '../substances.ts';
import * as values from '../values.ts';
import { both, standardPhrases } from '../values.ts';

const facts: ProductFactsInput = {
  kind: 'mixture',
  audience: 'industrial',
  name: both('Glass cleaner, ready to use', 'Glasreiniger, gebrauchsfertig'),
  description: both(
    'Cleaner for windows, mirrors and displays; dries without streaks.',
    'Reiniger für Fenster, Spiegel und Displays; trocknet streifenfrei.',
  ),
  identifiers: {},
  composition: [{ ...substances.propan2ol, content: 4, contentRange: '3 – < 5 %' }],
  classification: [],
  label: { signalWord: null, pictograms: [], h: [], euh: ['EUH210'], p: [] },
  uses: {
    identified: [both('Cleaning of glass', 'Reinigen von Glas')],
    advisedAgainst: [both('Acrylic glass', 'Acrylglas')],
  },
  recommendedUse: both('Spray on a cloth and wipe.', 'Auf ein Tuch sprühen und wischen.'),
  recommendedLevels: both('Undiluted.', 'Unverdünnt.'),
  specialFeatures: both('Free of perfume and colorants.', 'Ohne Duft- und Farbstoffe.'),
  basicProperties: {
    physicalState: values.liquid,
    colour: values.colourless,
    odour: both('faintly of alcohol', 'schwach nach Alkohol'),
    flammability: values.notFlammable,
    flashPoint: values.flashPoint('> 60'),
    ph: values.at20(7),
    solubility: values.miscible,
    density: values.at20(0.99, 'g/cm³'),
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: [
    {
      agent: substances.propan2ol.name,
      law: 'TRGS 900',
      country: 'DE',
      twa: { mgPerM3: 500, ppm: 200 },
      note: both('peak limit factor 2(II), remark Y', 'Überschreitungsfaktor 2(II), Bemerkung Y'),
    },
  ],
  transport: null,
  phrases: standardPhrases({
    '5.2': ['notCombustible'],
    '7.2': ['protectFromFrost'],
    '10.4': ['frost'],
    '12.2': ['readilyBiodegradable'],
    '15.1': ['detergents'],
  }),
  wasteCode: '20 01 30',
  wgk: '1',
};

/** New: the product's data are there, its safety data sheet has not been issued yet. */
export const glassCleaner: DemoProduct = {
  ...completeProduct,
  id: 1022,
  code: 'GR-001',
  articles: [{ code: 'GR-001-1L', id: 12201 }],
  versions: [{ id: 10221, text: '1.0', created: '2026-09-07', facts }],
  sdsVersionsExist: false,
};

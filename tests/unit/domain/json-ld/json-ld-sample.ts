import { brands } from '@/tests/support/brands';
import type { JsonLdContext } from '@/lib/domain/discovery/product-node';
import { sampleDossier } from '@/tests/unit/domain/dossier-sample';

/** In English, on `https://dossier.example`. */
export const sampleContext: JsonLdContext = {
  siteUrl: 'https://dossier.example',
  brand: brands.dossier,
  interfaceLang: 'en',
  texts: {
    screens: { pd: 'Information', pi: 'Detail', gh: 'SDS', th: 'TDS', ee: 'Label', mh: 'Instructions' },
    identifiers: { UFI: 'UFI', CAS: 'CAS No.', EC: 'EC No.', Index: 'Index No.', REACH: 'REACH No.' },
    signalWord: 'Signal word',
    classification: 'Classification',
    incomplete: 'Classification not complete',
    pictograms: 'Pictograms',
  },
};

/** A dossier in which everything stands of which structured data speaks. */
export const fullDossier = sampleDossier({
  description: 'A solvent.',
  gtin: '09521234000013',
  identifiers: ['DMK', 'CAS 67-64-1'],
  supplier: { name: 'Demo Chemicals GmbH', address: 'Musterkai 12', city: '20457 Hamburg', country: 'Germany' },
  producer: { name: 'Kemika Primer d.o.o.', address: null, city: null, country: 'Slovenia' },
  substances: {
    title: null,
    rows: [
      {
        name: 'acetone',
        cas: '67-64-1',
        ec: null,
        index: null,
        reach: null,
        content: 99.5,
        contentRange: null,
        classification: null,
      },
    ],
  },
  hazards: {
    signalWord: { code: 'danger', text: 'Danger' },
    classification: [
      { id: '1', text: 'Flam. Liq. 2' },
      { id: '2', text: 'Eye Irrit. 2' },
    ],
    statements: [{ code: 'H225', text: 'Highly flammable liquid and vapour.' }],
    openClasses: [],
    pictograms: ['GHS02'],
  },
  languages: [
    { id: 1, name: 'English', code: 'en', created: '2026-02-16', tdsCreated: '2026-02-18' },
    { id: 2, name: 'Deutsch', code: 'de', created: '2026-02-16', tdsCreated: null },
  ],
  sds: {
    regulation: null,
    created: '2022-11-14',
    createdLabel: null,
    revision: '2026-02-16',
    revisionLabel: null,
    markets: [],
  },
});

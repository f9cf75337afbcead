import type { Dossier } from '@/lib/domain/product/dossier';
import { labelOptions } from '@/tests/unit/domain/dossier-sample';

/** A product that has everything that a dossier can have. */
export const acetone: Dossier = {
  id: 1001,
  name: 'Acetone, technical',
  code: 'AC-100',
  description: 'Solvent for cleaning and degreasing metal and glass, for industrial and professional use.',
  supplierName: 'Demo Chemicals GmbH',
  logo: '/api/assets/logos/demo.svg',
  ufi: 'GMTT-2SQN-6FDD-6TV1',
  gtin: '04012345678901',
  emergencyTelephone: '+49 30 1234-567 (24 h)',
  revision: '3.0',
  articles: [
    { code: 'AC-100-1L', id: '88', gtin: null },
    { code: 'AC-100-1L', id: '89', gtin: null },
    { code: 'AC-100-5L', id: '90', gtin: null },
  ],
  identifiers: ['propan-2-one', '67-64-1'],
  versions: [
    { id: '31', text: '3.0' },
    { id: '27', text: '2.0' },
  ],
  tdsVersions: ['2'],
  supplier: { name: 'Demo Chemicals GmbH', address: 'Musterweg 1', city: '10115 Berlin', country: 'Germany' },
  supplierEmail: 'sds@example.com',
  mailLanguages: ['en', 'de'],
  producer: { name: 'Solvent Works SA', address: 'Rue de la Chimie 4', city: 'Luxembourg', country: 'Luxembourg' },
  classification: {
    title: null,
    standard: 'clp',
    categories: [
      { category: 'Flam. Liq. 2', name: 'Flammable liquid, category 2', statements: ['H225'] },
      { category: 'Eye Irrit. 2', name: null, statements: ['H319'] },
      { category: 'STOT SE 3', name: null, statements: ['H336'] },
    ],
    statements: [],
  },
  substances: {
    title: null,
    rows: [
      {
        name: 'Acetone',
        cas: '67-64-1',
        ec: '200-662-2',
        index: '606-001-00-8',
        reach: '01-2119471330-49',
        content: 99.5,
        contentRange: null,
        classification: 'Flam. Liq. 2, H225; Eye Irrit. 2, H319; STOT SE 3, H336; EUH066',
      },
      {
        name: 'Water',
        cas: '7732-18-5',
        ec: '231-791-2',
        index: null,
        reach: null,
        content: 0.5,
        contentRange: '<= 0.5',
        classification: null,
      },
    ],
  },
  parameters: [
    { name: 'Physical state', value: 'liquid' },
    { name: 'Flash point', value: '-17 °C' },
    { name: 'Density', value: '0.791 g/cm³ (20 °C)' },
  ],
  hazards: {
    signalWord: { code: 'danger', text: 'Danger' },
    classification: [
      { id: '1', text: 'Flam. Liq. 2' },
      { id: '2', text: 'Eye Irrit. 2' },
      { id: '3', text: 'STOT SE 3' },
    ],
    statements: [
      { code: 'H225', text: 'Highly flammable liquid and vapour.' },
      { code: 'H319', text: 'Causes serious eye irritation.' },
      { code: 'H336', text: 'May cause drowsiness or dizziness.' },
      { code: 'EUH066', text: 'Repeated exposure may cause skin dryness or cracking.' },
    ],
    pictograms: ['GHS02', 'GHS07'],
    openClasses: [],
  },
  labelStatements: [
    { code: 'H225', set: 'H', text: 'Highly flammable liquid and vapour.' },
    { code: 'EUH066', set: 'EUH', text: 'Repeated exposure may cause skin dryness or cracking.' },
    {
      code: 'P210',
      set: 'P',
      text: 'Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking.',
    },
    {
      code: 'P305+P351+P338',
      set: 'P',
      text: 'IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing.',
    },
    { code: 'P403+P235', set: 'P', text: 'Store in a well-ventilated place. Keep cool.' },
  ],
  attachments: [
    {
      position: 0,
      name: 'certificate-of-analysis.pdf',
      category: 'Certificate',
      languageCode: 'en',
      status: 'valid',
      sizeInBytes: 48213,
      created: '2026-03-02',
      link: '/api/v1/attachments/k3x9',
    },
    {
      position: 1,
      name: 'storage.png',
      category: null,
      languageCode: null,
      status: null,
      sizeInBytes: null,
      created: null,
      link: null,
    },
  ],
  recommendations: [
    { key: 'recommended_use', title: null, text: 'Cleaning and degreasing.' },
    { key: 'recommended_levels', title: null, text: 'Undiluted.' },
    { key: 'special_features', title: 'Good to know', text: 'Evaporates without residue.' },
  ],
  tdsEnabled: true,
  sdsExists: true,
  hasSdsXml: false,
  hasHazardSummary: true,
  hasSdsHistory: true,
  takesFeedback: true,
  languageExists: true,
  tdsExists: true,
  documents: { sds: true, tds: true, label: true, ipi: true },
  languages: [
    { id: 1, name: 'English', code: 'en', created: '2026-02-01', tdsCreated: '2026-02-03' },
    { id: 2, name: 'Deutsch', code: 'de', created: '2026-02-01', tdsCreated: null },
  ],
  validLangs: [1, 2],
  validTdsLangs: [1],
  label: labelOptions,
  sds: {
    regulation: 'Regulation (EC) No 1907/2006 (REACH), as amended by Regulation (EU) 2020/878',
    created: '2024-05-14',
    createdLabel: null,
    revision: '2026-02-01',
    revisionLabel: null,
    markets: [],
  },
};

/** A product that is not classified and says as little as it may. */
export const distilledWater: Dossier = {
  ...acetone,
  id: 1002,
  name: 'Distilled water',
  code: null,
  description: null,
  logo: null,
  ufi: null,
  gtin: null,
  emergencyTelephone: null,
  revision: null,
  articles: [],
  identifiers: [],
  supplier: null,
  supplierEmail: null,
  mailLanguages: [],
  producer: { name: null, address: null, city: null, country: null },
  classification: { title: null, standard: null, categories: [], statements: [] },
  substances: { title: null, rows: [] },
  parameters: [],
  hazards: { signalWord: null, classification: [], openClasses: [], statements: [], pictograms: [] },
  labelStatements: [],
  attachments: [],
  recommendations: [],
  tdsEnabled: false,
  documents: { sds: false, tds: false, label: false, ipi: false },
};

/** Of which a class is known, and others are possible and open. */
export const whiteSpirit: Dossier = {
  ...acetone,
  hazards: { ...acetone.hazards, openClasses: ['Flammable liquids', 'Aspiration hazard'] },
};

/** Of which only that is known which classes are open. */
export const lampOil: Dossier = {
  ...distilledWater,
  hazards: { ...distilledWater.hazards, classification: null, openClasses: ['Aspiration hazard'] },
};

/** What every page says of `whiteSpirit`. */
export const whiteSpiritOpen =
  'Classification not complete: it is not known whether the product has these hazards: Flammable liquids; Aspiration hazard.';

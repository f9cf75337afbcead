import type { Dossier } from '@/lib/domain/product/dossier';

/** What a label may have. */
export const labelOptions: Dossier['label'] = {
  dimension: 4,
  languages: [],
  dimensions: [
    { id: 3, text: '74 × 105 mm' },
    { id: 4, text: '105 × 148 mm' },
  ],
  packageSizes: [
    { id: 1, text: 'up to 3 l' },
    { id: 2, text: '> 3 to 50 l' },
  ],
  fontSizes: [8, 10, 12].map((id) => ({ id, text: `${id} pt` })),
  offeredLanguages: [],
  markets: [],
  titleFontSizes: [14, 16, 18].map((id) => ({ id, text: `${id} pt` })),
  sheets: [{ id: 8, text: '99.1 × 67.7 mm · 2 × 4' }],
  resolutions: [203, 300, 600].map((id) => ({ id, text: `${id} dpi` })),
  notice: null,
};

/** A complete dossier: two SDS versions, SDS in English and German, TDS in English; `changes` make it another. */
export function sampleDossier(changes: Partial<Dossier> = {}): Dossier {
  return {
    id: 1001,
    name: 'Acetone, technical',
    code: 'AC-100',
    description: null,
    supplierName: 'Demo Chemicals GmbH',
    logo: null,
    ufi: null,
    gtin: null,
    emergencyTelephone: null,
    revision: '2.0',
    articles: [],
    identifiers: [],
    versions: [
      { id: '12', text: '2.0' },
      { id: '11', text: '1.0' },
    ],
    tdsVersions: ['1'],
    supplier: null,
    supplierEmail: null,
    mailLanguages: [],
    producer: null,
    classification: { title: null, standard: null, categories: [], statements: [] },
    substances: { title: null, rows: [] },
    parameters: [],
    hazards: { signalWord: null, classification: [], openClasses: [], statements: [], pictograms: [] },
    labelStatements: [],
    attachments: [],
    recommendations: [],
    tdsEnabled: true,
    sdsExists: true,
    hasSdsXml: false,
    hasHazardSummary: false,
    hasSdsHistory: false,
    takesFeedback: false,
    languageExists: true,
    tdsExists: true,
    documents: { sds: true, tds: true, label: true, ipi: true },
    languages: [],
    validLangs: [1, 2],
    validTdsLangs: [1],
    label: labelOptions,
    sds: { regulation: null, created: null, createdLabel: null, revision: null, revisionLabel: null, markets: [] },
    ...changes,
  };
}

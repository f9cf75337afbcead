import { documentLanguages } from '../phrases/languages.ts';
import type { DemoProduct } from './demo-product.ts';
import { supplies } from './parties.ts';

const allLanguages = documentLanguages.map(({ id }) => id);

/** A published product with every document in every language; each product says what differs. */
export const completeProduct = {
  state: 'published',
  tdsEnabled: true,
  documents: { sds: true, tds: true, label: true, ipi: true },
  sdsExists: true,
  languageExists: true,
  validLangs: allLanguages,
  validTdsLangs: allLanguages,
  articles: [],
  gtin: null,
  ...supplies.demoChemicals,
  sdsVersionsExist: true,
  tdsVersions: [],
  attachments: [],
} satisfies Partial<DemoProduct>;

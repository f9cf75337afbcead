import type { DemoProduct } from './demo-product.ts';
import { supplies } from './parties.ts';

/** A published product with every document in English and German; each product says what differs. */
export const completeProduct = {
  state: 'published',
  tdsEnabled: true,
  documents: { sds: true, tds: true, label: true, ipi: true },
  sdsExists: true,
  languageExists: true,
  validLangs: [1, 2],
  validTdsLangs: [1, 2],
  articles: [],
  gtin: null,
  ...supplies.demoChemicals,
  sdsVersionsExist: true,
  tdsVersions: [],
  attachments: [],
} satisfies Partial<DemoProduct>;

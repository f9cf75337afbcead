import type { AttachmentContent } from '../documents/attachments/attachment-file.ts';
import type { ProductFactsInput } from '../product/facts.ts';
import type { TdsFactsInput } from '../product/tds-facts.ts';
import { documentLanguages } from '../phrases/languages.ts';
import { supplies, type Supply } from './parties.ts';

/** An SDS version; `text` is the version as people call it, `3.0`; dates are ISO days. */
export interface DemoVersion {
  id: number;
  text: string;
  created: string;
  facts: ProductFactsInput;
}

export interface DemoAttachment {
  key: string;
  /** File name with extension. */
  description: string;
  category: string;
  langCode: string;
  status: string;
  created: string;
  /** False: no visitor may have the file. */
  permitted: boolean;
  /** The file is made of it when the catalogue is stored. */
  content: AttachmentContent;
}

/** A product of the demo catalogue with all that the platform stores of it. */
export interface DemoProduct extends Supply {
  id: number;
  code: string;
  state: 'published' | 'removed';
  tdsEnabled: boolean;
  documents: { sds: boolean; tds: boolean; label: boolean; ipi: boolean };
  sdsExists: boolean;
  languageExists: boolean;
  /** Document language ids with a valid SDS, and with a valid TDS. */
  validLangs: number[];
  validTdsLangs: number[];
  articles: { code: string; id: number }[];
  /** 14 digits. */
  gtin: string | null;
  /** Newest first; at least one, also where there is no SDS: it holds the product's data. */
  versions: DemoVersion[];
  /** False: the versions hold the product's data only, none of them is an SDS. */
  sdsVersionsExist: boolean;
  /** Newest first. */
  tdsVersions: { version: number; created: string; facts: TdsFactsInput }[];
  attachments: DemoAttachment[];
}

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

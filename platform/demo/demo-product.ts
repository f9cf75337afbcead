import type { AttachmentContent } from '../documents/attachments/attachment-file.ts';
import type { ProductFactsInput } from '../product/facts.ts';
import type { SettledFinding } from '../product/product-file.ts';
import type { TdsFactsInput } from '../product/tds-facts.ts';
import { documentLanguages } from '../languages/languages.ts';
import { supplies, type Supply } from './parties.ts';

/** An SDS version; `text` is the displayed version, `3.0`; dates are ISO dates. */
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
  /** False: visitors have no access to the file. */
  permitted: boolean;
  /** The content from which the file is rendered when the catalogue is stored. */
  content: AttachmentContent;
}

/** A product of the demo catalogue with all data that the platform stores. */
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
  articles: { code: string; id: number; gtin?: string }[];
  /** 14 digits. */
  gtin: string | null;
  /** Newest first; at least one, also without an SDS, because it has the product's data. */
  versions: DemoVersion[];
  /** False: the versions have only the product's data, none of them is an SDS. */
  sdsVersionsExist: boolean;
  /** Newest first. */
  tdsVersions: { version: number; created: string; facts: TdsFactsInput }[];
  attachments: DemoAttachment[];
  /** Warnings that are left as they are. */
  settledFindings?: SettledFinding[];
}

/** The reason for more than six precautionary statements on a label (CLP Art. 28(3)). */
export const keepPrecautions = (basis: string, reason: string, date: string): SettledFinding[] => [
  { finding: 'tooManyPrecautions', basis, reason, date },
];

const allLanguages = documentLanguages.map(({ id }) => id);

/** A published product with every document in every language; each product overrides what differs. */
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

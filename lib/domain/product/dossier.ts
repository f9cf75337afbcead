/**
 * A product's dossier as the screens show it: the platform's product detail (docs/platform-api.md, 'Product detail')
 * with our field names, every flag a boolean, every list present, and without data that must not be shown. Dates are
 * ISO 8601 (`2026-02-01`), sizes bytes, `null` means unknown.
 */
export interface Dossier {
  id: number;
  name: string;
  code: string | null;
  description: string | null;
  supplierName: string | null;
  /** In-app path of the supplier's logo, `/api/assets/logos/demo.svg` (without the base path). */
  logo: string | null;
  ufi: string | null;
  gtin: string | null;
  emergencyTelephone: string | null;
  revision: string | null;
  articles: Article[];
  /** Other names and numbers of the product. */
  identifiers: string[];
  /** SDS versions, newest first. */
  versions: Version[];
  tdsVersions: string[];
  supplier: Party | null;
  /** Languages of the mails about new versions of the SDS; empty: it cannot be followed. */
  mailLanguages: string[];
  /** Contact for missing documents. */
  supplierEmail: string | null;
  producer: Party | null;
  classification: {
    title: string | null;
    /** Null if the platform names none or an unknown one. */
    standard: ClassificationStandard | null;
    /** `Flam. Liq. 2`, its text if the platform has one, and the codes of its statements. */
    categories: { category: string; name: string | null; statements: string[] }[];
    /** Their texts, if the platform has them, also of those that are not on the label. */
    statements: { code: string; text: string }[];
  };
  substances: { title: string | null; rows: Substance[] };
  parameters: { name: string; value: string }[];
  hazards: Hazards;
  /** H, EUH, P and supplemental statements of the label. */
  labelStatements: LabelStatement[];
  attachments: Attachment[];
  recommendations: {
    key: 'recommended_use' | 'recommended_levels' | 'special_features';
    title: string | null;
    text: string;
  }[];
  tdsEnabled: boolean;
  sdsExists: boolean;
  /** Whether the platform offers the SDS as eSDScom XML. */
  hasSdsXml: boolean;
  /** Whether the platform offers the hazards in short (docs/platform-api.md 3.8). */
  hasHazardSummary: boolean;
  /** Whether it says what changed in each version of the SDS. */
  hasSdsHistory: boolean;
  /** Whether visitors can write to the supplier (docs/platform-api.md 3.22). */
  takesFeedback: boolean;
  languageExists: boolean;
  tdsExists: boolean;
  documents: { sds: boolean; tds: boolean; label: boolean; ipi: boolean };
  languages: DocumentLanguage[];
  /** Ids of the document languages in which SDS, label and IPI are valid, in the platform's order. */
  validLangs: number[];
  validTdsLangs: number[];
  label: LabelTerms;
  sds: {
    regulation: string | null;
    created: string | null;
    createdLabel: string | null;
    revision: string | null;
    revisionLabel: string | null;
    /** The countries for which the sheet is offered, by document language, the default first. */
    markets: { lang: number; countries: string[] }[];
  };
}

/** An entry of one of the platform's lists. */
export interface Option {
  id: number;
  text: string;
}

/** The product's data for its label. */
interface LabelTerms {
  /** One of `dimensions`; null without a preference. */
  dimension: number | null;
  /** Preferred languages; empty without a preference. */
  languages: number[];
  dimensions: Option[];
  packageSizes: Option[];
  fontSizes: Option[];
  titleFontSizes: Option[];
  /** Sheets of labels; empty if the platform prints on none. */
  sheets: Option[];
  /** Resolutions of thermal printers in dpi; empty if the platform has no program for them. */
  resolutions: Option[];
  /** The languages of labels; empty: those in which the product's documents are valid. */
  offeredLanguages: { id: number; name: string; code: string | null }[];
  /** ISO 3166 codes of countries, with the languages of a label to be sold there. */
  markets: { country: string; languages: number[] }[];
  /** What the law asks of all labels from a later day; null: nothing, or the platform does not say it. */
  notice: string | null;
}

export interface Article {
  code: string;
  id: string;
  /** GTIN of the pack, 14 digits. */
  gtin: string | null;
}

export interface Version {
  id: string;
  text: string;
  /** Date of issue; undefined if unknown. */
  date?: string;
}

export interface Party {
  name: string | null;
  address: string | null;
  city: string | null;
  country: string | null;
}

export interface Substance {
  name: string;
  cas: string | null;
  ec: string | null;
  index: string | null;
  reach: string | null;
  /** Mass %. */
  content: number | null;
  /** As printed, `>= 99`. */
  contentRange: string | null;
  classification: string | null;
}

/** The data of the hazard block; only statements and pictograms of the product itself. */
export interface Hazards {
  signalWord: { code: 'danger' | 'warning'; text: string } | null;
  /** Empty: not classified as hazardous; null: unknown. */
  classification: { id: string; text: string }[] | null;
  /** Names of the hazard classes that are possible and of which it is not known whether they apply, beside those that are known. */
  openClasses: string[];
  /** H and EUH statements. */
  statements: { code: string; text: string }[];
  /** `GHS01` to `GHS09`. */
  pictograms: string[];
}

export interface LabelStatement {
  code: string;
  set: 'H' | 'EUH' | 'P' | 'S';
  text: string;
}

export interface Attachment {
  /** Position in the platform's list, from 0: part of the download's path. */
  position: number;
  /** File name with extension. */
  name: string;
  category: string | null;
  languageCode: string | null;
  status: string | null;
  sizeInBytes: number | null;
  created: string | null;
  /** The platform's URL of the file; used on the server only, never in a page. */
  link: string | null;
}

interface DocumentLanguage {
  id: number;
  name: string;
  /** `en`; null if unknown. */
  code: string | null;
  created: string | null;
  tdsCreated: string | null;
}

/** The articles' product codes; repeated codes get their id in parentheses (Spec §5). */
export function disambiguateCodes(articles: readonly Pick<Article, 'code' | 'id'>[]): string[] {
  const times = new Map<string, number>();
  for (const { code } of articles) times.set(code, (times.get(code) ?? 0) + 1);
  return articles.map(({ code, id }) => (times.get(code) === 1 ? code : `${code} (${id})`));
}

/** The standards of classification (Spec §9 "Classification standards"). */
export const classificationStandards = ['clp', 'clp+osha'] as const;
export type ClassificationStandard = (typeof classificationStandards)[number];

/** The message key of a standard's name. */
export const standardMessage = {
  clp: 'classified_by_clp',
  'clp+osha': 'classified_by_clp_osha',
} as const satisfies Record<ClassificationStandard, string>;

import { isDeepStrictEqual } from 'node:util';
import { buildIpi } from '../documents/ipi/view-model.ts';
import { ipiPrintData } from '../documents/ipi/writers.ts';
import { checkSheet, type PointResult, scoreOf, openForCheck } from '../documents/sds/check-sheet.ts';
import type { SdsDocument } from '../documents/blocks/sds-document.ts';
import { labelPrintData } from '../documents/label/draw-label.ts';
import { buildLabelContent } from '../documents/label/label-content.ts';
import { labelParameters, labelQuery } from '../documents/label/label-settings.ts';
import type { PrintedLogo } from '../documents/pdf/print-data.ts';
import { printedContents } from '../documents/sds/15-regulations.ts';
import { openSheet, type Sheet } from '../documents/sds/sheet/sheet.ts';
import { buildSds } from '../documents/sds/view-model.ts';
import { renderSdsHtml, sdsPrintData } from '../documents/sds/writers.ts';
import type { LabelLanguageCode, LanguageCode } from '../languages/languages.ts';
import { loadLabelLanguages } from '../languages/label-words.ts';
import { phrasesFor } from '../languages/phrases.ts';
import { statementText } from '../languages/statements.ts';
import type { SectionName } from '../product/file-sections.ts';
import type { ProductFacts } from '../product/facts.ts';
import type { SdsOptions, SdsProduct, SdsVersion } from '../product/sds-product.ts';
import { rulesFor } from '../product/slot-phrases.ts';
import { slots } from '../product/slots.ts';
import { labelProfile } from '../law/label/profiles.ts';
import { isLargeEnough, labelSizeRule, type PackageSize } from '../law/label/sizes.ts';
import type { CompleteProduct } from '../product/read/read-product-file.ts';

/** A draft of which documents are made. */
export interface DraftForDocuments {
  complete: CompleteProduct;
  /** Missing values for which something had to be put: `versions.0.facts.transport`. */
  placeholders: readonly string[];
  previousVersions: readonly SdsVersion[];
  today: string;
  siteUrl: string;
}

export interface SdsPreview {
  html: string;
  derived: DerivedText[];
}

/** A part of the sheet that the author did not write. */
export interface DerivedText {
  /** `4.1.skin` */
  subsection: string;
  /** Name of the standard phrase, or the derived field of the product file. */
  name: string;
  text: string | null;
  /** Subsection from which it follows; null: general advice. */
  from: string | null;
  provision: string | null;
}

const factsOf = ({ complete }: DraftForDocuments): ProductFacts => complete.versions[0]!.facts;
const sdsProduct = ({ complete }: DraftForDocuments): SdsProduct => ({
  ...complete,
  producer: complete.producer ?? complete.supplier,
});

const sdsOptions = ({ complete, previousVersions }: DraftForDocuments): SdsOptions => ({
  qrCode: false,
  permalink: '',
  version: complete.versions[0]!,
  previousVersions,
});

/** What a section of the sheet would say of a missing value is not a fact of the product. */
const sectionsOfPlaceholder: Readonly<Record<string, readonly number[]>> = {
  'versions.0.facts.transport': [14],
  'versions.0.facts.kind': [1, 2, 3],
  'versions.0.facts.name': [1],
  supplier: [1],
  producer: [1],
};

const hidesSection = (number: number) => (path: string) =>
  (sectionsOfPlaceholder[path] ?? sectionsOfPlaceholder[path.split('.', 1)[0]!])?.includes(number) ?? false;

/** A section of the safety data sheet as HTML; null: a value is missing about which it would have to say something. */
export function previewSds(draft: DraftForDocuments, language: LanguageCode, number: number): SdsPreview | null {
  if (draft.placeholders.some(hidesSection(number))) return null;
  const facts = factsOf(draft);
  const [product, options] = [sdsProduct(draft), sdsOptions(draft)];
  const document = buildSds(product, facts, language, options);
  const sections = document.sections.filter((section) => section.number === number);
  return {
    html: renderSdsHtml({ ...document, header: [], sections }),
    derived: derivedTexts(openSheet(product, facts, language, options), number),
  };
}

function derivedTexts(sheet: Sheet, number: number): DerivedText[] {
  const { facts, traits, phrases, lang } = sheet;
  return slots
    .filter((slot) => slot === String(number) || slot.startsWith(`${number}.`))
    .flatMap((slot) => {
      const stated: readonly string[] = facts.phrases[slot] ?? [];
      const rules = rulesFor(slot, facts, traits, phrases, lang);
      const { keys, lines } = printedContents(sheet, slot);
      return keys
        .map((key, index) => ({ key, text: lines[index]! }))
        .filter(({ key }) => !stated.includes(key))
        .map(({ key, text }) => {
          const rule = rules.find(({ phrase }) => phrase === key);
          return {
            subsection: slot,
            name: key,
            text,
            from: rule?.anyOf || rule?.and ? '2.1' : null,
            provision: rule?.provision ?? null,
          };
        });
    });
}

/** What the sections of the file leave to be derived; `entered` are the facts as they are entered. */
export function derivedFields(entered: Record<string, unknown>, number: number): DerivedText[] {
  if (number !== 2) return [];
  const label = (entered.label ?? {}) as Record<string, unknown>;
  const field = (subsection: string, name: string, from: string) => ({
    subsection,
    name,
    text: null,
    from,
    provision: null,
  });
  return [
    ...(entered.classification === undefined ? [field('2.1', 'classification', '3')] : []),
    ...['signalWord', 'pictograms', 'h', 'p'].flatMap((name) =>
      label[name] === undefined ? [field('2.2', `label.${name}`, '2.1')] : [],
    ),
    ...['euh', 'contains'].flatMap((name) => (label[name] === undefined ? [field('2.2', `label.${name}`, '3')] : [])),
  ];
}

export interface EmergencyPreview {
  telephone: string | null;
  signalWord: string | null;
  pictograms: string[];
  hazards: { code: string; text: string }[];
  unNumbers: string[];
  /** Sections 4, 5, 6 and 8 of the sheet. */
  html: string;
}

/** What is needed in an emergency. */
export function previewEmergency(draft: DraftForDocuments, language: LanguageCode): EmergencyPreview {
  const facts = factsOf(draft);
  const document = buildSds(sdsProduct(draft), facts, language, sdsOptions(draft));
  const shown = [4, 5, 6, 8];
  const sections: SdsDocument['sections'] = document.sections
    .filter(({ number }) => shown.includes(number))
    .map((section) =>
      section.number === 8
        ? { ...section, subsections: section.subsections.filter(({ number }) => number === '8.2') }
        : section,
    );
  const { signalWord, pictograms, h } = facts.label;
  return {
    telephone: draft.complete.emergencyTelephone,
    signalWord: signalWord && phrasesFor(language).signalWords[signalWord],
    pictograms,
    hazards: h.map((code) => ({ code, text: statementText(code, language) })),
    unNumbers: facts.transport ? [facts.transport.un] : [],
    html: renderSdsHtml({ ...document, header: [], sections }),
  };
}

export interface ChecklistPreview {
  met: number;
  notMet: number;
  notAssessed: number;
  /** Points that apply. */
  total: number;
  points: {
    id: string;
    text: string;
    met: boolean;
    result: Exclude<PointResult['result'], 'notApplicable'>;
    section: SectionName;
    why?: string;
    remedy?: string;
    provision: string;
  }[];
}

/** What REACH Annex II asks the sheet for, point by point. */
export function previewChecklist(draft: DraftForDocuments, language: LanguageCode): ChecklistPreview {
  const { languages } = draft.complete;
  const sheet = openForCheck(sdsProduct(draft), factsOf(draft), languages.sds, sdsOptions(draft));
  const points = checkSheet(sheet, language);
  const { met, notMet, notAssessed, applicable } = scoreOf(points);
  return {
    met,
    notMet,
    notAssessed,
    total: applicable,
    points: points.flatMap(({ id, asks, provision, result, why, remedy, resolvedIn }) =>
      result === 'notApplicable'
        ? []
        : {
            id,
            text: asks,
            provision,
            met: result === 'met',
            result,
            section: resolvedIn ?? sectionOfPoint(id),
            ...(why && { why }),
            ...(remedy && { remedy }),
          },
    ),
  };
}

/** Where what a section of the sheet lacks is written; `0` is the sheet as a whole. */
const sectionsOfSheet: Readonly<Record<string, SectionName>> = {
  0: 'version',
  1: 'identity',
  2: 'classification',
  '2.2': 'label',
  3: 'ingredients',
  8: 'properties',
  9: 'properties',
  11: 'properties',
  12: 'properties',
  14: 'properties',
};

export function sectionOfPoint(id: string): SectionName {
  const [subsection = '', number = ''] = /^(\d+)(?:\.\d+)?/.exec(id) ?? [];
  return sectionsOfSheet[subsection] ?? sectionsOfSheet[number] ?? 'texts';
}

export interface LabelRequest {
  widthMm: number;
  heightMm: number;
  languages: readonly LabelLanguageCode[];
}

/** The data with which a label is drawn. */
export async function labelData(
  draft: DraftForDocuments,
  request: LabelRequest,
  allowsOverflow: boolean,
): Promise<object> {
  const { complete, siteUrl, today } = draft;
  const { widthMm, heightMm } = request;
  const languages = request.languages.length > 0 ? [...request.languages] : complete.languages.sds.slice(0, 1);
  const settings = {
    ...labelParameters(labelQuery.parse({ qrCode: complete.id === undefined ? '1' : '3' }), {
      validLangs: [1],
      articles: [],
    }),
    dimension: { id: 0, widthMm, heightMm },
    packageSize: packageSizeOf(widthMm, heightMm),
    oneLabelPerPage: true,
    languages: languages.length > 0 ? languages : (['en'] as LabelLanguageCode[]),
  };
  await loadLabelLanguages(settings.languages);
  const product = { ...sdsProduct(draft), id: complete.id ?? 0, gtin: complete.gtin, logo: complete.logo };
  const facts = factsOf(draft);
  const content = buildLabelContent({ ...product, sdsExists: complete.sdsExists }, facts, settings, siteUrl);
  const drawing = { content, settings, facts, profile: labelProfile(today)! };
  return labelPrintData([drawing], null, allowsOverflow ? { allowsOverflow: true } : {});
}

/** The largest pack for which a label of this size is large enough. */
const packageSizeOf = (width: number, height: number): PackageSize =>
  ([4, 3, 2] as const).find((size) => isLargeEnough(width, height, labelSizeRule(size))) ?? 1;

export type DraftDocument = 'sds' | 'label' | 'ipi';

export interface DocumentRequest {
  document: DraftDocument;
  language: LanguageCode;
  logo: PrintedLogo | null;
  label: LabelRequest;
}

/** The data of a document's template; the version is marked as a draft. */
export async function documentData(
  draft: DraftForDocuments,
  { document, language, logo, label }: DocumentRequest,
): Promise<object> {
  if (document === 'label') return labelData(draft, label, false);
  const { created, text } = draft.complete.versions[0]!;
  const version = { text: `${text} – DRAFT`, created };
  const options = { ...sdsOptions(draft), version };
  const product = sdsProduct(draft);
  if (document === 'ipi') return ipiPrintData(buildIpi(product, factsOf(draft), language, options), 'a4');
  const sheet = buildSds(product, factsOf(draft), language, options);
  return sdsPrintData(sheet, { version: version.text, created, supplier: product.supplier.name, logo }, null);
}

/** Numbers of the sections of the sheet that differ between two versions. */
export function changedSections(
  draft: DraftForDocuments,
  olderFacts: ProductFacts,
  older: SdsProduct,
  language: LanguageCode,
): number[] {
  const options = { ...sdsOptions(draft), previousVersions: [], version: { text: '', created: '2000-01-01' } };
  const [next, last] = [
    buildSds(sdsProduct(draft), { ...factsOf(draft), changes: [] }, language, options),
    buildSds(older, { ...olderFacts, changes: [] }, language, options),
  ];
  return next.sections
    .filter((section, index) => !isDeepStrictEqual(section, last.sections[index]))
    .map(({ number }) => number);
}

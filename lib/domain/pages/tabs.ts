import { labelParameters } from '@/lib/domain/label/label-settings';
import { packParameters } from '@/lib/domain/pages/pack';
import type { Dossier } from '@/lib/domain/product/dossier';

/** The row of a product page: its address, guard, cache parameters, links and description derive from it. */
interface PageType {
  /** Whether it shows a document in the document's language; the others are in the interface language. */
  isDocument: boolean;
  /** Whether a visitor can open it (Spec §4 "Tab availability"). */
  isAvailable: (dossier: Dossier) => boolean;
  /** The query parameters that it reads (Spec §2). */
  parameters: readonly string[];
  /** Where its canonical link leads: to itself, or to the SDS that it repeats; without an SDS to the landing page. */
  canonical: 'itself' | 'sds';
  /** The page to which a failure of its data leads (Spec §8). */
  failurePage: 'dossiererror' | 'sdserror' | 'landing page';
  /** A form is of one visitor or moment: it is neither cached nor indexed, has no links for programs, and takes no feedback. */
  isForm?: true;
  /** The visitor's device keeps it for offline use once it was opened. */
  isKeptOffline?: true;
  /** It reads and works without the framework's scripts, and anonymous visitors get it without them. */
  isPlain?: true;
}

const hasVersion = ({ versions, validLangs }: Dossier) => versions.length > 0 && validLangs.length > 0;
const hasTdsVersion = ({ tdsVersions, validTdsLangs }: Dossier) => tdsVersions.length > 0 && validTdsLangs.length > 0;
const hasSds = (dossier: Dossier) =>
  hasVersion(dossier) && dossier.sdsExists && dossier.languageExists && dossier.documents.sds;
/** Whether there is emergency information: a sheet, a telephone number, or hazards. */
const hasEmergency = (dossier: Dossier) =>
  hasSds(dossier) ||
  dossier.emergencyTelephone !== null ||
  dossier.hazards.signalWord !== null ||
  dossier.hazards.statements.length > 0;
const hasLabel = (dossier: Dossier) => hasVersion(dossier) && dossier.documents.label;

/** One row per page of a product, by the segment of its address (Spec §2): first those of the tabs, in their order. */
export const pageTypes = {
  pd: {
    isDocument: false,
    isAvailable: () => true,
    parameters: packParameters,
    canonical: 'itself',
    failurePage: 'dossiererror',
  },
  pi: {
    isDocument: false,
    isAvailable: () => true,
    parameters: ['changes', 'edit'],
    canonical: 'itself',
    failurePage: 'dossiererror',
  },
  gh: {
    isDocument: true,
    isAvailable: hasSds,
    parameters: ['version', 'compare', 'qr', 'market', ...packParameters],
    canonical: 'itself',
    failurePage: 'sdserror',
  },
  th: {
    isDocument: true,
    isAvailable: (dossier) =>
      dossier.tdsEnabled && hasTdsVersion(dossier) && dossier.tdsExists && dossier.documents.tds,
    parameters: ['version'],
    canonical: 'itself',
    failurePage: 'landing page',
  },
  ee: {
    isDocument: true,
    isAvailable: hasLabel,
    parameters: labelParameters,
    canonical: 'itself',
    failurePage: 'sdserror',
  },
  mh: {
    isDocument: true,
    isAvailable: (dossier) => hasSds(dossier) && dossier.documents.ipi,
    parameters: ['qr', 'market', ...packParameters],
    canonical: 'itself',
    failurePage: 'sdserror',
  },
  /** The label editor; its audit is of the moment. */
  ed: {
    isDocument: true,
    isAvailable: hasLabel,
    parameters: labelParameters,
    canonical: 'itself',
    failurePage: 'sdserror',
    isForm: true,
  },
  emergency: {
    isDocument: true,
    isAvailable: hasEmergency,
    parameters: ['market'],
    canonical: 'sds',
    failurePage: 'dossiererror',
    isPlain: true,
  },
  /** Hazards in short. */
  hazards: {
    isDocument: true,
    isAvailable: (dossier) => hasSds(dossier) && dossier.hasHazardSummary,
    parameters: ['market'],
    canonical: 'sds',
    failurePage: 'sdserror',
    isKeptOffline: true,
    isPlain: true,
  },
  /** The versions of the SDS. */
  history: {
    isDocument: true,
    isAvailable: (dossier) => hasSds(dossier) && dossier.hasSdsHistory,
    parameters: ['market'],
    canonical: 'sds',
    failurePage: 'sdserror',
    isKeptOffline: true,
  },
  /** The form to write to the supplier. */
  feedback: {
    isDocument: true,
    isAvailable: (dossier) => hasSds(dossier) && dossier.takesFeedback,
    parameters: ['page', 'version', 'market', 'outcome'],
    canonical: 'sds',
    failurePage: 'dossiererror',
    isForm: true,
  },
} as const satisfies Record<string, PageType>;

export type DocType = keyof typeof pageTypes;
/** The page types that are forms. */
export type FormType = { [D in DocType]: (typeof pageTypes)[D] extends { isForm: true } ? D : never }[DocType];
export const docTypes = Object.keys(pageTypes) as DocType[];

export const isDocType = (value: string): value is DocType => Object.hasOwn(pageTypes, value);

/** The row of a page. */
export const pageTypeOf = (docType: DocType): PageType => pageTypes[docType];

export const isDocument = (docType: DocType): boolean => pageTypeOf(docType).isDocument;
export const isForm = (docType: DocType): docType is FormType => pageTypeOf(docType).isForm === true;
/** Whether a visitor can open a page of this dossier. */
export const isTabAvailable = (dossier: Dossier, docType: DocType): boolean => pageTypeOf(docType).isAvailable(dossier);

/** The tabs of a product page in their order, with the segment of their address (Spec §2). */
export const tabs = [
  { key: 'home', segment: 'pd', messageKey: 'tab_home' },
  { key: 'detail', segment: 'pi', messageKey: 'tab_detail' },
  { key: 'sds', segment: 'gh', messageKey: 'tab_sds' },
  { key: 'tds', segment: 'th', messageKey: 'tab_tds' },
  { key: 'label', segment: 'ee', messageKey: 'tab_label' },
  { key: 'ipi', segment: 'mh', messageKey: 'tab_ipi' },
] as const satisfies { key: string; segment: DocType; messageKey: string }[];

export type Tab = (typeof tabs)[number];
export type TabKey = Tab['key'];
export type TabSegment = Tab['segment'];

/** The tabs to show, in order; the TDS tab only if TDS are enabled for the product (Spec §2). */
export function tabsOf(dossier: Dossier): (Tab & { available: boolean })[] {
  return tabs
    .filter(({ key }) => key !== 'tds' || dossier.tdsEnabled)
    .map((tab) => ({ available: isTabAvailable(dossier, tab.segment), ...tab }));
}

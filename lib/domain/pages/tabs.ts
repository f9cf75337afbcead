import type { Dossier } from '@/lib/domain/product/dossier';

/** The tabs of a product page in their order, with the segment of their address (Spec §2). */
export const tabs = [
  { key: 'home', segment: 'pd', messageKey: 'tab_home' },
  { key: 'detail', segment: 'pi', messageKey: 'tab_detail' },
  { key: 'sds', segment: 'gh', messageKey: 'tab_sds' },
  { key: 'tds', segment: 'th', messageKey: 'tab_tds' },
  { key: 'label', segment: 'ee', messageKey: 'tab_label' },
  { key: 'ipi', segment: 'mh', messageKey: 'tab_ipi' },
] as const;

export type Tab = (typeof tabs)[number];
export type TabKey = Tab['key'];
export type TabSegment = Tab['segment'];

/**
 * Document types of a product's URLs: the tabs' segments, and the screens that are no tabs: the label's edit screen, the emergency
 * screen, the hazards in short, the versions of the SDS, and the form to write to the supplier.
 */
export const docTypes = [
  ...tabs.map(({ segment }) => segment),
  ...(['ed', 'emergency', 'hazards', 'history', 'feedback'] as const),
] as const;
export type DocType = (typeof docTypes)[number];

export function isDocType(value: string): value is DocType {
  return docTypes.some((docType) => docType === value);
}

const speaksInterfaceLanguage: ReadonlySet<DocType> = new Set<DocType>(['pd', 'pi']);

/** Whether a page shows a document in the document's language; the others (pd, pi) are in the interface language. */
export function isDocument(docType: DocType): boolean {
  return !speaksInterfaceLanguage.has(docType);
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

/** Spec §4 "Tab availability": the requirements of each tab. */
const conditions: Record<DocType, (dossier: Dossier) => boolean> = {
  pd: () => true,
  pi: () => true,
  gh: hasSds,
  th: (dossier) => dossier.tdsEnabled && hasTdsVersion(dossier) && dossier.tdsExists && dossier.documents.tds,
  ee: hasLabel,
  ed: hasLabel,
  mh: (dossier) => hasSds(dossier) && dossier.documents.ipi,
  emergency: hasEmergency,
  hazards: (dossier) => hasSds(dossier) && dossier.hasHazardSummary,
  history: (dossier) => hasSds(dossier) && dossier.hasSdsHistory,
  feedback: (dossier) => hasSds(dossier) && dossier.takesFeedback,
};

/** Whether a visitor can open a document type of this dossier. */
export function isTabAvailable(dossier: Dossier, docType: DocType): boolean {
  return conditions[docType](dossier);
}

/** The tabs to show, in order; the TDS tab only if TDS are enabled for the product (Spec §2). */
export function tabsOf(dossier: Dossier): (Tab & { available: boolean })[] {
  return tabs
    .filter(({ key }) => key !== 'tds' || dossier.tdsEnabled)
    .map((tab) => ({ available: isTabAvailable(dossier, tab.segment), ...tab }));
}

import type { LanguageCode } from '../languages/languages.ts';
import { interfaceText, messageTexts } from '../languages/messages.ts';
import { provisionText } from '../languages/phrases.ts';
import {
  pathInFile,
  pointerOf,
  type SectionContent,
  type SectionName,
  sectionNames,
  sectionOf,
  splitFile,
} from '../product/file-sections.ts';
import type { ProductFacts } from '../product/facts.ts';
import { type Finding, isError } from '../product/findings.ts';
import { productFile, type ReadProductFile } from '../product/product-file.ts';
import { proposeTransport, type TransportProposal } from '../product/transport/transport-proposal.ts';
import { planHistory } from '../product/version-history.ts';
import { completeFacts, type CompleteProduct, completeProduct } from '../product/read/read-product-file.ts';
import { type ClassifiedProduct, classifyProduct } from '../import/classify/classify-product.ts';
import { placesOf } from '../law/classification/model/category-place.ts';
import type { HazardClass } from '../law/hazard-classes.ts';
import { type KnownLists, listCheckOf } from '../import/classify/known-lists.ts';
import {
  changedSections,
  type ChecklistPreview,
  derivedFields,
  documentData,
  type DocumentRequest,
  type DraftForDocuments,
  type EmergencyPreview,
  labelData,
  type LabelRequest,
  previewChecklist,
  previewEmergency,
  previewSds,
  type SdsPreview,
} from './draft-documents.ts';
import { type DraftFinding, draftFindings } from './draft-findings.ts';
import { type DraftInput, type OpenDraft, openDraft } from './open-draft.ts';
import { type IngredientsPreview, previewIngredients } from './preview-ingredients.ts';
import { factChangesOf } from './section-changes.ts';

type FactsInFile = ReadProductFile['versions'][number]['facts'];

export const previewParts = ['findings', 'classification', 'label', 'sds', 'emergency', 'checklist'] as const;
export type PreviewPart = (typeof previewParts)[number];

export interface ClassificationPreview extends Omit<ClassifiedProduct, 'classification' | 'open'> {
  /** Of names and reasons. */
  language: LanguageCode;
  /** `sentence`: why the class follows. */
  classification: (ClassifiedProduct['classification'][number] & { class: HazardClass | null; sentence: string })[];
  /** `section`: the one that has the field. */
  open: (ClassifiedProduct['open'][number] & { section: SectionName })[];
  /**
   * The label's elements as they follow, whatever the author set, as far as they do: the precautionary statements depend on who may buy
   * the product; of a substance whose classification is not stated nothing follows.
   */
  label?: Partial<ProductFacts['label']>;
  /** What section 14 can be; omitted: nothing can be derived yet. */
  transport?: TransportPreview;
}

/** A proposal for section 14, in the language of the interface; `transport` of an entry has the form of the facts. */
export interface TransportPreview {
  kind: TransportProposal['kind'];
  /** Why, each with its provision. */
  reasons: string[];
  entries: {
    transport: Partial<NonNullable<ProductFacts['transport']>>;
    emergencySchedules: string | null;
    condition?: string;
  }[];
  missing: { section: SectionName; pointer: string; message: string }[];
}

/** What was wanted; null: it cannot be made of what the draft has. */
export interface DraftPreview {
  findings?: DraftFinding[];
  classification?: ClassificationPreview | null;
  /** Comes with the findings. */
  ingredients?: IngredientsPreview;
  /** The data with which the label is drawn. */
  labelData?: object | null;
  sds?: SdsPreview | null;
  emergency?: EmergencyPreview | null;
  checklist?: ChecklistPreview | null;
  /** Wanted parts that were not made, since the time was over. */
  leftOut?: PreviewPart[];
}

export interface PreviewRequest {
  want: readonly PreviewPart[];
  /** Of the documents. */
  language: LanguageCode;
  /** Of findings, checklist and reasons. */
  interfaceLanguage: LanguageCode;
  sdsSection: number;
  label: LabelRequest;
  siteUrl: string;
}

/**
 * What is wanted of a draft, one part after another. The first is always made; once the time is over, the others are left out.
 * @param isTimeOver asked before each further part
 */
export async function previewDraft(
  draft: DraftInput,
  request: PreviewRequest,
  isTimeOver: () => boolean = () => false,
): Promise<DraftPreview> {
  const { want, language, interfaceLanguage, sdsSection, label, siteUrl } = request;
  const opened = openDraft(draft);
  const ready = forDocuments(opened, draft, siteUrl);
  const sds = () => ready && withDerivedFields(previewSds(ready, language, sdsSection), opened, sdsSection);
  const makers: Record<PreviewPart, () => DraftPreview | Promise<DraftPreview>> = {
    findings: () => ({
      findings: draftFindings(opened.findings, interfaceLanguage),
      ingredients: previewIngredients(opened, draft.lists),
    }),
    classification: () => ({ classification: classificationOf(opened, draft.lists, interfaceLanguage) }),
    label: async () => ({ labelData: ready && (await labelData(ready, label, true).catch(unavailable)) }),
    sds: () => ({ sds: made(() => forInterface(sds(), interfaceLanguage)) }),
    emergency: () => ({ emergency: ready && made(() => previewEmergency(ready, language)) }),
    checklist: () => ({ checklist: ready && made(() => previewChecklist(ready, interfaceLanguage)) }),
  };
  const preview: DraftPreview = {};
  const leftOut: PreviewPart[] = [];
  for (const [index, part] of previewParts.filter((name) => want.includes(name)).entries()) {
    if (index > 0 && isTimeOver()) leftOut.push(part);
    else Object.assign(preview, await makers[part]());
  }
  return { ...preview, ...(leftOut.length > 0 && { leftOut }) };
}

/** The draft as its documents take it, compared with the loaded lists as when it is stored; null: nothing can be derived from it. */
function forDocuments(
  { complete, placeholders }: OpenDraft,
  { previousVersions, today, lists }: DraftInput,
  siteUrl: string,
): DraftForDocuments | null {
  if (!complete) return null;
  const [version, ...older] = complete.versions;
  const listCheck = lists && listCheckOf(version!.facts.composition, lists);
  const versions = listCheck ? [{ ...version!, facts: { ...version!.facts, listCheck } }, ...older] : complete.versions;
  return { complete: { ...complete, versions }, placeholders, previousVersions, today, siteUrl };
}

/** A document that cannot be made of wrong values is no error: the findings say what is wrong. */
function made<Value>(make: () => Value): Value | null {
  try {
    return make();
  } catch {
    return null;
  }
}
const unavailable = () => null;

function withDerivedFields(preview: SdsPreview | null, { file }: OpenDraft, number: number): SdsPreview | null {
  const [version] = file.versions as [{ facts: Record<string, unknown> }];
  return preview && { ...preview, derived: [...derivedFields(version.facts, number), ...preview.derived] };
}

/** The texts are those of the document; why they stand there is told to the author. */
const forInterface = (preview: SdsPreview | null, lang: LanguageCode): SdsPreview | null =>
  preview && {
    ...preview,
    derived: preview.derived.map((text) => ({
      ...text,
      provision: text.provision && provisionText(text.provision, lang),
    })),
  };

/** The data of a document of the draft, or the findings for which it cannot be made. */
export async function readDocument(
  draft: DraftInput,
  request: DocumentRequest,
  siteUrl: string,
): Promise<{ data: object } | { findings: Finding[] }> {
  const opened = openDraft(draft);
  const ready = forDocuments(opened, draft, siteUrl);
  const refused = { findings: opened.findings.filter(isError) };
  if (!ready || ready.placeholders.length > 0) return refused;
  return { data: await documentData(ready, request) };
}

/** The stored product of a draft as a product file. */
export interface StoredProductFile {
  file: object;
  /** Whether it was ever public. */
  wasShown: boolean;
}

/** A draft beside the version that is stored. */
export interface DraftComparison {
  /** The version that publishing makes; null: none, since nothing differs. */
  next: string | null;
  facts: { section: SectionName; pointer: string; before: unknown; after: unknown }[];
  /** Numbers of the sections of the sheet that differ; null: the draft makes no sheet yet, or nothing is stored. */
  sections: number[] | null;
  checklist: ChecklistPreview | null;
  /** What refuses publishing, and what an authority would object to. */
  objections: DraftFinding[];
}

/**
 * @param stored null: a new product
 * @param language of the sheet
 * @param interfaceLanguage of objections and checklist
 */
export function compareDraft(
  draft: DraftInput,
  stored: StoredProductFile | null,
  language: LanguageCode,
  interfaceLanguage: LanguageCode,
): DraftComparison {
  const opened = openDraft(draft);
  const ready = forDocuments(opened, draft, '');
  const storedSections = stored && splitFile(stored.file);
  const parsed = stored && productFile.safeParse(stored.file).data;
  const checklist = ready && made(() => previewChecklist(ready, interfaceLanguage));
  return {
    next: nextVersion(
      opened,
      parsed ? { versions: completeProduct(parsed).versions, wasShown: stored.wasShown } : null,
      draft.today,
    ),
    facts: storedSections
      ? sectionNames.flatMap((section) => changesOfSection(section, storedSections[section], draft.sections[section]))
      : [],
    sections:
      ready && parsed
        ? made(() => {
            const old = completeProduct(parsed);
            const older = { ...old, producer: old.producer ?? old.supplier };
            return changedSections(ready, old.versions[0]!.facts, older, language);
          })
        : null,
    checklist,
    objections: [
      ...draftFindings(opened.findings, interfaceLanguage),
      ...(checklist?.points ?? [])
        .filter(({ result }) => result === 'notMet')
        .map((point) => objection(point, interfaceLanguage)),
    ],
  };
}

/** The version that the import of the draft makes or replaces. */
function nextVersion(
  { complete }: OpenDraft,
  stored: { versions: CompleteProduct['versions']; wasShown: boolean } | null,
  today: string,
): string | null {
  if (!complete) return null;
  if (!stored) return complete.versions[0]!.text;
  const unchecked = (version: CompleteProduct['versions'][number]) => ({
    ...version,
    facts: { ...version.facts, listCheck: undefined },
  });
  const { added, rewritten } = planHistory({
    stored: stored.versions.map(unchecked),
    fileVersions: complete.versions.map(unchecked),
    wasShown: stored.wasShown,
    today,
    path: ['versions'],
  });
  return added.at(-1)?.version.text ?? rewritten[0]?.text ?? null;
}

const objection = (
  { id, section, provision, why = '', remedy = '' }: ChecklistPreview['points'][number],
  language: LanguageCode,
): DraftFinding => ({
  section,
  pointer: '',
  severity: 'warning',
  weight: 'provision',
  language,
  provision,
  message: messageTexts('objection', { id, why, remedy, provision })[language],
});

/** More differences are not listed. */
const maxDifferences = 500;

const changesOfSection = (section: SectionName, former: SectionContent, current: SectionContent) =>
  (['product', 'facts', 'version'] as const)
    .flatMap((part) =>
      factChangesOf(former[part] ?? {}, current[part] ?? {}).map(({ path, ...change }) => ({
        section,
        pointer: pointerOf(pathInFile(part, path)),
        before: change.before ?? null,
        after: change.after ?? null,
      })),
    )
    .slice(0, maxDifferences);

function transportOf({ complete }: OpenDraft, lang: LanguageCode): TransportPreview | null {
  const proposal = complete && made(() => proposeTransport(complete.versions[0]!.facts));
  if (!proposal) return null;
  const { kind } = proposal;
  const reasons = 'reasons' in proposal ? proposal.reasons.map((texts) => interfaceText(texts, lang)) : [];
  const entries = 'candidates' in proposal ? proposal.candidates : [];
  const missing = 'missing' in proposal ? proposal.missing : [];
  return {
    kind,
    reasons,
    entries: entries.map(({ condition, ...entry }) => ({
      ...entry,
      ...(condition && { condition: interfaceText(condition, lang) }),
    })),
    missing: missing.map(({ path, says }) => ({
      section: sectionOf(pathInFile('facts', path)),
      pointer: pointerOf(pathInFile('facts', path)),
      message: interfaceText(says, lang),
    })),
  };
}

function classificationOf(
  opened: OpenDraft,
  lists: KnownLists | undefined,
  language: LanguageCode,
): ClassificationPreview | null {
  const { readable, placeholders } = opened;
  if (!readable || placeholders.includes('versions.0.facts.kind')) return null;
  const { result, sentences } = classifyProduct(readable, lists, language);
  const { facts } = readable.versions[0]!;
  const label = derivedLabel(facts, placeholders.includes('versions.0.facts.audience'));
  const transport = transportOf(opened, language);
  return {
    ...result,
    language,
    ...(label && { label }),
    ...(transport && { transport }),
    classification: result.classification.map((category, index) => ({
      ...category,
      class: placesOf(category)[0]?.hazardClass ?? null,
      sentence: sentences[index]!,
    })),
    open: result.open.map((question) => ({
      ...question,
      section: sectionOf(pathInFile('facts', question.field.split('.'))),
    })),
  };
}

function derivedLabel(facts: FactsInFile, isAudienceUnknown: boolean): Partial<ProductFacts['label']> | null {
  if (facts.kind === 'substance' && facts.classification === undefined) return null;
  const label = made(() => completeFacts({ ...facts, label: {} }).label);
  if (!label || !isAudienceUnknown) return label;
  const { signalWord, pictograms, h, euh, contains } = label;
  return { signalWord, pictograms, h, euh, contains };
}

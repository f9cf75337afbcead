import { isDeepStrictEqual } from 'node:util';
import type { ClassifiedProduct } from '../classify/classify-product.ts';
import { classifyProduct } from '../classify/classify-product.ts';
import { type KnownLists } from '../classify/known-lists.ts';
import { listFindings } from '../classify/missing-harmonised.ts';
import { jsonLimits, JsonTextError, readJson } from './json-text.ts';
import {
  joinSections,
  type SectionContent,
  type SectionName,
  type Sections,
  strangeKeys,
} from '../../product/file-sections.ts';
import { type Finding, isError, warning } from '../../product/findings.ts';
import type { DraftSummary, FieldChange } from '../../product/studio.ts';
import type { Localised } from '../../phrases/languages.ts';
import { mixtureOf } from '../../product/mixture.ts';
import { classify } from '../../rules/classification/classify.ts';
import { because } from '../../rules/classification/differences.ts';
import { type DraftFinding, draftFindings, isToDo } from './draft-findings.ts';
import { type DraftReading, readDraft } from './read-draft.ts';
import { sectionChanges } from './section-changes.ts';

/** What the reading thread does for the Studio. */

export interface DraftInput {
  sections: Sections;
  /** The versions before the draft's own, newest first; those of a stored product only where the whole file is read. */
  older: object[];
  /** Newest first, for the head of the sheet. */
  previousVersions: { text: string; created: string }[];
  /** What the loaded lists say of its ingredients; omitted: nothing is loaded. */
  lists?: KnownLists | undefined;
  /** Findings that need the database: of the product's code, its number and its files. */
  stored: Finding[];
  /** YYYY-MM-DD */
  today: string;
}

export interface OpenDraft extends DraftReading {
  file: Record<string, unknown>;
}

/** Reads a draft with all findings about it. */
export function openDraft({ sections, older, lists, stored, today }: DraftInput): OpenDraft {
  const file = joinSections(sections, older);
  const reading = readDraft(file, today);
  const { complete } = reading;
  const ofLists = lists && complete ? listFindings(complete.versions[0]!.facts, lists) : [];
  const findings = [...stored, ...reading.findings, ...languageFinding(reading), ...ofLists];
  return { ...reading, file, findings, product: findings.some(isError) ? null : reading.product };
}

/** Without a language there is no sheet to publish; a product without one is allowed, such as one that needs no sheet. */
const languageFinding = ({ readable }: DraftReading): Finding[] =>
  readable && readable.sdsExists && readable.documents.sds && readable.languages.sds.length === 0
    ? [warning(['languages', 'sds'], 'has no language: no safety data sheet can be opened; choose at least one')]
    : [];

export function summaryOf({ findings, file }: Pick<OpenDraft, 'findings' | 'file'>): DraftSummary {
  const { code, languages, versions } = file as {
    code?: unknown;
    languages?: { sds?: unknown };
    versions?: [{ facts?: { name?: unknown } }];
  };
  const errors = findings.filter(isError);
  const name = versions?.[0].facts?.name;
  return {
    errors: errors.length,
    warnings: findings.length - errors.length,
    todo: errors.filter(isToDo).length,
    languages: Array.isArray(languages?.sds) ? languages.sds.filter((one) => typeof one === 'string').slice(0, 24) : [],
    name: localisedOf(name),
    code: typeof code === 'string' ? code.slice(0, 200) : '',
  };
}

const localisedOf = (name: unknown): Localised =>
  typeof name === 'object' && name !== null
    ? (Object.fromEntries(
        Object.entries(name)
          .filter(([, text]) => typeof text === 'string')
          .slice(0, 24)
          .map(([code, text]: [string, string]) => [code, text.slice(0, 500)]),
      ) as Localised)
    : {};

/** The body of a saved section, or why it cannot be saved. */
export type ReadSection =
  | { error: 'invalid_json' | 'invalid_section'; message: string }
  | { content: SectionContent; changes: FieldChange[]; summary: DraftSummary };

/**
 * Reads a section that is to be saved. It must be JSON within the bounds of a product file, with the fields of this section only; its
 * values need not be right.
 */
export function readSection(bytes: Uint8Array, section: SectionName, draft: DraftInput): ReadSection {
  const read = readContent(bytes, section);
  if ('error' in read) return read;
  const { content } = read;
  const before = draft.sections[section] ?? {};
  const opened = openDraft({ ...draft, sections: { ...draft.sections, [section]: content } });
  return {
    content,
    changes: isDeepStrictEqual(before, content) ? [] : sectionChanges(before, content),
    summary: summaryOf(opened),
  };
}

export function readContent(
  bytes: Uint8Array,
  section: SectionName,
): { content: SectionContent } | { error: 'invalid_json' | 'invalid_section'; message: string } {
  try {
    const { value, findings } = readJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (findings[0]) return { error: 'invalid_section', message: findingText(findings[0]) };
    return contentOf(value, section);
  } catch (reason) {
    if (reason instanceof JsonTextError)
      return { error: 'invalid_json', message: `line ${reason.line} ${reason.message}` };
    if (reason instanceof TypeError) return { error: 'invalid_json', message: 'is not text in UTF-8' };
    throw reason;
  }
}

const findingText = ({ path, message }: Finding) => `${path.map(String).join('.')} ${message}`.trim();

/** The content of a section, if it has this section's fields only. */
export function contentOf(
  value: unknown,
  section: SectionName,
): { content: SectionContent } | { error: 'invalid_section'; message: string } {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { error: 'invalid_section', message: 'must be an object with product, facts or version' };
  if (isTooDeep(value)) return { error: 'invalid_section', message: 'is nested too deeply' };
  const strange = strangeKeys(section, value);
  if (strange.length > 0)
    return { error: 'invalid_section', message: `${strange[0]} is not a field of the section ${section}` };
  return { content: value as SectionContent };
}

/** Without recursion, since the value has not been bounded yet. */
function isTooDeep(value: object): boolean {
  let level: object[] = [value];
  for (let depth = 0; depth <= jsonLimits.levels; depth += 1) {
    level = level.flatMap((one) =>
      Object.values(one).filter((inner): inner is object => typeof inner === 'object' && inner !== null),
    );
    if (level.length === 0) return false;
  }
  return true;
}

export const previewParts = ['findings', 'classification', 'label', 'sds', 'emergency', 'checklist'] as const;
export type PreviewPart = (typeof previewParts)[number];

export interface ClassificationPreview extends Omit<ClassifiedProduct, 'classification'> {
  /** `sentence`: why the class follows. */
  classification: (ClassifiedProduct['classification'][number] & { sentence: string })[];
}

export interface DraftPreview {
  findings?: DraftFinding[];
  classification?: ClassificationPreview | null;
}

export interface PreviewRequest {
  want: readonly PreviewPart[];
}

export function previewDraft(draft: DraftInput, { want }: PreviewRequest): DraftPreview {
  const opened = openDraft(draft);
  const preview: DraftPreview = {};
  if (want.includes('findings')) preview.findings = draftFindings(opened.findings);
  if (want.includes('classification')) preview.classification = classificationOf(opened, draft.lists);
  return preview;
}

function classificationOf(
  { readable, placeholders }: OpenDraft,
  lists: KnownLists | undefined,
): ClassificationPreview | null {
  if (!readable || placeholders.includes('versions.0.facts.kind')) return null;
  const { result } = classifyProduct(readable, lists);
  const { facts } = readable.versions[0]!;
  const verdicts = facts.kind === 'mixture' ? classify(mixtureOf(facts)).verdicts : [];
  return {
    ...result,
    classification: result.classification.map((one) => {
      const verdict = verdicts.find(
        (other) => other.kind === 'classified' && other.category === one.category && isDeepStrictEqual(other.h, one.h),
      );
      return { ...one, sentence: verdict?.kind === 'classified' ? because(verdict) : `as given (${one.provision})` };
    }),
  };
}

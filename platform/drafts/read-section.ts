import { isDeepStrictEqual } from 'node:util';
import type { Texts } from '../languages/messages.ts';
import { type SectionContent, type SectionName, type Sections, strangeKeys } from '../product/file-sections.ts';
import type { Finding } from '../product/findings.ts';
import type { DraftSummary, FieldChange } from '../product/studio.ts';
import { jsonLimits, JsonTextError, readJson } from '../product/read/json-text.ts';
import { type Settler, signSettled } from '../product/check/settled-findings.ts';
import type { StoredDraft } from '../store/studio/drafts.ts';
import { type DraftInput, openDraft, summaryOf } from './open-draft.ts';
import { sectionChanges } from './section-changes.ts';

/** `texts`: the message for the author, where it has one. */
type Refusal = { error: 'invalid_json' | 'invalid_section'; message: string; texts?: Texts };

/** The body of a saved section, or why it cannot be saved. */
export type ReadSection = Refusal | { content: SectionContent; changes: FieldChange[]; summary: DraftSummary };

/**
 * Reads a section that is to be saved. It must be JSON within the bounds of a product file, with the fields of this section only; its
 * values need not be right.
 */
export function readSection({
  bytes,
  section,
  before,
  draft,
  settler,
}: {
  bytes: Uint8Array;
  section: SectionName;
  /** What is stored. */
  before: SectionContent;
  draft: DraftInput;
  settler: Settler;
}): ReadSection {
  const read = readContent(bytes, section);
  if ('error' in read) return read;
  const content = signContent(read.content, before, settler);
  const opened = openDraft({ ...draft, sections: { ...draft.sections, [section]: content } });
  return {
    content,
    changes: isDeepStrictEqual(before, content) ? [] : sectionChanges(before, content),
    summary: summaryOf(opened),
  };
}

function readContent(bytes: Uint8Array, section: SectionName): { content: SectionContent } | Refusal {
  try {
    const { value, findings } = readJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (findings[0]) return { error: 'invalid_section', message: findingText(findings[0]) };
    return contentOf(value, section);
  } catch (reason) {
    if (reason instanceof JsonTextError) return { error: 'invalid_json', message: reason.message, texts: reason.texts };
    if (reason instanceof TypeError) return { error: 'invalid_json', message: 'is not text in UTF-8' };
    throw reason;
  }
}

const findingText = ({ path, message }: Finding) => `${path.map(String).join('.')} ${message}`.trim();

type SectionRefusal = { error: 'invalid_section'; message: string };

/** A section in which the user's entries of `settledFindings` name the user. */
export function signContent(content: SectionContent, stored: SectionContent, settler: Settler): SectionContent {
  const { settledFindings, ...product } = content.product ?? {};
  if (settledFindings === undefined) return content;
  const signed = signSettled(settledFindings, stored.product?.settledFindings, settler);
  return { ...content, product: { ...product, settledFindings: signed } };
}

/** Unsaved sections as `signContent` saves them. */
export const signSections = (unsaved: Partial<Sections>, draft: StoredDraft, settler: Settler): Partial<Sections> =>
  Object.fromEntries(
    (Object.entries(unsaved) as [SectionName, SectionContent][]).map(([name, content]) => [
      name,
      signContent(content, draft.sections[name].content, settler),
    ]),
  );

/** The content of a section, if it has this section's fields only. */
export function contentOf(value: unknown, section: SectionName): { content: SectionContent } | SectionRefusal {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { error: 'invalid_section', message: 'must be an object with product, facts or version' };
  if (isTooDeep(value)) return { error: 'invalid_section', message: 'is nested too deeply' };
  const strange = strangeKeys(section, value);
  if (strange.length > 0)
    return { error: 'invalid_section', message: `${strange[0]} is not a field of the section ${section}` };
  return { content: value as SectionContent };
}

/** Contents of sections that are not saved, each with the fields of its section only. */
export function readSections(
  contents: Partial<Record<SectionName, unknown>>,
): { sections: Partial<Sections> } | SectionRefusal {
  const sections: Partial<Sections> = {};
  for (const [name, value] of Object.entries(contents) as [SectionName, unknown][]) {
    const read = contentOf(value, name);
    if ('error' in read) return read;
    sections[name] = read.content;
  }
  return { sections };
}

/** Without recursion, since the value has not been bounded yet. */
function isTooDeep(value: object): boolean {
  let level: object[] = [value];
  for (let depth = 0; depth <= jsonLimits.levels; depth += 1) {
    level = level.flatMap((outer) =>
      Object.values(outer).filter((inner): inner is object => typeof inner === 'object' && inner !== null),
    );
    if (level.length === 0) return false;
  }
  return true;
}

import type { Localised } from '../../phrases/languages.ts';
import { messageTexts } from '../../phrases/messages.ts';
import { joinSections, type Sections } from '../../product/file-sections.ts';
import { type Finding, isError, warning } from '../../product/findings.ts';
import type { DraftSummary } from '../../product/studio.ts';
import type { KnownLists } from '../classify/known-lists.ts';
import { listFindings } from '../classify/missing-harmonised.ts';
import { isToDo } from './draft-findings.ts';
import { type DraftReading, readDraft } from './read-draft.ts';

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
    ? [warning(['languages', 'sds'], messageTexts('noSheetLanguage'))]
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

import { openTaskThread, openTaskThreads, type TaskThread, type ThreadProgram } from '../import/read/task-thread.ts';
import type { LanguageCode } from '../languages/languages.ts';
import type { SectionContent, SectionName } from '../product/file-sections.ts';
import type { Finding } from '../product/findings.ts';
import type { Settler } from '../product/check/settled-findings.ts';
import type { DraftSummary } from '../product/studio.ts';
import type { ConvertedFiles, DraftSource } from './convert-sources.ts';
import type { DocumentRequest } from './draft-documents.ts';
import type { DraftInput } from './open-draft.ts';
import type { DraftComparison, DraftPreview, PreviewRequest, StoredProductFile } from './preview-draft.ts';
import type { ReadSection } from './read-section.ts';

/** A draft as it is published; `product` is serialised by node:v8, null: there are errors. */
export interface ReadDraft {
  product: Uint8Array | null;
  findings: Finding[];
  summary: DraftSummary;
}

/** What a draft reader does (draft-worker.ts). */
export interface DraftTasks {
  /** Parts of a preview that are not begun after 2 s of work, or when its caller leaves, are left out. */
  preview: (job: { draft: DraftInput; request: PreviewRequest }) => DraftPreview;
  section: (job: {
    bytes: Uint8Array;
    section: SectionName;
    before: SectionContent;
    draft: DraftInput;
    settler: Settler;
  }) => ReadSection;
  draft: (job: { draft: DraftInput }) => ReadDraft;
  document: (job: {
    draft: DraftInput;
    request: DocumentRequest;
    siteUrl: string;
  }) => { data: object } | { findings: Finding[] };
  compare: (job: {
    draft: DraftInput;
    stored: StoredProductFile | null;
    language: LanguageCode;
    interfaceLanguage: LanguageCode;
  }) => DraftComparison;
  convert: (job: { source: DraftSource; language: LanguageCode }) => ConvertedFiles;
}

/** Reads drafts, and what follows from them, in threads of its own. */
export type DraftReader = TaskThread<DraftTasks>;

const program: ThreadProgram<DraftTasks> = {
  file: 'draft-worker.js',
  maxMs: {
    preview: 30_000,
    section: 10_000,
    draft: 10_000,
    document: 10_000,
    compare: 10_000,
    convert: 20_000,
  },
};

/** @param maxWaiting maximum number of waiting jobs */
export const openDraftReader = (maxWaiting?: number): DraftReader => openTaskThread(program, maxWaiting);

/** A reader with several threads. */
export const openDraftReaders = (count: number, maxWaiting: number): DraftReader =>
  openTaskThreads(program, count, maxWaiting);

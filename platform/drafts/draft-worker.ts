import { serialize } from 'node:v8';
import { serveTasks } from '../import/read/serve-tasks.ts';
import { waitedMs } from '../runtime/waited-ms.ts';
import { convertSource } from './convert-sources.ts';
import type { DraftTasks } from './draft-reader.ts';
import { openDraft, summaryOf } from './open-draft.ts';
import { compareDraft, previewDraft, readDocument } from './preview-draft.ts';
import { readSection } from './read-section.ts';

/** The thread of a draft reader (draft-reader.ts). */

/** A preview has 2 s, in which the wait for a processor does not count; one that nobody waits for any more ends before. */
const maxPreviewMs = 2000;
const workedMs = () => performance.now() - waitedMs('thread-self');

serveTasks<DraftTasks>({
  preview({ draft, request }, isStopped) {
    const end = workedMs() + maxPreviewMs;
    return previewDraft(draft, request, () => workedMs() > end || isStopped());
  },
  section: (job) => readSection(job),
  draft({ draft }) {
    const opened = openDraft(draft);
    const { product, findings } = opened;
    return { product: product && serialize(product), findings, summary: summaryOf(opened) };
  },
  document: ({ draft, request, siteUrl }) => readDocument(draft, request, siteUrl),
  compare: ({ draft, stored, language, interfaceLanguage }) => compareDraft(draft, stored, language, interfaceLanguage),
  convert: ({ source, language }) => convertSource(source, language),
});

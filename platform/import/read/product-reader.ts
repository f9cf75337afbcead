import { once } from 'node:events';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { LanguageCode } from '../../languages/languages.ts';
import type { SectionContent, SectionName } from '../../product/file-sections.ts';
import type { Finding } from '../../product/findings.ts';
import type { DraftSummary } from '../../product/studio.ts';
import { addedPacks } from '../../product/markets/markets.ts';
import { CallerLeftError } from '../../runtime/fair-queue.ts';
import { metrics } from '../../runtime/metrics.ts';
import { root } from '../../runtime/root-folder.ts';
import type { KnownLists } from '../classify/known-lists.ts';
import type { ReadBody } from './read-body.ts';
import type { ReadProduct } from './read-product-file.ts';
import type { ConvertedFiles, DraftSource } from './convert-sources.ts';
import type { DocumentRequest } from './draft-documents.ts';
import type { DraftInput } from './open-draft.ts';
import type { DraftComparison, DraftPreview, PreviewRequest, StoredProductFile } from './preview-draft.ts';
import type { ReadSection } from './read-section.ts';
import type { ReadSheets } from '../../esdscom/read/from-esdscom.ts';
import type { ReadTable } from './csv.ts';
import type { ReadClassified } from './read-classified.ts';
import { SourceError } from './source-error.ts';

/**
 * Parses and validates input in a separate thread, one job at a time: an expensive input does not block others, and one that takes too
 * long or too much memory is aborted.
 */
export interface ProductReader {
  /**
   * @param signal of a caller: a job that has not begun is dropped when it is aborted, and a preview leaves out what is not made yet
   * @throws SourceError when a file cannot be read, ReadingTooSlowError, ReaderBusyError, CallerLeftError
   */
  read: <Task extends ReadingJob['task']>(
    job: Extract<ReadingJob, { task: Task }>,
    signal?: AbortSignal,
  ) => Promise<ReadingResults[Task]>;
  close: () => void;
}

/** Paths are absolute; `shown` is a file's name in messages, `folder` contains the existing product files. */
export type ReadingJob =
  | { task: 'body'; bytes: Uint8Array }
  | { task: 'file'; path: string; shown: string }
  | { task: 'classify'; bytes: Uint8Array; lists?: KnownLists }
  | { task: 'classifyFile'; path: string; shown: string; lists?: KnownLists }
  | { task: 'section'; bytes: Uint8Array; section: SectionName; before: SectionContent; draft: DraftInput }
  | { task: 'preview'; draft: DraftInput; request: PreviewRequest; stop?: Int32Array }
  | { task: 'draft'; draft: DraftInput }
  | { task: 'document'; draft: DraftInput; request: DocumentRequest; siteUrl: string }
  | {
      task: 'compare';
      draft: DraftInput;
      stored: StoredProductFile | null;
      language: LanguageCode;
      interfaceLanguage: LanguageCode;
    }
  | { task: 'convert'; source: DraftSource; language: LanguageCode }
  | { task: 'table'; path: string; shown: string; folder: string }
  | { task: 'sheets'; inputs: { path: string; shown: string }[]; folder: string };

/** The product is serialised by node:v8 and deserialised by the receiver on demand, since a hundred at once would take too long. */
export type PackedRead = Omit<ReadProduct, 'product'> & { product: Uint8Array | null };

export interface ReadingResults {
  body: Exclude<ReadBody, unknown[]> | { file: string; read: PackedRead }[];
  file: PackedRead;
  classify: ReadClassified;
  classifyFile: ReadClassified;
  section: ReadSection;
  preview: DraftPreview;
  draft: ReadDraft;
  document: { data: object } | { findings: Finding[] };
  compare: DraftComparison;
  convert: ConvertedFiles;
  table: ReadTable;
  sheets: ReadSheets;
}

/** A draft as it is published; `product` is serialised, null: there are errors. */
export interface ReadDraft {
  product: Uint8Array | null;
  findings: Finding[];
  summary: DraftSummary;
}

/** Response of the thread; `failure` is a SourceError's message. */
export type ReadingResponse = { result: unknown } | { failure: string };

export const productOf = (read: PackedRead): ReadProduct => ({
  ...read,
  product: read.product && (deserialize(read.product) as ReadProduct['product']),
});

/** Reading the input exceeded the limit of time or memory. */
export class ReadingTooSlowError extends SourceError {
  override name = 'ReadingTooSlowError';
}

/** Too many inputs are waiting to be read. */
export class ReaderBusyError extends SourceError {
  override name = 'ReaderBusyError';
}

/** Time limits. The largest product file takes a second; tables and sheets contain many products; a preview ends by itself after 2 s of work. */
const maxJobMs: Record<ReadingJob['task'], number> = {
  body: 10_000,
  file: 10_000,
  classify: 10_000,
  classifyFile: 10_000,
  section: 10_000,
  preview: 30_000,
  draft: 10_000,
  document: 10_000,
  compare: 10_000,
  convert: 20_000,
  table: 120_000,
  sheets: 120_000,
};
/** For the start of the thread, which takes a second, on a busy machine many; no job is blamed for it. */
const maxStartMs = 60_000;
/** The platform's own 2 MB for new objects (scripts/prepare.mjs) would make reading take a tenth longer. */
const resourceLimits = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 12 };
/** After this time without a job the thread is terminated to free its memory. */
const idleMs = 30_000;

/**
 * @param maxWaiting maximum number of waiting jobs
 * @param ownMaxMs other time limits of each kind of job
 */
export function openProductReader(maxWaiting = Infinity, ownMaxMs: Partial<typeof maxJobMs> = {}): ProductReader {
  const maxMs = { ...maxJobMs, ...ownMaxMs };
  let worker: Worker | null = null;
  let pending = 0;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    clearTimeout(idle);
    void worker?.terminate();
    worker = null;
  }

  async function run(job: ReadingJob): Promise<unknown> {
    clearTimeout(idle);
    const isStarting = worker === null;
    worker ??= new Worker(join(root, 'dist/reading-worker.js'), {
      ...{ execArgv: [], resourceLimits },
      workerData: { marketPacks: addedPacks() },
    });
    worker.ref();
    try {
      if (isStarting) await once(worker, 'message', { signal: AbortSignal.timeout(maxStartMs) });
      const signal = AbortSignal.timeout(maxMs[job.task]);
      worker.postMessage(job);
      const [response] = (await once(worker, 'message', { signal })) as [ReadingResponse];
      worker.unref();
      idle = setTimeout(end, idleMs).unref();
      if ('failure' in response) throw new SourceError(response.failure);
      metrics.productReading.inc({ outcome: 'read' });
      return response.result;
    } catch (reason) {
      if (reason instanceof SourceError) throw reason;
      end();
      const { code, name } = reason as NodeJS.ErrnoException;
      const isSlow = name === 'AbortError';
      if (!isSlow && code !== 'ERR_WORKER_OUT_OF_MEMORY') throw reason;
      metrics.productReading.inc({ outcome: isSlow ? 'too_slow' : 'too_large' });
      const seconds = maxMs[job.task] / 1000;
      throw new ReadingTooSlowError(
        `It takes more than ${isSlow ? `${seconds} seconds` : `${resourceLimits.maxOldGenerationSizeMb} MiB`} to read; split it.`,
      );
    }
  }

  return {
    read: async <Task extends ReadingJob['task']>(job: Extract<ReadingJob, { task: Task }>, signal?: AbortSignal) => {
      if (pending > maxWaiting) {
        metrics.productReading.inc({ outcome: 'busy' });
        throw new ReaderBusyError('Too many imports are waiting.');
      }
      pending += 1;
      const turn = last.then(() => run(stoppable(job, signal))).finally(() => (pending -= 1));
      last = turn.catch(() => undefined);
      return (await turn) as ReadingResults[Task];
    },
    close: end,
  };
}

/** The job with a flag that its thread reads while it works. @throws CallerLeftError */
function stoppable(job: ReadingJob, signal: AbortSignal | undefined): ReadingJob {
  if (signal?.aborted) throw new CallerLeftError();
  if (job.task !== 'preview' || !signal) return job;
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  signal.addEventListener('abort', () => Atomics.store(stop, 0, 1), { once: true });
  return { ...job, stop };
}

/** Several readers as one: a job goes to the reader with the fewest, so that an expensive one does not hold up all others. */
export function openProductReaders(count: number, maxWaiting: number): ProductReader {
  const readers = Array.from({ length: count }, () => ({ reader: openProductReader(maxWaiting), pending: 0 }));
  return {
    read: async (job, signal) => {
      const chosen = readers.reduce((a, b) => (b.pending < a.pending ? b : a));
      chosen.pending += 1;
      return chosen.reader.read(job, signal).finally(() => (chosen.pending -= 1));
    },
    close: () => readers.forEach(({ reader }) => reader.close()),
  };
}

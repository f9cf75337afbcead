import { join } from 'node:path';
import { serialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { readTable } from './csv.ts';
import { readSheets } from '../../esdscom/read/from-esdscom.ts';
import {
  classifySourceFile,
  existingProductFile,
  limits,
  readInput,
  readSourceFile,
  tableBytes,
} from './open-source.ts';
import { SourceError } from './source-error.ts';
import type { PackedRead, ReadingResponse, ReadingJob, ReadingResults } from './product-reader.ts';
import { classifyBody, readBody } from './read-body.ts';
import type { ReadProduct } from './read-product-file.ts';
import { openDraft, summaryOf } from './open-draft.ts';
import { compareDraft, previewDraft, readDocument } from './preview-draft.ts';
import { readSection } from './read-section.ts';
import { convertSource } from './convert-sources.ts';
import type { MarketPackChanges } from '../../product/markets/market-pack.ts';
import { setOperatorPacks } from '../../product/markets/markets.ts';
import { waitedMs } from '../../runtime/waited-ms.ts';

/** The thread of a product reader (product-reader.ts): runs one job at a time. */

setOperatorPacks((workerData as { marketPacks: MarketPackChanges[] }).marketPacks);

const packed = (read: ReadProduct): PackedRead => ({ ...read, product: read.product && serialize(read.product) });

/** A preview has 2 s, in which the wait for a processor does not count; one that nobody waits for any more ends before. */
const maxPreviewMs = 2000;
const workedMs = () => performance.now() - waitedMs('thread-self');

function timeOver(stop: Int32Array | undefined): () => boolean {
  const end = workedMs() + maxPreviewMs;
  return () => workedMs() > end || (stop !== undefined && Atomics.load(stop, 0) !== 0);
}

async function resultOf(job: ReadingJob): Promise<ReadingResults[ReadingJob['task']]> {
  switch (job.task) {
    case 'body': {
      const read = readBody(job.bytes);
      return Array.isArray(read) ? read.map(({ file, read: one }) => ({ file, read: packed(one) })) : read;
    }
    case 'file':
      return packed(await readSourceFile(job.path, job.shown));
    case 'classify':
      return classifyBody(job.bytes, job.lists);
    case 'classifyFile':
      return classifySourceFile(job.path, job.shown, job.lists);
    case 'section':
      return readSection(job);
    case 'preview':
      return previewDraft(job.draft, job.request, timeOver(job.stop));
    case 'draft': {
      const opened = openDraft(job.draft);
      const { product, findings } = opened;
      return { product: product && serialize(product), findings, summary: summaryOf(opened) };
    }
    case 'document':
      return readDocument(job.draft, job.request, job.siteUrl);
    case 'compare':
      return compareDraft(job.draft, job.stored, job.language, job.interfaceLanguage);
    case 'convert':
      return convertSource(job.source, job.language);
    case 'table': {
      const bytes = await readInput(job.path, job.shown, tableBytes, 'a table');
      return readTable(textOfTable(bytes, job.shown), job.shown, (name) => existingProductFile(join(job.folder, name)));
    }
    case 'sheets': {
      const inputs: { file: string; bytes: Uint8Array }[] = [];
      for (const { path, shown } of job.inputs)
        inputs.push({ file: shown, bytes: await readInput(path, shown, limits.productBytes, 'an XML file') });
      return readSheets(inputs, (name) => existingProductFile(join(job.folder, name)));
    }
  }
}

/**
 * The text of a table in UTF-8, or in UTF-16 as spreadsheet programs write 'Unicode text'.
 * @throws SourceError for a code page, of which nothing tells the letters
 */
function textOfTable(bytes: Uint8Array, shown: string): string {
  try {
    return new TextDecoder(utf16Of(bytes) ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SourceError(`${shown} is not text in UTF-8; save it as CSV UTF-8.`);
  }
}

/** Of a table in UTF-16 its byte order, by its mark or by the zero byte of the first letter; null: it is not in UTF-16. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : null;
}

async function runJob(job: ReadingJob): Promise<ReadingResponse> {
  try {
    return { result: await resultOf(job) };
  } catch (reason) {
    if (!(reason instanceof SourceError)) throw reason;
    return { failure: reason.message };
  }
}

parentPort!.on('message', (job: ReadingJob) => {
  void runJob(job).then((response) => parentPort!.postMessage(response));
});
parentPort!.postMessage('ready');

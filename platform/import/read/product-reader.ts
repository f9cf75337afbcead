import { deserialize } from 'node:v8';
import type { ReadSheets } from '../../esdscom/read/from-esdscom.ts';
import type { KnownLists } from '../classify/known-lists.ts';
import type { ReadTable } from '../../product/read/csv.ts';
import type { ReadBody } from './read-body.ts';
import type { ReadClassified } from './read-classified.ts';
import type { ReadProduct } from '../../product/read/read-product-file.ts';
import { openTaskThread, type TaskThread, type ThreadProgram } from './task-thread.ts';

/** The product is serialised by node:v8; the receiver deserialises it on demand, since a hundred at once would take too long. */
export type PackedRead = Omit<ReadProduct, 'product'> & { product: Uint8Array | null };

/** A file by its absolute path; `shown` is its name in messages. */
interface NamedFile {
  path: string;
  shown: string;
}

/** What a product reader does (reading-worker.ts); `folder` contains the existing product files. */
export interface ReadingTasks {
  body: (job: { bytes: Uint8Array }) => Exclude<ReadBody, unknown[]> | { file: string; read: PackedRead }[];
  file: (job: NamedFile) => PackedRead;
  /** `lists` null: reads the product without classifying it. */
  classify: (job: { bytes: Uint8Array; lists: KnownLists | null }) => ReadClassified;
  classifyFile: (job: NamedFile & { lists: KnownLists | null }) => ReadClassified;
  table: (job: NamedFile & { folder: string }) => ReadTable;
  sheets: (job: { inputs: NamedFile[]; folder: string }) => ReadSheets;
}

/** Reads product files, tables and XML sheets in a separate thread. */
export type ProductReader = TaskThread<ReadingTasks>;

export const productOf = (read: PackedRead): ReadProduct => ({
  ...read,
  product: read.product && (deserialize(read.product) as ReadProduct['product']),
});

/** Time limits. The largest product file takes a second; tables and sheets contain many products. */
const maxMs: ThreadProgram<ReadingTasks>['maxMs'] = {
  body: 10_000,
  file: 10_000,
  classify: 10_000,
  classifyFile: 10_000,
  table: 120_000,
  sheets: 120_000,
};

/**
 * @param maxWaiting maximum number of waiting jobs
 * @param changedMs other time limits
 */
export const openProductReader = (maxWaiting?: number, changedMs: Partial<typeof maxMs> = {}): ProductReader =>
  openTaskThread<ReadingTasks>({ file: 'reading-worker.js', maxMs: { ...maxMs, ...changedMs } }, maxWaiting);

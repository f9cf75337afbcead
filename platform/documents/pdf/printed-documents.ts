import { LRUCache } from 'lru-cache';
import type { Caller, FairQueue } from '../../runtime/fair-queue.ts';
import { metrics } from '../../runtime/metrics.ts';
import type { PdfRenderer } from './pdf-renderer.ts';
import type { Drawing, TemplateName } from './typesetter.ts';

/** What a finished document was made from; a product's change (`updated`) makes it another document. */
export interface Edition {
  product: { id: number; updated: Date };
  version: number;
  lang: string;
  options: string;
}

export type Pdf = Uint8Array<ArrayBuffer>;

/** `caller` is asked for only when the document has to be made. */
type Make<Made> = (
  template: TemplateName,
  edition: Edition,
  caller: () => Promise<Caller>,
  data: () => Promise<object>,
) => Promise<Made>;

export interface PrintedDocuments {
  /**
   * The finished document: kept, or made from `data` when the caller has its turn. Who asks for a document that is being made gets
   * the same one.
   * @throws what FairQueue.run and PdfRenderer.renderPdf throw
   */
  print: Make<Pdf>;
  /** The same as SVG, with what the template reports. @throws what FairQueue.run and PdfRenderer.renderSvg throw */
  draw: Make<Drawing>;
  /** @throws what FairQueue.admit throws; it spares gathering what could not be made */
  admit: (caller: Caller) => void;
}

type Rank = 'sds' | 'document' | 'label';
export type TypesetterQueue = FairQueue<Rank, Pdf | Drawing>;

const ranks: Record<TemplateName, Rank> = {
  sds: 'sds',
  tds: 'document',
  ipi: 'document',
  certificate: 'document',
  label: 'label',
};

/** What is needed in an emergency first; a label has one turn of seven however many others wait. */
export const typesetterTurns: readonly Rank[] = ['sds', 'sds', 'document', 'sds', 'sds', 'document', 'label'];

const keyOf = (template: TemplateName, { product, version, lang, options }: Edition) =>
  [template, product.id, product.updated.getTime(), version, lang, options].join(' ');

/** Keeps the documents that were asked for last, `sizeInBytes` in all, and half as much of drawings. */
export function createDocumentCache(
  { renderPdf, renderSvg }: Pick<PdfRenderer, 'renderPdf' | 'renderSvg'>,
  queue: TypesetterQueue,
  sizeInBytes = 64 * 1024 * 1024,
): PrintedDocuments {
  return {
    admit: (caller) => queue.admit(caller),
    print: keep('pdf', queue, sizeInBytes, (pdf) => pdf.byteLength, renderPdf),
    draw: keep('svg', queue, Math.ceil(sizeInBytes / 2), ({ svg }) => svg.length, renderSvg),
  };
}

function keep<Made extends Pdf | Drawing>(
  format: string,
  queue: TypesetterQueue,
  maxSize: number,
  sizeCalculation: (made: Made) => number,
  render: (template: TemplateName, data: object) => Promise<Made>,
): Make<Made> {
  const cache = new LRUCache<string, Made>({ maxSize, sizeCalculation });
  return async (template, edition, caller, data) => {
    const key = keyOf(template, edition);
    const found = cache.get(key);
    metrics.documentRequest.inc({ template, format, result: found ? 'cached' : 'rendered' });
    if (found) return found;
    const run = async () => {
      const document = cache.get(key) ?? (await render(template, await data()));
      cache.set(key, document);
      return document;
    };
    return queue.run({ caller: await caller(), rank: ranks[template], key: `${format} ${key}`, run });
  };
}

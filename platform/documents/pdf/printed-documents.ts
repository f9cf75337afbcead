import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Caller, FairQueue } from '../../runtime/fair-queue.ts';
import { metrics } from '../../runtime/metrics.ts';
import type { PdfRenderer } from './pdf-renderer.ts';
import type { Drawing, TemplateName } from './typesetter.ts';

/** The source of a rendered document; a change of the product (`updated`) makes another edition. */
export interface Edition {
  product: { id: number; updated: Date };
  version: number;
  lang: string;
  options: string;
}

export type Pdf = Uint8Array<ArrayBuffer>;

/** `caller` and `data` are called only when the document has to be rendered. */
type Render<Rendered> = (
  template: TemplateName,
  edition: Edition,
  caller: () => Promise<Caller>,
  data: () => Promise<object>,
) => Promise<Rendered>;

export interface PrintedDocuments {
  /**
   * The document from the cache, or rendered from `data` when the caller has its turn. Concurrent calls for the same document share
   * one rendering.
   * @throws the errors of FairQueue.run and PdfRenderer.renderPdf
   */
  print: Render<Pdf>;
  /** SHA-256 of a document as it was printed last, also after it has left the cache; undefined: not known. */
  hashOf: (template: TemplateName, edition: Edition) => string | undefined;
  /** The document as SVG, with the reported layout. @throws the errors of FairQueue.run and PdfRenderer.renderSvg */
  draw: Render<Drawing>;
  /** Checks the queue limits before data is collected. @throws the errors of FairQueue.admit */
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
  codes: 'document',
};

/** Documents for emergencies come first; labels have one turn in seven, however many others wait. */
export const typesetterTurns: readonly Rank[] = ['sds', 'sds', 'document', 'sds', 'sds', 'document', 'label'];

const keyOf = (template: TemplateName, { product, version, lang, options }: Edition) =>
  [template, product.id, product.updated.getTime(), version, lang, options].join(' ');

/** As many documents take 4 MB of hashes. */
const maxHashes = 20_000;

/** Caches the most recently used documents, `sizeInBytes` in all, and drawings of half that size. */
export function createDocumentCache(
  { renderPdf, renderSvg }: Pick<PdfRenderer, 'renderPdf' | 'renderSvg'>,
  queue: TypesetterQueue,
  sizeInBytes = 32 * 1024 * 1024,
): PrintedDocuments {
  const hashes = new LRUCache<string, string>({ max: maxHashes });
  return {
    admit: (caller) => queue.admit(caller),
    hashOf: (template, edition) => hashes.get(keyOf(template, edition)),
    print: cached(
      'pdf',
      queue,
      sizeInBytes,
      (pdf) => pdf.byteLength,
      renderPdf,
      (key, pdf) => hashes.set(key, createHash('sha256').update(pdf).digest('hex')),
    ),
    draw: cached('svg', queue, Math.ceil(sizeInBytes / 2), ({ svg }) => svg.length, renderSvg),
  };
}

function cached<Rendered extends Pdf | Drawing>(
  format: string,
  queue: TypesetterQueue,
  maxSize: number,
  sizeCalculation: (rendered: Rendered) => number,
  render: (template: TemplateName, data: object) => Promise<Rendered>,
  onRendered?: (key: string, rendered: Rendered) => void,
): Render<Rendered> {
  const cache = new LRUCache<string, Rendered>({ maxSize, sizeCalculation });
  return async (template, edition, caller, data) => {
    const key = keyOf(template, edition);
    const hit = cache.get(key);
    metrics.documentRequest.inc({ template, format, result: hit ? 'cached' : 'rendered' });
    if (hit) return hit;
    const run = async () => {
      const hit = cache.get(key);
      const document = hit ?? (await render(template, await data()));
      cache.set(key, document);
      if (!hit) onRendered?.(key, document);
      return document;
    };
    return queue.run({ caller: await caller(), rank: ranks[template], key: `${format} ${key}`, run });
  };
}

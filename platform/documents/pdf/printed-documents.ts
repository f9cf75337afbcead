import { LRUCache } from 'lru-cache';
import { metrics } from '../../metrics.ts';
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

export interface PrintedDocuments {
  /**
   * The finished document: kept, or made from `data`. Who asks for a document that is being made gets the same one.
   * @throws what PdfRenderer.renderPdf throws
   */
  print: (template: TemplateName, edition: Edition, data: () => Promise<object>) => Promise<Pdf>;
  /** The same as SVG, with what the template reports. @throws what PdfRenderer.renderSvg throws */
  draw: (template: TemplateName, edition: Edition, data: () => Promise<object>) => Promise<Drawing>;
}

const keyOf = (template: TemplateName, { product, version, lang, options }: Edition) =>
  [template, product.id, product.updated.getTime(), version, lang, options].join(' ');

/** Keeps the documents that were asked for last, `sizeInBytes` in all, and half as much of drawings. */
export function keepPrintedDocuments(
  { renderPdf, renderSvg }: Pick<PdfRenderer, 'renderPdf' | 'renderSvg'>,
  sizeInBytes = 64 * 1024 * 1024,
): PrintedDocuments {
  const pdfs = keep<Pdf>('pdf', sizeInBytes, (pdf) => pdf.byteLength);
  const drawings = keep<Drawing>('svg', Math.ceil(sizeInBytes / 2), ({ svg }) => svg.length);
  return {
    print: (template, edition, data) => pdfs(template, edition, async () => renderPdf(template, await data())),
    draw: (template, edition, data) => drawings(template, edition, async () => renderSvg(template, await data())),
  };
}

function keep<Made extends object>(format: string, maxSize: number, sizeCalculation: (made: Made) => number) {
  const kept = new LRUCache<string, Made, () => Promise<Made>>({
    maxSize,
    sizeCalculation,
    // A document that loses its place while it is made still goes to who asked for it.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => context(),
  });
  return (template: TemplateName, edition: Edition, make: () => Promise<Made>): Promise<Made> => {
    const key = keyOf(template, edition);
    metrics.documentRequest.inc({ template, format, result: kept.has(key) ? 'kept' : 'made' });
    return kept.forceFetch(key, { context: make });
  };
}

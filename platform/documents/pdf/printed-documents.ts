import { LRUCache } from 'lru-cache';
import type { PdfRenderer } from './pdf-renderer.ts';
import type { TemplateName } from './typesetter.ts';

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
}

const keyOf = (template: TemplateName, { product, version, lang, options }: Edition) =>
  [template, product.id, product.updated.getTime(), version, lang, options].join(' ');

/** Keeps the documents that were asked for last, `sizeInBytes` in all. */
export function keepPrintedDocuments(
  { renderPdf }: Pick<PdfRenderer, 'renderPdf'>,
  sizeInBytes = 64 * 1024 * 1024,
): PrintedDocuments {
  const kept = new LRUCache<string, Pdf, () => Promise<Pdf>>({
    maxSize: sizeInBytes,
    sizeCalculation: (pdf) => pdf.byteLength,
    // A document that loses its place while it is made still goes to who asked for it.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => context(),
  });
  return {
    print: (template, edition, data) =>
      kept.forceFetch(keyOf(template, edition), { context: async () => renderPdf(template, await data()) }),
  };
}

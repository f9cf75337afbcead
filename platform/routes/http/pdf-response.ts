import type { Context } from 'hono';
import { z } from '@hono/zod-openapi';
import { create as contentDisposition } from 'content-disposition';
import { DocumentTooLargeError, RendererUnavailableError } from '../../documents/pdf/pdf-renderer.ts';
import type { Edition, Pdf } from '../../documents/pdf/printed-documents.ts';
import type { TemplateName } from '../../documents/pdf/typesetter.ts';
import type { AppContext } from './app-context.ts';
import { callerOf } from './bearer.ts';
import { namesTag, tagOfHash } from './conditional.ts';
import { HttpError } from './failure.ts';

/** The response with a document, and its number of pages in `Document-Pages`. `name`: of a file to save. @throws HttpError like `toHttpError` */
export async function pdfResponse(c: Context, document: Promise<Pdf>, name?: string) {
  const pdf = await toHttpError(document);
  const pages = pageCount(pdf);
  return c.body(pdf, 200, {
    'Content-Type': 'application/pdf',
    'Content-Length': String(pdf.byteLength),
    ...(pages !== null && { 'Document-Pages': String(pages) }),
    ...(name !== undefined && { 'Content-Disposition': contentDisposition(name) }),
  });
}

/** The response with a document of a product, which is not printed for who has it already. @throws HttpError like `toHttpError` */
export async function printedResponse(
  c: Context,
  appContext: AppContext,
  template: TemplateName,
  edition: Edition,
  data: () => Promise<object>,
) {
  const hash = appContext.printed.hashOf(template, edition);
  const tag = hash === undefined ? null : tagOfHash(hash);
  if (tag !== null && namesTag(c.req.header('If-None-Match'), tag)) return c.body(null, 304, { ETag: tag });
  return pdfResponse(
    c,
    appContext.printed.print(template, edition, () => callerOf(appContext, c), data),
  );
}

/** The number of pages that the page tree of a PDF has (ISO 32000-1, 7.7.3.2); null: the tree is compressed. */
export function pageCount(pdf: Uint8Array): number | null {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const start = file.indexOf('/Type /Pages');
  const tree = start < 0 ? '' : file.toString('latin1', start, file.indexOf('>>', start));
  const count = /\/Count\s+(\d+)/.exec(tree)?.[1];
  return count === undefined ? null : Number(count);
}

/** Maps the typesetter's errors. @throws HttpError 503 when the typesetter is busy, 422 when the document is too large */
export const toHttpError = <Value>(output: Promise<Value>): Promise<Value> =>
  output.catch((error: unknown) => {
    if (error instanceof RendererUnavailableError) throw new HttpError(503, 'busy', { message: error.message });
    if (error instanceof DocumentTooLargeError) throw new HttpError(422, 'too_large', { message: error.message });
    throw error;
  });

/** The response's headers in the description of a route. */
export const pdfHeaders = z.object({
  'Document-Pages': z.string().openapi({
    description: 'Number of pages; of safety instructions more than 1 means that all pages are posted.',
    example: '2',
  }),
});

/** The response's content in the description of a route. */
export const pdfContent = {
  'application/pdf': { schema: z.string().openapi({ format: 'binary' }) },
};

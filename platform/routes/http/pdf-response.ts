import type { Context } from 'hono';
import { z } from '@hono/zod-openapi';
import { DocumentTooLargeError, RendererUnavailableError } from '../../documents/pdf/pdf-renderer.ts';
import type { Pdf } from '../../documents/pdf/printed-documents.ts';
import { HttpError } from './failure.ts';

/** The response with a document. @throws HttpError like `toHttpError` */
export async function pdfResponse(c: Context, document: Promise<Pdf>) {
  const pdf = await toHttpError(document);
  return c.body(pdf, 200, { 'Content-Type': 'application/pdf', 'Content-Length': String(pdf.byteLength) });
}

/** Maps the typesetter's errors. @throws HttpError 503 when the typesetter is busy, 422 when the document is too large */
export const toHttpError = <Value>(output: Promise<Value>): Promise<Value> =>
  output.catch((error: unknown) => {
    if (error instanceof RendererUnavailableError) throw new HttpError(503, 'busy', { message: error.message });
    if (error instanceof DocumentTooLargeError) throw new HttpError(422, 'too_large', { message: error.message });
    throw error;
  });

/** The response's content in the description of a route. */
export const pdfContent = {
  'application/pdf': { schema: z.string().openapi({ format: 'binary' }) },
};

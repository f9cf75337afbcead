import type { Context } from 'hono';
import { z } from '@hono/zod-openapi';
import { DocumentTooLargeError, RendererUnavailableError } from '../../documents/pdf/pdf-renderer.ts';
import type { Pdf } from '../../documents/pdf/printed-documents.ts';
import { HttpError } from './failure.ts';

/** A document as it goes out. */
export async function pdfResponse(c: Context, document: Promise<Pdf>) {
  const pdf = await toHttpError(document);
  return c.body(pdf, 200, { 'Content-Type': 'application/pdf', 'Content-Length': String(pdf.byteLength) });
}

/** What the typesetter makes. @throws HttpError 503 when it has no time, 422 when there is too much to print */
export const toHttpError = <Made>(made: Promise<Made>): Promise<Made> =>
  made.catch((error: unknown) => {
    if (error instanceof RendererUnavailableError) throw new HttpError(503, 'busy', { message: error.message });
    if (error instanceof DocumentTooLargeError) throw new HttpError(422, 'too_large', { message: error.message });
    throw error;
  });

/** How a route describes it. */
export const pdfContent = {
  'application/pdf': { schema: z.string().openapi({ format: 'binary' }) },
};

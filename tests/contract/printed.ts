import { readPdf } from '../../platform/tests/documents/pdf/read-pdf';
import type { RawResponse } from '../support/ask';

/** Width and height in mm (ISO 216). */
export const a4 = [210, 297];
export const a3 = [297, 420];

/** The document of an answer that is one, else the test fails. */
export function pdfOf(response: RawResponse): Buffer {
  expect(response.status).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.headers['content-length']).toBe(String(response.body.length));
  return response.body;
}

/** What can be read in a document; its size in mm. */
export async function readPrinted(pdf: Buffer) {
  const read = await readPdf(pdf);
  return { ...read, size: read.size.map((points) => Math.round((points / 72) * 25.4)) };
}

import { readPdf } from '../../platform/tests/documents/pdf/read-pdf';
import type { Answer } from '../support/ask';

/** Width and height in mm (ISO 216). */
export const a4 = [210, 297];
export const a3 = [297, 420];

/** The document of an answer that is one, else the test fails. */
export function pdfOf(answer: Answer): Buffer {
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-length']).toBe(String(answer.body.length));
  return answer.body;
}

/** What can be read in a document; its size in mm. */
export async function readPrinted(pdf: Buffer) {
  const read = await readPdf(pdf);
  return { ...read, size: read.size.map((points) => Math.round((points / 72) * 25.4)) };
}

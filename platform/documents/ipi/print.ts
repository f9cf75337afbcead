import { printable, printedQrCode } from '../pdf/print-data.ts';
import type { IpiDocument } from './ipi-document.ts';

/** A3 is the poster, asked for as A2 (docs/platform-api.md, 3.10). */
export type IpiPaper = 'a3' | 'a4';

/** The data of `templates/ipi.typ`. */
export const ipiPrintData = async (document: IpiDocument, paper: IpiPaper): Promise<object> => ({
  ...printable({ ...document, permalink: null }),
  paper,
  qr: await printedQrCode(document.permalink?.url ?? null, document.permalink?.label ?? ''),
});

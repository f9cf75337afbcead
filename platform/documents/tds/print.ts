import { phrasesFor } from '../../phrases/phrases.ts';
import { longDate } from '../blocks/long-date.ts';
import { printable, printedQrCode, runningText } from '../pdf/print-data.ts';
import type { TdsDocument } from './tds-document.ts';

/** The data of `templates/tds.typ`. `edition.supplier` stands at the foot of each page. */
export async function tdsPrintData(
  document: TdsDocument,
  edition: { version: number; created: string; supplier: string },
): Promise<object> {
  const phrases = phrasesFor(document.lang);
  const { permalink, lang, ...texts } = document;
  return {
    ...printable({
      ...texts,
      subtitle: null,
      running: runningText(phrases, {
        product: document.product,
        version: String(edition.version),
        date: longDate(edition.created, phrases.locale),
        foot: edition.supplier,
      }),
    }),
    lang,
    qr: await printedQrCode(permalink?.url ?? null, permalink?.label ?? ''),
  };
}

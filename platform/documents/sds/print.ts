import { phrasesFor } from '../../phrases/phrases.ts';
import { printable, printedQrCode, runningText } from '../pdf/print-data.ts';
import type { SdsDocument } from '../blocks/sds-document.ts';
import { longDate } from '../blocks/typography.ts';

/** The data of `templates/sds.typ`. `edition.supplier` stands at the foot of each page; `esdscom` is the XML file in the document. */
export async function sdsPrintData(
  document: SdsDocument,
  edition: { version: string; created: string; supplier: string },
  esdscom: string | null = null,
): Promise<object> {
  const phrases = phrasesFor(document.lang);
  return {
    ...printable({
      title: document.title,
      product: document.product,
      subtitle: document.regulation,
      header: document.header,
      sections: document.sections,
      running: runningText(phrases, {
        product: document.product,
        version: edition.version,
        date: longDate(edition.created, phrases.locale),
        foot: edition.supplier,
      }),
    }),
    lang: document.lang,
    esdscom,
    qr: await printedQrCode(document.permalink?.url ?? null, phrases.page.qrCode),
  };
}

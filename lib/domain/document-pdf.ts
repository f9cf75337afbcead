import { paths } from '@/lib/domain/paths';
import type { DocType } from '@/lib/domain/tabs';

/** In-app path of a document's newest issue as PDF (A4), its QR code visible; null where a screen has none. */
export function pdfOf({ id }: { id: number }, docType: DocType, lang: number): string | null {
  if (docType === 'gh') return paths.api.sdsDownload(id, lang);
  if (docType === 'th') return paths.api.tdsDownload(id, lang);
  if (docType === 'ee') return paths.api.label(id, 'pdf', `xlang=${lang}&rlang=${lang}&lp=1`);
  if (docType === 'mh') return paths.api.ipiDownload(id, lang, { size: 'A4' });
  return null;
}

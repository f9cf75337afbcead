import {
  type AuditReport,
  auditReportPage,
  type Certificate,
  certificatePage,
  type Issuer,
  signedPageData,
} from './signed-page.ts';
import { drawPackSizes, type Pack } from './pack-sizes.ts';
import { type Spreadsheet, writeSpreadsheet } from './spreadsheet.ts';
import type { PdfRenderer } from '../pdf/pdf-renderer.ts';

/** The content of an attached file, before it is rendered. */
export type AttachmentContent =
  | ({ kind: 'certificate' } & Certificate)
  | ({ kind: 'audit' } & AuditReport)
  | ({ kind: 'spreadsheet' } & Spreadsheet)
  | { kind: 'picture'; packs: readonly Pack[] };

/**
 * Renders an attached file as PDF, XLSX or PNG. `root` is the platform's folder.
 * @throws DocumentTooLargeError, RendererUnavailableError
 */
export async function attachmentFile(
  content: AttachmentContent,
  issuer: Issuer,
  renderPdf: PdfRenderer['renderPdf'],
  root: string,
): Promise<Uint8Array> {
  switch (content.kind) {
    case 'certificate':
      return renderPdf('certificate', signedPageData(certificatePage(content, issuer), issuer));
    case 'audit':
      return renderPdf('certificate', signedPageData(auditReportPage(content, issuer), issuer));
    case 'spreadsheet':
      return writeSpreadsheet(content);
    case 'picture':
      return drawPackSizes(content.packs, issuer.product, root);
  }
}

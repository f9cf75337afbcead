import type { PdfRenderer } from '../pdf/pdf-renderer.ts';
import type { AttachmentContent } from './attachment-content.ts';
import { auditReportPage } from './audit-report.ts';
import { certificatePage } from './certificate.ts';
import { drawPackSizes } from './pack-sizes.ts';
import { type Issuer, signedPageData } from './signed-page.ts';
import { writeSpreadsheet } from './spreadsheet.ts';

/**
 * The bytes of an attached file, PDF, XLSX or PNG. `root` is the platform's folder.
 * @throws what PdfRenderer.renderPdf throws
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

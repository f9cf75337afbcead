import { documentDownload } from '@/lib/loaders/responses/download';
import { ipiSizeQuery, marketQuery, qrQuery } from '@/lib/loaders/request/request-parameters';
import { withSession } from '@/lib/session/with-session';
import { openIpiPdf } from '@/lib/upstream/document-file';

/** The safety instructions as PDF: A4, or A2 for the poster, which the platform prints as A3. */
export const GET = withSession(
  documentDownload({ size: ipiSizeQuery, qr: qrQuery, market: marketQuery }, (parameters) => ({
    prefix: parameters.size === 'A2' ? 'ipi_A3_' : 'ipi_A4_',
    market: parameters.market,
    docType: 'mh',
    open: (callContext) => openIpiPdf(parameters, callContext),
  })),
);

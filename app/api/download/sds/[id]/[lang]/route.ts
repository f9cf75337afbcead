import { documentDownload } from '@/lib/loaders/responses/download';
import { marketQuery, qrQuery, versionQuery } from '@/lib/loaders/request/request-parameters';
import { withSession } from '@/lib/session/with-session';
import { openSdsPdf } from '@/lib/upstream/document-file';

/** The safety data sheet as PDF. */
export const GET = withSession(
  documentDownload({ version: versionQuery, qr: qrQuery, market: marketQuery }, (parameters) => ({
    prefix: 'sds_',
    version: parameters.version,
    market: parameters.market,
    docType: 'gh',
    open: (callContext) => openSdsPdf(parameters, callContext),
  })),
);

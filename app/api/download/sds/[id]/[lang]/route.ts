import { documentDownload } from '@/lib/loaders/responses/download';
import { qrQuery, versionQuery } from '@/lib/loaders/request/request-parameters';
import { withSession } from '@/lib/session/with-session';
import { openSdsPdf } from '@/lib/upstream/document-file';

/** The safety data sheet as PDF. */
export const GET = withSession(
  documentDownload({ version: versionQuery, qr: qrQuery }, (asked) => ({
    prefix: 'sds_',
    version: asked.version,
    docType: 'gh',
    open: (asker) => openSdsPdf(asked, asker),
  })),
);

export { noHead as HEAD } from '@/lib/loaders/responses/handler-responses';

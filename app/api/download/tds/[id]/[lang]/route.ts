import { documentDownload } from '@/lib/loaders/responses/download';
import { versionQuery } from '@/lib/loaders/request/request-parameters';
import { withSession } from '@/lib/session/with-session';
import { openTdsPdf } from '@/lib/upstream/document-file';

/** The technical data sheet as PDF. */
export const GET = withSession(
  documentDownload({ version: versionQuery }, (parameters) => ({
    prefix: 'tds_',
    version: parameters.version,
    docType: 'th',
    open: (callContext) => openTdsPdf(parameters, callContext),
  })),
);

import { documentDownload } from '@/lib/loaders/document-download';
import { versionQuery } from '@/lib/loaders/request-parameters';
import { withSession } from '@/lib/session/with-session';
import { openTdsPdf } from '@/lib/upstream/document-file';

/** The technical data sheet as PDF. */
export const GET = withSession(
  documentDownload({ version: versionQuery }, (asked) => ({
    prefix: 'tds_',
    version: asked.version,
    docType: 'th',
    open: (callContext) => openTdsPdf(asked, callContext),
  })),
);

export { headNotAllowed as HEAD } from '@/lib/loaders/no-head';

import { documentDownload } from '@/lib/loaders/responses/download';
import { versionQuery } from '@/lib/loaders/request/request-parameters';
import { withSession } from '@/lib/session/with-session';
import { openSdsXml } from '@/lib/upstream/document-file';

/** The safety data sheet as eSDScom XML. */
export const GET = withSession(
  documentDownload({ version: versionQuery }, (asked) => ({
    prefix: 'sds_',
    version: asked.version,
    docType: 'gh',
    open: (asker) => openSdsXml(asked, asker),
  })),
);

export { noHead as HEAD } from '@/lib/loaders/responses/handler-responses';

import { documentDownload } from '@/lib/loaders/responses/download';
import { marketQuery, versionQuery } from '@/lib/loaders/request/request-parameters';
import { withSession } from '@/lib/session/with-session';
import { openSdsXml } from '@/lib/upstream/document-file';

/** The safety data sheet as eSDScom XML. */
export const GET = withSession(
  documentDownload({ version: versionQuery, market: marketQuery }, (parameters) => ({
    prefix: 'sds_',
    version: parameters.version,
    market: parameters.market,
    docType: 'gh',
    open: (callContext) => openSdsXml(parameters, callContext),
  })),
);

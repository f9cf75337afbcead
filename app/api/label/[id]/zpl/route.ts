import { labelCallQuery } from '@/lib/domain/label/label-query';
import { zplOptions } from '@/lib/domain/label/print-options';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import { labelDownloadResponse } from '@/lib/loaders/responses/label-response';
import { queryOf } from '@/lib/loaders/request/request-parameters';
import { withSession } from '@/lib/session/with-session';
import { openLabelZpl } from '@/lib/upstream/document-file';

/** The label as a program for a thermal printer: `dpi` is its resolution, `copies` the number of labels. */
export const GET = withSession(async (request, context) => {
  const options = zplOptions(queryOf(request, 'dpi', 'copies'));
  if ('issue' in options) return badRequest(options.issue);
  return labelDownloadResponse(request, context, 'zpl', (id, settings, callContext) => {
    const query = labelCallQuery(settings, { timestamp: Date.now(), onePerPage: true });
    return openLabelZpl(id, { ...query, ...options.query }, callContext);
  });
});

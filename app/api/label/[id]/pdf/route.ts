import { labelCallQuery } from '@/lib/domain/label/label-query';
import { sheetOptions } from '@/lib/domain/label/print-options';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import { labelDownloadResponse } from '@/lib/loaders/responses/label-response';
import { queryOf } from '@/lib/loaders/request/request-parameters';
import { withSession } from '@/lib/session/with-session';
import { openLabelPdf } from '@/lib/upstream/document-file';

/**
 * `lp=1`: one label on a page of its own size; otherwise a sheet filled with labels from `start` on, moved by `offX` and `offY`.
 */
export const GET = withSession(async (request, context) => {
  const { lp } = queryOf(request, 'lp');
  if (lp !== null && lp !== '1') return badRequest('lp');
  const onePerPage = lp === '1';
  const options = sheetOptions(queryOf(request, 'start', 'offX', 'offY'));
  if ('issue' in options) return badRequest(options.issue);
  return labelDownloadResponse(request, context, onePerPage ? 'single' : 'a4', (id, settings, callContext) =>
    openLabelPdf(
      id,
      { ...labelCallQuery(settings, { timestamp: Date.now(), onePerPage }), ...options.query },
      callContext,
    ),
  );
});

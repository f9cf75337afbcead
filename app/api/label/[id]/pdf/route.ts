import { labelCallQuery } from '@/lib/domain/label/label-query';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import { labelDownloadResponse } from '@/lib/loaders/responses/label-response';
import { queryOf } from '@/lib/loaders/request/request-parameters';
import { withSession } from '@/lib/session/with-session';
import { openLabelPdf } from '@/lib/upstream/document-file';

/** `lp=1`: one label on a page of its own size; otherwise an A4 page filled with labels. */
export const GET = withSession(async (request, context) => {
  const { lp } = queryOf(request, 'lp');
  if (lp !== null && lp !== '1') return badRequest('lp');
  const onePerPage = lp === '1';
  return labelDownloadResponse(request, context, onePerPage ? 'single' : 'a4', (id, settings, callContext) =>
    openLabelPdf(id, labelCallQuery(settings, { timestamp: Date.now(), onePerPage }), callContext),
  );
});

export { headNotAllowed as HEAD } from '@/lib/loaders/responses/handler-responses';

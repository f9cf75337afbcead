import { labelCallQuery } from '@/lib/domain/label/label-query';
import { labelResponse } from '@/lib/loaders/responses/label-response';
import { withSession } from '@/lib/session/with-session';
import { fetchLabelAudit } from '@/lib/upstream/label';

/** The findings of the label, in the language of the calling page. */
export const GET = withSession((request, context) =>
  labelResponse(request, context, async ({ id, settings, callContext }) => {
    const query = labelCallQuery(settings, { timestamp: Date.now(), onePerPage: true });
    return Response.json(await fetchLabelAudit(id, query, callContext, request.signal), {
      headers: { 'Cache-Control': 'private, no-store' },
    });
  }),
);

export { headNotAllowed as HEAD } from '@/lib/loaders/responses/handler-responses';

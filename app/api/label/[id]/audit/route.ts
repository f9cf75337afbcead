import { labelCallQuery } from '@/lib/domain/label-query';
import { answerLabel } from '@/lib/loaders/label-request';
import { fetchLabelAudit } from '@/lib/upstream/label';

/** What is wrong with the label, in the language of the page that asks. */
export const GET = (request: Request, context: { params: Promise<object> }): Promise<Response> =>
  answerLabel(request, context, async ({ id, settings, asker }) => {
    const query = labelCallQuery(settings, { timestamp: Date.now(), onePerPage: true });
    return Response.json(await fetchLabelAudit(id, query, asker), {
      headers: { 'Cache-Control': 'private, no-store' },
    });
  });

export { noHead as HEAD } from '@/lib/loaders/no-head';

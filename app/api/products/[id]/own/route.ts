import { askerOf } from '@/lib/loaders/request/call-context';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import { failureAnswer } from '@/lib/loaders/responses/failure-response';
import { askedFrom, documentParams } from '@/lib/loaders/request/request-parameters';
import { withSession } from '@/lib/session/with-session';
import { fetchOwnProduct } from '@/lib/upstream/workgroup-product';
import { UpstreamFailure } from '@/lib/upstream/transport/upstream-error';

const asked = documentParams.pick({ id: true });
const notInList = { inList: false, formulation: [], materials: [] };

/** Whether a product is in the list of the visitor's workgroup, and what only that workgroup sees of it. */
export const GET = withSession(async (request, { params, visit }) => {
  const given = asked.safeParse(await params);
  if (!given.success) return badRequest();
  try {
    const asker = askerOf(request.headers, askedFrom(request).interfaceLang, visit);
    return answer({ inList: true, ...(await fetchOwnProduct(given.data.id, asker)) });
  } catch (error) {
    if (error instanceof UpstreamFailure && error.kind === 'not-found') return answer(notInList);
    return failureAnswer(error, request);
  }
});

const answer = (own: object) => Response.json(own, { headers: { 'Cache-Control': 'private, no-store' } });

export { noHead as HEAD } from '@/lib/loaders/responses/handler-responses';

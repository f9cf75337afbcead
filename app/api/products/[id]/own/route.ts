import { callContextOf } from '@/lib/loaders/request/call-context';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import { failureResponse } from '@/lib/loaders/responses/failure-response';
import { refererPage, documentParams } from '@/lib/loaders/request/request-parameters';
import { withSession } from '@/lib/session/with-session';
import { fetchWorkgroupProduct } from '@/lib/upstream/workgroup-product';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

const parameters = documentParams.pick({ id: true });
const notInList = { inList: false, formulation: [], materials: [] };

/** Whether a product is in the list of the visitor's workgroup, and the data that only that workgroup sees. */
export const GET = withSession(async (request, { params, requestSession }) => {
  const parsed = parameters.safeParse(await params);
  if (!parsed.success) return badRequest();
  try {
    const callContext = callContextOf(request.headers, refererPage(request).interfaceLang, requestSession);
    const { formulation, materials } = await fetchWorkgroupProduct(parsed.data.id, callContext);
    return response({ inList: true, formulation, materials });
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'not-found') return response(notInList);
    return failureResponse(error, request);
  }
});

const response = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'private, no-store' } });

export { headNotAllowed as HEAD } from '@/lib/loaders/responses/handler-responses';

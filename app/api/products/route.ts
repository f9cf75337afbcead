import { readListQuery } from '@/lib/domain/lists/read-list-query';
import { callContextOf } from '@/lib/loaders/request/call-context';
import { failureResponse } from '@/lib/loaders/responses/failure-response';
import { refererPage } from '@/lib/loaders/request/request-parameters';
import { withSession } from '@/lib/session/with-session';
import { fetchProductPage } from '@/lib/upstream/product-list';

/** A page of the product list of the user's workgroup: `{products, pages, total, sort}`. */
export const GET = withSession(async (request, { requestSession }) => {
  const query = readListQuery(Object.fromEntries([...new URL(request.url).searchParams].reverse()));
  try {
    const found = await fetchProductPage(
      query,
      callContextOf(request.headers, refererPage(request).interfaceLang, requestSession),
    );
    return Response.json(found, { headers: { 'Cache-Control': 'private, no-store' } });
  } catch (error) {
    return failureResponse(error, request);
  }
});

export { headNotAllowed as HEAD } from '@/lib/loaders/responses/handler-responses';

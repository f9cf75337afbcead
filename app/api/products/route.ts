import { readListQuery } from '@/lib/domain/lists/read-list-query';
import { askerOf } from '@/lib/loaders/request/call-context';
import { failureAnswer } from '@/lib/loaders/responses/failure-response';
import { askedFrom } from '@/lib/loaders/request/request-parameters';
import { withSession } from '@/lib/session/with-session';
import { fetchProductPage } from '@/lib/upstream/product-list';

/** A page of the product list of the user's workgroup: `{products, pages, total, sort}`. */
export const GET = withSession(async (request, { visit }) => {
  const query = readListQuery(Object.fromEntries([...new URL(request.url).searchParams].reverse()));
  try {
    const found = await fetchProductPage(query, askerOf(request.headers, askedFrom(request).interfaceLang, visit));
    return Response.json(found, { headers: { 'Cache-Control': 'private, no-store' } });
  } catch (error) {
    return failureAnswer(error, request);
  }
});

export { noHead as HEAD } from '@/lib/loaders/responses/handler-responses';

import { makeFailure } from '@/lib/domain/failures/failures';
import { documentParams } from '@/lib/loaders/request/request-parameters';
import { productFeedResponse } from '@/lib/loaders/responses/feed';
import { failureJson } from '@/lib/session/failure-json';
import { withSession } from '@/lib/session/with-session';

const parameters = documentParams.pick({ id: true });

/** `/p/{id}.atom`: the versions of a product's safety data sheet as an Atom feed. */
export const GET = withSession(async (request, { params, requestSession }) => {
  const parsed = parameters.safeParse(await params);
  if (!parsed.success) return failureJson(makeFailure('CLIENT_SIDE', Math.random), 404);
  return productFeedResponse(request, parsed.data.id, requestSession);
});

import { documentParams } from '@/lib/loaders/request/request-parameters';
import { forPrograms, notThere } from '@/lib/loaders/responses/for-programs';
import { productFeedResponse } from '@/lib/loaders/responses/feed';
import { withSession } from '@/lib/session/with-session';

const parameters = documentParams.pick({ id: true });

/** `/p/{id}.atom`: the versions of a product's safety data sheet as an Atom feed. */
export const GET = withSession(
  forPrograms(async (request, { params, requestSession }) => {
    const parsed = parameters.safeParse(await params);
    if (!parsed.success) return notThere();
    return productFeedResponse(request, parsed.data.id, requestSession);
  }),
);

import { forPrograms } from '@/lib/loaders/responses/for-programs';
import { supplierFeedResponse } from '@/lib/loaders/responses/feed';
import { withSession } from '@/lib/session/with-session';

/** `/p/suppliers/{supplier}.atom`: the newest safety data sheets of a supplier's products as an Atom feed. */
export const GET = withSession(
  forPrograms<{ supplier: string }>(async (request, { params, requestSession }) =>
    supplierFeedResponse(request, (await params).supplier, requestSession),
  ),
);

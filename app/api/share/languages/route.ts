import { sharedProducts } from '@/lib/domain/share/share-request';
import { shareResponse } from '@/lib/loaders/responses/share-response';
import { withSession } from '@/lib/session/with-session';
import { fetchShareLanguages } from '@/lib/upstream/shares';

/** The languages in which products can be shared: `{ui, sds}`. */
export const POST = withSession((request, context) =>
  shareResponse(request, context, sharedProducts, ({ synonymIds }, callContext) =>
    fetchShareLanguages(synonymIds, callContext),
  ),
);

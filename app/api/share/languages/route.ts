import { sharedProducts } from '@/lib/domain/share-wish';
import { shareResponse } from '@/lib/loaders/share-request';
import { withSession } from '@/lib/session/with-session';
import { fetchShareLanguages } from '@/lib/upstream/shares';

/** In which languages products can be shared: `{ui, sds}`. */
export const POST = withSession((request, context) =>
  shareResponse(request, context, sharedProducts, ({ synonymIds }, callContext) =>
    fetchShareLanguages(synonymIds, callContext),
  ),
);

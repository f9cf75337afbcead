import { shareWish } from '@/lib/domain/share-wish';
import { shareResponse } from '@/lib/loaders/share-request';
import { withSession } from '@/lib/session/with-session';
import { sendShare } from '@/lib/upstream/shares';

/** Sends products by mail: `{}`. */
export const POST = withSession((request, asked) =>
  shareResponse(request, asked, shareWish, async (wish, callContext) => {
    await sendShare(wish, callContext);
    return {};
  }),
);

import { shareRequest } from '@/lib/domain/share/share-request';
import { shareResponse } from '@/lib/loaders/responses/share-response';
import { withSession } from '@/lib/session/with-session';
import { sendShare } from '@/lib/upstream/shares';

/** Sends products by mail: `{}`. */
export const POST = withSession((request, context) =>
  shareResponse(request, context, shareRequest, async (payload, callContext) => {
    await sendShare(payload, callContext);
    return {};
  }),
);

import { shareWish } from '@/lib/domain/share/share-request';
import { answerShare } from '@/lib/loaders/responses/share-response';
import { withSession } from '@/lib/session/with-session';
import { sendShare } from '@/lib/upstream/shares';

/** Sends products by mail: `{}`. */
export const POST = withSession((request, asked) =>
  answerShare(request, asked, shareWish, async (wish, asker) => {
    await sendShare(wish, asker);
    return {};
  }),
);

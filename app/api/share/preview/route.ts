import { shareWish } from '@/lib/domain/share/share-request';
import { mailPreview } from '@/lib/loaders/html/mail-preview';
import { answerShare } from '@/lib/loaders/responses/share-response';
import { withSession } from '@/lib/session/with-session';
import { fetchSharePreview } from '@/lib/upstream/shares';

/** The mail that a share would send: `{html, css}`, for a frame. */
export const POST = withSession((request, asked) =>
  answerShare(request, asked, shareWish, async (wish, asker) => mailPreview(await fetchSharePreview(wish, asker))),
);

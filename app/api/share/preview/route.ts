import { shareRequest } from '@/lib/domain/share-wish';
import { mailPreview } from '@/lib/loaders/mail-preview';
import { shareResponse } from '@/lib/loaders/share-request';
import { withSession } from '@/lib/session/with-session';
import { fetchSharePreview } from '@/lib/upstream/shares';

/** The mail that a share would send: `{html, css}`, for a frame. */
export const POST = withSession((request, context) =>
  shareResponse(request, context, shareRequest, async (payload, callContext) =>
    mailPreview(await fetchSharePreview(payload, callContext)),
  ),
);

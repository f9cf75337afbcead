import { shareRequest } from '@/lib/domain/share/share-request';
import { mailPreview } from '@/lib/loaders/html/mail-preview';
import { shareResponse } from '@/lib/loaders/responses/share-response';
import { withSession } from '@/lib/session/with-session';
import { fetchSharePreview } from '@/lib/upstream/shares';

/** The mail that a share would send: `{html, css}`, for a frame. */
export const POST = withSession((request, context) =>
  shareResponse(request, context, shareRequest, async (payload, callContext) =>
    mailPreview(await fetchSharePreview(payload, callContext)),
  ),
);

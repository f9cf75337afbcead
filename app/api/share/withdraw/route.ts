import { withdrawRequest } from '@/lib/domain/share/share-request';
import { shareFormResponse, staleShareFormResponse } from '@/lib/loaders/responses/share-response';
import { withSession } from '@/lib/session/with-session';
import { withdrawShare } from '@/lib/upstream/shares';

/** Withdraws a share: JSON or a form with `share`. */
export const POST = withSession(
  (request, context) => shareFormResponse(request, context, withdrawRequest, 'withdrawn', withdrawShare),
  { forms: staleShareFormResponse },
);

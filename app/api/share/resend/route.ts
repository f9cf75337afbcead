import { resendRequest } from '@/lib/domain/share/share-request';
import { shareFormResponse, staleShareFormResponse } from '@/lib/loaders/responses/share-response';
import { withSession } from '@/lib/session/with-session';
import { resendShare } from '@/lib/upstream/shares';

/** Sends a share again: JSON or a form with `share`, `key` and `to`. */
export const POST = withSession(
  (request, context) => shareFormResponse(request, context, resendRequest, 'resent', resendShare),
  { forms: staleShareFormResponse },
);

import { resendRequest } from '@/lib/domain/share-wish';
import { shareFormResponse, staleShareFormResponse } from '@/lib/loaders/share-request';
import { withSession } from '@/lib/session/with-session';
import { resendShare } from '@/lib/upstream/shares';

/** Sends a share again: JSON or a form with `share`, `key` and `to`. */
export const POST = withSession(
  (request, context) => shareFormResponse(request, context, resendRequest, 'resent', resendShare),
  { forms: staleShareFormResponse },
);

import { resendWish } from '@/lib/domain/share/share-request';
import { answerShareForm, staleShareForm } from '@/lib/loaders/responses/share-response';
import { withSession } from '@/lib/session/with-session';
import { resendShare } from '@/lib/upstream/shares';

/** Sends a share again: JSON or a form with `share`, `key` and `to`. */
export const POST = withSession(
  (request, asked) => answerShareForm(request, asked, resendWish, 'resent', resendShare),
  { forms: staleShareForm },
);

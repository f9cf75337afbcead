import { withdrawWish } from '@/lib/domain/share/share-request';
import { answerShareForm, staleShareForm } from '@/lib/loaders/responses/share-response';
import { withSession } from '@/lib/session/with-session';
import { withdrawShare } from '@/lib/upstream/shares';

/** Withdraws a share: JSON or a form with `share`. */
export const POST = withSession(
  (request, asked) => answerShareForm(request, asked, withdrawWish, 'withdrawn', withdrawShare),
  { forms: staleShareForm },
);

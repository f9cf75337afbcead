import { type FollowOutcome, followForm } from '@/lib/domain/follow/follow';
import { followPaths } from '@/lib/domain/follow/follow-paths';
import { callContextOf } from '@/lib/loaders/request/call-context';
import { keepUnsent } from '@/lib/loaders/request/unsent-message';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import { seeOther } from '@/lib/loaders/responses/session-response';
import { followFailure } from '@/lib/loaders/data/failure-cause';
import { withSession } from '@/lib/session/with-session';
import { requestToFollow } from '@/lib/upstream/followers';

/** The form to follow a safety data sheet. The address is in no URL and no log line. */
export const POST = withSession(
  async (request, { requestSession, body }) => {
    if (body.kind !== 'form') return badRequest();
    const { interfaceLang } = body.value;
    const backTo = (outcome: FollowOutcome) => formPage(body.value, outcome);
    const sent = followForm.safeParse(body.value);
    if (!sent.success) {
      const [issue] = sent.error.issues;
      return issue?.path[0] === 'email' ? backTo('invalid') : badRequest(issue?.path[0]?.toString());
    }
    try {
      await requestToFollow(sent.data, callContextOf(request.headers, interfaceLang ?? 'en', requestSession));
      return backTo('sent');
    } catch (error) {
      const failure = followFailure(error);
      return backTo(failure === 'rejected' ? 'invalid' : failure);
    }
  },
  { forms: (fields) => formPage(fields, 'stale') },
);

/** The page of the form with its result, and with what was not sent; a product or language that is none is left out. */
function formPage(fields: Record<string, string>, outcome: FollowOutcome): Response {
  const { product = '', interfaceLang = '', email = '', language = '' } = fields;
  const response = seeOther(
    followPaths.form({
      product: /^[1-9]\d{0,11}$/.test(product) ? Number(product) : null,
      interfaceLang: /^[a-z]{2}$/.test(interfaceLang) ? interfaceLang : null,
      outcome,
    }),
  );
  const page = followPaths.form({ product: null, interfaceLang: null });
  return keepUnsent(response, page, outcome === 'sent' ? null : { email, language });
}

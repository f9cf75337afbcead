import { isFollowToken, type TokenOutcome } from '@/lib/domain/follow/follow';
import { followPaths } from '@/lib/domain/follow/follow-paths';
import { callContextOf } from '@/lib/loaders/request/call-context';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import { seeOther } from '@/lib/loaders/responses/session-response';
import { followFailure } from '@/lib/loaders/data/failure-cause';
import { withSession } from '@/lib/session/with-session';
import { confirmFollower } from '@/lib/upstream/followers';

/** The button behind the link of the first mail. */
export const POST = withSession(
  async (request, { requestSession, body }) => {
    if (body.kind !== 'form') return badRequest();
    const { token, interfaceLang = 'en' } = body.value;
    if (!isFollowToken(token)) return badRequest('token');
    try {
      await confirmFollower(token, callContextOf(request.headers, interfaceLang, requestSession));
      return pageOf(body.value, 'done');
    } catch (error) {
      return pageOf(body.value, followFailure(error) === 'rejected' ? 'unknown' : 'failed');
    }
  },
  { forms: (fields) => (isFollowToken(fields.token) ? pageOf(fields, 'stale') : badRequest('token')) },
);

const pageOf = ({ token = '', interfaceLang = '' }: Record<string, string>, outcome: TokenOutcome) =>
  seeOther(
    followPaths.confirm({ token, interfaceLang: /^[a-z]{2}$/.test(interfaceLang) ? interfaceLang : null, outcome }),
  );

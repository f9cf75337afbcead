import { isFollowToken } from '@/lib/domain/follow/follow';
import { followPaths } from '@/lib/domain/follow/follow-paths';
import { queryOf } from '@/lib/loaders/request/request-parameters';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import { failureResponse } from '@/lib/loaders/responses/failure-response';
import { seeOther } from '@/lib/loaders/responses/session-response';
import { withSession, withToken } from '@/lib/session/with-session';
import { requestOrigin } from '@/lib/session/request-headers';
import { stopFollowing } from '@/lib/upstream/followers';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

const languageOf = (request: Request) => {
  const { interfaceLang } = queryOf(request, 'interfaceLang');
  return interfaceLang !== null && /^[a-z]{2}$/.test(interfaceLang) ? interfaceLang : null;
};

/** A mail program that does not unsubscribe by itself opens the address: the page asks first. */
export const GET = withSession((request) => {
  const { token } = queryOf(request, 'token');
  if (!isFollowToken(token)) return badRequest('token');
  return seeOther(followPaths.stop({ token, interfaceLang: languageOf(request) }));
});

/**
 * Ends the mails to the follower of `?token=`: by a mail program (RFC 8058, `List-Unsubscribe=One-Click`), which has no cookies, or by
 * the page's button. The token, which only the mail names, is what permits it.
 */
export const POST = withToken(async (request, token, fields) => {
  const interfaceLang = languageOf(request);
  const isOfPage = fields.get('page') !== null;
  if (!isOfPage && fields.get('List-Unsubscribe') !== 'One-Click') return badRequest('List-Unsubscribe');
  try {
    const callContext = { interfaceLang: interfaceLang ?? 'en', ...requestOrigin(request.headers) };
    await stopFollowing(token, fields.get('all') === '1', callContext);
  } catch (error) {
    if (!(error instanceof UpstreamError) || !isOfPage) return failureResponse(error, request);
    return seeOther(followPaths.stop({ token, interfaceLang, outcome: 'failed' }));
  }
  if (isOfPage) return seeOther(followPaths.stop({ interfaceLang, outcome: 'done' }));
  return new Response(null, { status: 200, headers: { 'Cache-Control': 'no-store' } });
});

import 'server-only';
import { isFollowToken } from '@/lib/domain/follow/follow';
import { readBytes } from '@/lib/session/read-body';
import { rejectRequest } from '@/lib/session/reject-request';

/**
 * Wraps a handler that the token in `?token=` permits, and nothing else: neither cookie nor anti-forgery value, which a mail program
 * that posts to it does not have. A page of another site does not know the token. The body is a form of either type (RFC 8058).
 */
export function withToken(
  handler: (request: Request, token: string, fields: FormData) => Response | Promise<Response>,
) {
  return async (request: Request): Promise<Response> => {
    const token = new URL(request.url).searchParams.get('token');
    if (!isFollowToken(token)) return rejectRequest(403, 'FORGED');
    const body = await readBytes(request);
    if (body === null) return rejectRequest(413, 'TOO_LARGE');
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    const fields = await new Response(new Uint8Array(body), { headers }).formData().catch(() => null);
    return fields ? handler(request, token, fields) : rejectRequest(400, 'CLIENT_SIDE');
  };
}

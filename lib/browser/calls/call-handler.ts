import { antiForgeryToken } from '@/lib/browser/calls/anti-forgery-token';
import { basePath, paths } from '@/lib/domain/pages/paths';

interface Sent {
  method: 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
}

/**
 * Sends JSON to a route handler, `path` as in `paths.api`, with the anti-forgery token. If the login changed since the
 * page loaded, its token is outdated: the call gets a new one and retries once.
 * @throws {TypeError} without a response
 */
export async function callHandler(path: string, sent: Sent): Promise<Response> {
  const token = antiForgeryToken();
  const response = token === null ? null : await send(path, sent, token);
  if (response !== null && response.status !== 403) return response;
  await fetch(basePath + paths.api.session());
  const newToken = antiForgeryToken();
  if (response !== null && newToken === token) return response;
  return send(path, sent, newToken ?? '');
}

const send = (path: string, { method, body }: Sent, token: string): Promise<Response> =>
  fetch(basePath + path, {
    method,
    headers: {
      'X-XSRF-TOKEN': token,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });

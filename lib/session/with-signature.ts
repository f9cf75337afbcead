import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/settings/env';
import { readBytes } from '@/lib/session/read-body';
import { rejectRequest } from '@/lib/session/reject-request';

/** So old, or so far ahead, a message may be. */
const toleranceSeconds = 300;

/**
 * A handler that the platform calls and no visitor: its message is signed with PURGE_SECRET as Standard Webhooks has it
 * (`webhook-id`, `webhook-timestamp`, `webhook-signature`). Without the secret every message is refused.
 */
export function withSignature(handler: (message: unknown) => Response | Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const body = await readBytes(request);
    if (body === null) return rejectRequest(413, 'TOO_LARGE');
    if (!isSigned(request.headers, body, Date.now() / 1000)) return rejectRequest(403, 'FORGED');
    try {
      return await handler(JSON.parse(body.toString('utf8')));
    } catch (error) {
      if (error instanceof SyntaxError) return rejectRequest(400, 'CLIENT_SIDE');
      throw error;
    }
  };
}

function isSigned(headers: Headers, body: Buffer, nowSeconds: number): boolean {
  const { PURGE_SECRET } = env();
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) => headers.get(`webhook-${name}`));
  if (!PURGE_SECRET || !id || !timestamp || !signatures) return false;
  if (!(Math.abs(nowSeconds - Number(timestamp)) <= toleranceSeconds)) return false;
  const expected = createHmac('sha256', PURGE_SECRET).update(`${id}.${timestamp}.`).update(body).digest();
  // While a secret is changed, a message has a signature for each.
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

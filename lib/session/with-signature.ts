import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/settings/env';
import { readBytes } from '@/lib/session/read-body';
import { rejectRequest } from '@/lib/session/reject-request';

/** Maximum difference between the timestamp of a message and now. */
const toleranceSeconds = 300;

/**
 * Wraps a handler that the platform calls: its message is signed with PURGE_SECRET by the Standard Webhooks specification
 * (`webhook-id`, `webhook-timestamp`, `webhook-signature`). Without the secret every message is rejected.
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
  // During a rotation a message has a signature for each secret.
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

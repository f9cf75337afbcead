import 'server-only';
import type { CallContext } from '@/lib/upstream/transport/call';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** Repeats a logged-in visitor's call once with a new access token when its token is rejected with 401 (Spec §4 "Auth"). */
export async function withTokenRefresh<T>({ visitor }: CallContext, run: () => Promise<T>): Promise<T> {
  const token = visitor?.accessToken;
  try {
    return await run();
  } catch (error) {
    const isRejected = error instanceof UpstreamError && error.kind === 'unauthorized';
    if (!visitor || token === undefined || !isRejected || !(await visitor.renew(token))) throw error;
    return run();
  }
}

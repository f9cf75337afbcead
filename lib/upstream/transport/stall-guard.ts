import 'server-only';
import { remember } from '@/lib/process-state';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** Classes of calls (docs/platform-api.md, 'Settled choices'): one that fails leaves the others alone. */
export type CallClass =
  | 'product'
  | 'document'
  | 'comparison'
  | 'texts'
  | 'asset'
  | 'label'
  | 'download'
  | 'xml'
  | 'attachment'
  | 'account'
  | 'own'
  | 'share'
  | 'sitemap';

/** So long a class may go without an answer before its platform is suspected to hang; a file is made before it answers. */
const suspectAfterMs: Record<CallClass, number> = {
  product: 2_000,
  document: 2_000,
  texts: 2_000,
  asset: 2_000,
  comparison: 2_000,
  label: 10_000,
  download: 10_000,
  xml: 10_000,
  attachment: 10_000,
  // A password takes its time to be checked, one after the other.
  account: 10_000,
  own: 2_000,
  share: 10_000,
  // 5,000 products at once.
  sitemap: 10_000,
};
/** So many calls of a class may wait for a platform that is suspected (reliability R2). */
const mayWait = 5;

interface Calls {
  /** Start times of the calls in flight, oldest first. */
  waiting: Set<{ startedAt: number }>;
  respondedAt: number;
}

const createCalls = () => new Map<CallClass, Calls>();

function callsOf(callClass: CallClass): Calls {
  const classes = remember('calls', createCalls);
  const known = classes.get(callClass) ?? { waiting: new Set(), respondedAt: 0 };
  classes.set(callClass, known);
  return known;
}

/** How many calls have waited too long, with no answer to any call of the class since they began. */
function stalled({ waiting, respondedAt }: Calls, suspectedAfterMs: number, now: number): number {
  const began = [...waiting].filter(({ startedAt }) => startedAt > respondedAt && now - startedAt >= suspectedAfterMs);
  return began.length;
}

/**
 * Runs a call; when its class gets no answer at all, only a few calls wait for the timeout and the others fail at once.
 * @throws {UpstreamError} `circuit-open` for a call that is not to wait, else what the call throws
 */
export async function withStallGuard<T>(
  callClass: CallClass,
  call: { method: string; path: string },
  run: () => Promise<T>,
): Promise<T> {
  const calls = callsOf(callClass);
  if (stalled(calls, suspectAfterMs[callClass], Date.now()) >= mayWait) throw new UpstreamError('circuit-open', call);

  const own = { startedAt: Date.now() };
  calls.waiting.add(own);
  let timer: NodeJS.Timeout | undefined;
  const givesUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const isAmongFirst = [...calls.waiting].indexOf(own) < mayWait;
      if (own.startedAt > calls.respondedAt && !isAmongFirst) reject(new UpstreamError('circuit-open', call));
    }, suspectAfterMs[callClass]);
  });
  try {
    const response = await Promise.race([run(), givesUp]);
    calls.respondedAt = Date.now();
    return response;
  } catch (error) {
    // A status is an answer too, whichever.
    if (error instanceof UpstreamError && error.call.status !== undefined) calls.respondedAt = Date.now();
    throw error;
  } finally {
    clearTimeout(timer);
    calls.waiting.delete(own);
  }
}

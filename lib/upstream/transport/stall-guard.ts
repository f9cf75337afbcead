import 'server-only';
import { remember } from '@/lib/process-state';
import { maxBodyMs, maxFileBytes } from '@/lib/settings/request-bodies';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** Classes of calls (docs/platform-api.md, 'Settled choices'): failures of one do not affect the others. */
export type CallClass =
  | 'product'
  | 'document'
  | 'comparison'
  | 'texts'
  | 'asset'
  | 'label'
  | 'download'
  | 'job'
  | 'xml'
  | 'attachment'
  | 'account'
  | 'own'
  | 'share'
  | 'follow'
  | 'sitemap'
  | 'catalogue'
  | 'studio'
  | 'upload';

/** Time without a response after which a class counts as stalled; the platform creates a file before it responds. */
const suspectAfterMs: Record<CallClass, number> = {
  product: 2_000,
  document: 2_000,
  texts: 2_000,
  asset: 2_000,
  comparison: 2_000,
  label: 10_000,
  download: 10_000,
  // Jobs of many labels are made one after the other.
  job: 110_000,
  xml: 10_000,
  attachment: 10_000,
  // The platform checks passwords one after the other.
  account: 10_000,
  own: 2_000,
  share: 10_000,
  follow: 10_000,
  // 5,000 products at once.
  sitemap: 10_000,
  catalogue: 2_000,
  // A draft may be a large file, and publishing makes documents.
  studio: 10_000,
  // The response to a file begins when the visitor has sent it.
  upload: maxBodyMs(maxFileBytes),
};
/** Maximum number of waiting calls of a stalled class (reliability R2). */
const maxWaiting = 5;

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

/** The number of calls that have waited too long, without a response to any call of the class since they began. */
function stalledCount({ waiting, respondedAt }: Calls, suspectedAfterMs: number, now: number): number {
  const stalledCalls = [...waiting].filter(
    ({ startedAt }) => startedAt > respondedAt && now - startedAt >= suspectedAfterMs,
  );
  return stalledCalls.length;
}

/**
 * Runs a call. When its class is stalled, only a few calls wait for the timeout and the others fail at once.
 * @throws {UpstreamError} `circuit-open` for a call that may not wait, else the error of the call
 */
export async function withStallGuard<T>(
  callClass: CallClass,
  call: { method: string; path: string },
  run: () => Promise<T>,
): Promise<T> {
  const calls = callsOf(callClass);
  if (stalledCount(calls, suspectAfterMs[callClass], Date.now()) >= maxWaiting)
    throw new UpstreamError('circuit-open', call);

  const entry = { startedAt: Date.now() };
  calls.waiting.add(entry);
  let timer: NodeJS.Timeout | undefined;
  const stall = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const isAmongFirst = [...calls.waiting].indexOf(entry) < maxWaiting;
      if (entry.startedAt > calls.respondedAt && !isAmongFirst) reject(new UpstreamError('circuit-open', call));
    }, suspectAfterMs[callClass]);
  });
  try {
    const response = await Promise.race([run(), stall]);
    calls.respondedAt = Date.now();
    return response;
  } catch (error) {
    // An error status is a response too.
    if (error instanceof UpstreamError && error.call.status !== undefined) calls.respondedAt = Date.now();
    throw error;
  } finally {
    clearTimeout(timer);
    calls.waiting.delete(entry);
  }
}

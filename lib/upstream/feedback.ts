import 'server-only';
import type { FeedbackOutcome, FeedbackSubject } from '@/lib/domain/pages/feedback';
import { log } from '@/lib/observability/log';
import { post } from '@/lib/upstream/transport/client';
import type { CallContext } from '@/lib/upstream/transport/call';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

const maxBytes = 10_000;

/** Sends a visitor's message to the supplier of a product (docs/platform-api.md 3.22). Never throws. */
export async function sendFeedback(
  {
    id,
    lang,
    page,
    version,
    market,
    message,
    email,
  }: FeedbackSubject & {
    id: number;
    /** Document language. */
    lang: number;
    message: string;
    /** The visitor's address; empty: none. */
    email: string;
  },
  callContext: CallContext,
): Promise<FeedbackOutcome> {
  const form = { synonym_id: id, lang, page, version, market, message, email: email || null };
  try {
    await post({ callClass: 'share', path: '/api/v1/p/feedback', callContext, form, maxBytes }, () => undefined);
    return 'sent';
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log().warn({ err: error, product: id }, 'a message to a supplier was not sent');
    if (error.kind === 'throttled') return 'limited';
    return error.call.status === 400 ? 'invalid' : 'failed';
  }
}

import 'server-only';
import { z } from 'zod';
import type { ListQuery } from '@/lib/domain/lists/list-query';
import { mailState, type SharePage, shareStates } from '@/lib/domain/share/share-list';
import { get } from '@/lib/upstream/transport/client';
import { asJson } from '@/lib/upstream/transport/answer-body';
import { type CallContext } from '@/lib/upstream/transport/call';
import { count, flag, list, positive, required, text } from '@/lib/upstream/lenient';
import { maxJsonBytes } from '@/lib/upstream/product';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

const product = z
  .object({ id: positive, text: required, version: text })
  .transform(({ text: name, ...rest }) => ({ ...rest, name }));
const mail = z
  .object({
    recipient: required,
    status: z.enum(['queued', 'sent', 'failed', 'withdrawn']),
    attempts: count,
    delivered: text,
    carrier: z.enum(['smtp', 'file']).nullable().catch(null),
    refused: flag,
    response: text,
  })
  .transform((read) => {
    const { recipient, status, delivered, response } = read;
    return { recipient, delivered, state: mailState(read), response: status === 'sent' ? null : response };
  });
const share = z
  .object({
    id: required,
    created: required,
    target: z.enum(['ui', 'sds']),
    language_msg: required,
    products: list(product),
    mails: list(mail),
    withdrawn: z.iso.datetime().nullish().catch(undefined),
  })
  .transform(({ language_msg: language, ...rest }) => ({ ...rest, language }));
const page = z
  .object({ data: list(share), pages: positive.catch(1), total: count, states: list(z.enum(shareStates)) })
  .transform(({ data: shares, ...rest }) => ({ ...rest, shares }));

/**
 * A page of what the asker has shared (docs/platform-api.md 3.12), the products' names in the asker's interface language. A
 * platform that keeps no such list has an empty one.
 * @throws {UpstreamError}
 */
export async function fetchSharePage(
  { page: number, search, state }: Pick<ListQuery, 'page' | 'search' | 'state'>,
  callContext: CallContext,
): Promise<SharePage> {
  const call = {
    callClass: 'own',
    path: '/api/v1/shares',
    query: { page: number, search, state },
    callContext,
    maxBytes: maxJsonBytes,
  } as const;
  try {
    return await get(call, asJson(page));
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'not-found')
      return { shares: [], pages: 1, total: 0, states: [] };
    throw error;
  }
}

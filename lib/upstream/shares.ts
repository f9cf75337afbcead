import 'server-only';
import { z } from 'zod';
import type { ListQuery } from '@/lib/domain/lists/list-query';
import { mailState, type SharePage, shareStates } from '@/lib/domain/share/share-list';
import { views } from '@/lib/domain/site/brands';
import { currentSite } from '@/lib/settings/current-site';
import { maxMessageLength, type ShareLanguages } from '@/lib/domain/share/share-form';
import {
  previewPayload,
  type ResendRequest,
  sendPayload,
  type ShareRequest,
  type WithdrawRequest,
} from '@/lib/domain/share/share-request';
import { count, flag, list, positive, required, text } from '@/lib/upstream/lenient';
import { maxJsonBytes } from '@/lib/upstream/product';
import { get, post } from '@/lib/upstream/transport/client';
import { parseJson } from '@/lib/upstream/transport/response-body';
import type { CallContext, UpstreamResponse } from '@/lib/upstream/transport/call';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

const maxLanguagesBytes = 100_000;
const maxPreviewBytes = 500_000;
/** Long, since after a timeout it is unknown whether mails were sent. */
const sendTimeoutMs = 30_000;

const languages = z
  .object({
    data: z.object({
      ui: z.array(z.object({ id: z.string(), text: z.string() })),
      sds: z.array(z.object({ id: z.number(), text: z.string() })),
      message_max: z.number().min(maxMessageLength).optional().catch(undefined),
    }),
  })
  .transform(({ data: { ui, sds, message_max } }) => ({
    ui,
    sds,
    ...(message_max === undefined ? {} : { takesMessage: true }),
  }));

/**
 * Fetches the languages in which products can be shared (docs/platform-api.md 3.12).
 * @throws {UpstreamError} `forbidden` when the workgroup's list lacks one of them
 */
export const fetchShareLanguages = (ids: number[], callContext: CallContext): Promise<ShareLanguages> =>
  post(
    {
      callClass: 'share',
      path: '/api/v1/products/shareProductLangs',
      callContext,
      form: { synonym_ids: ids },
      maxBytes: maxLanguagesBytes,
    },
    parseJson(languages),
  );

const readHtml = ({ contentType, body }: UpstreamResponse): string => {
  if (contentType.split(';')[0]!.trim() !== 'text/html')
    throw new TypeError(`${contentType} is not the type of a mail`);
  return body.toString('utf8');
};

/** Fetches the mail that a share would send, a whole HTML document. @throws {UpstreamError} */
export const fetchSharePreview = (shareRequest: ShareRequest, callContext: CallContext): Promise<string> =>
  post(
    {
      callClass: 'share',
      path: '/api/v1/products/sharePreview',
      callContext,
      accept: 'text/html',
      form: previewPayload(shareRequest),
      maxBytes: maxPreviewBytes,
    },
    readHtml,
  );

/** Thrown when the platform rejects recipients; it sends no mail at all. `addresses` are the rejected ones. */
export class InvalidRecipientsError extends Error {
  override name = 'InvalidRecipientsError';
  constructor(readonly addresses: string[]) {
    super('invalid recipients');
  }
}

/**
 * Sends a mail to each recipient.
 * @throws {InvalidRecipientsError} no mail was sent
 * @throws {UpstreamError} with kind `timeout` mails may have been sent
 */
export async function sendShare(shareRequest: ShareRequest, callContext: CallContext): Promise<void> {
  try {
    await post(
      {
        callClass: 'share',
        path: '/api/v1/products/group_action/share',
        callContext,
        form: sendPayload(shareRequest, views[currentSite().brand.view].brandFlag),
        maxBytes: maxLanguagesBytes,
        timeoutMs: sendTimeoutMs,
      },
      () => undefined,
    );
  } catch (error) {
    const apiError = error instanceof UpstreamError ? error.call : undefined;
    if (apiError?.status === 422 && apiError.error === 'invalidEmails')
      throw new InvalidRecipientsError(apiError.invalidEmails ?? []);
    throw error;
  }
}

/**
 * Sends one of the caller's shares again. `key` is the idempotency key of the request.
 * @throws {UpstreamError}
 */
export const resendShare = ({ share, key, to }: ResendRequest, callContext: CallContext): Promise<void> =>
  post(
    {
      callClass: 'share',
      path: `/api/v1/shares/${share}/resend`,
      callContext,
      form: { key, to },
      maxBytes: maxLanguagesBytes,
      timeoutMs: sendTimeoutMs,
    },
    () => undefined,
  );

/** Withdraws one of the caller's shares. @throws {UpstreamError} */
export const withdrawShare = ({ share }: WithdrawRequest, callContext: CallContext): Promise<void> =>
  post(
    {
      callClass: 'share',
      path: `/api/v1/shares/${share}/withdraw`,
      callContext,
      form: {},
      maxBytes: maxLanguagesBytes,
    },
    () => undefined,
  );

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
 * Fetches a page of the caller's shares (docs/platform-api.md 3.12), the products' names in the caller's interface language.
 * The list is empty for a platform without such a list.
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
    return await get(call, parseJson(page));
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'not-found')
      return { shares: [], pages: 1, total: 0, states: [] };
    throw error;
  }
}

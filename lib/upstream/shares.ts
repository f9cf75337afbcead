import 'server-only';
import { z } from 'zod';
import { brands } from '@/lib/domain/site/brands';
import { maxMessageLength, type ShareLanguages } from '@/lib/domain/share/share-form';
import {
  previewPayload,
  type ResendRequest,
  sendPayload,
  type ShareRequest,
  type WithdrawRequest,
} from '@/lib/domain/share/share-request';
import { env } from '@/lib/settings/env';
import { post } from '@/lib/upstream/transport/client';
import { asJson } from '@/lib/upstream/transport/answer-body';
import { type UpstreamResponse, type CallContext } from '@/lib/upstream/transport/call';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

const maxLanguagesBytes = 100_000;
const maxPreviewBytes = 500_000;
/** Who does not wait for it cannot know whether mails went out. */
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
    ...{ ui, sds },
    ...(message_max === undefined ? {} : { takesMessage: true }),
  }));

/**
 * In which languages products can be shared (docs/platform-api.md 3.12).
 * @throws {UpstreamError} `forbidden` when the workgroup's list lacks one of them
 */
export const fetchShareLanguages = (ids: number[], callContext: CallContext): Promise<ShareLanguages> =>
  post(
    {
      ...({ callClass: 'share', path: '/api/v1/products/shareProductLangs', callContext } as const),
      form: { synonym_ids: ids },
      maxBytes: maxLanguagesBytes,
    },
    asJson(languages),
  );

const readHtml = ({ contentType, body }: UpstreamResponse): string => {
  if (contentType.split(';')[0]!.trim() !== 'text/html') throw new TypeError(`${contentType} is no mail`);
  return body.toString('utf8');
};

/** The mail that a share would send, a whole HTML document. @throws {UpstreamError} */
export const fetchSharePreview = (shareRequest: ShareRequest, callContext: CallContext): Promise<string> =>
  post(
    {
      ...({ callClass: 'share', path: '/api/v1/products/sharePreview', callContext, accept: 'text/html' } as const),
      form: previewPayload(shareRequest),
      maxBytes: maxPreviewBytes,
    },
    readHtml,
  );

/** The platform sends no mail to these addresses, nor to those beside them. */
export class InvalidRecipientsError extends Error {
  override name = 'InvalidRecipientsError';
  constructor(readonly addresses: string[]) {
    super('addresses that can’t be used');
  }
}

/**
 * Sends a mail to each recipient.
 * @throws {InvalidRecipientsError} nothing was sent
 * @throws {UpstreamError} with kind `timeout` it may have been sent all the same
 */
export async function sendShare(shareRequest: ShareRequest, callContext: CallContext): Promise<void> {
  try {
    await post(
      {
        ...({ callClass: 'share', path: '/api/v1/products/group_action/share', callContext } as const),
        form: sendPayload(shareRequest, brands[env().BRAND].brandFlag),
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
 * Sends a share of the asker's again; `key` names the request, which sends nothing more when it comes again.
 * @throws {UpstreamError}
 */
export const resendShare = ({ share, key, to }: ResendRequest, callContext: CallContext): Promise<void> =>
  post(
    {
      ...({ callClass: 'share', path: `/api/v1/shares/${share}/resend`, callContext } as const),
      form: { key, to },
      maxBytes: maxLanguagesBytes,
      timeoutMs: sendTimeoutMs,
    },
    () => undefined,
  );

/** Withdraws a share of the asker's. @throws {UpstreamError} */
export const withdrawShare = ({ share }: WithdrawRequest, callContext: CallContext): Promise<void> =>
  post(
    {
      ...({ callClass: 'share', path: `/api/v1/shares/${share}/withdraw`, callContext } as const),
      form: {},
      maxBytes: maxLanguagesBytes,
    },
    () => undefined,
  );

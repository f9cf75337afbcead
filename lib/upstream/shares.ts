import 'server-only';
import { z } from 'zod';
import { brands } from '@/lib/domain/site/brands';
import { maxMessageLength, type ShareLanguages } from '@/lib/domain/share/share-form';
import {
  previewPayload,
  type ResendWish,
  sendPayload,
  type ShareWish,
  type WithdrawWish,
} from '@/lib/domain/share/share-request';
import { env } from '@/lib/settings/env';
import { post } from '@/lib/upstream/transport/client';
import { asJson } from '@/lib/upstream/transport/answer-body';
import { type Answer, type Asker } from '@/lib/upstream/transport/call';
import { UpstreamFailure } from '@/lib/upstream/transport/upstream-error';

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
 * @throws {UpstreamFailure} `forbidden` when the workgroup's list lacks one of them
 */
export const fetchShareLanguages = (ids: number[], asker: Asker): Promise<ShareLanguages> =>
  post(
    {
      ...({ callClass: 'share', path: '/api/v1/products/shareProductLangs', asker } as const),
      form: { synonym_ids: ids },
      maxBytes: maxLanguagesBytes,
    },
    asJson(languages),
  );

const readHtml = ({ contentType, body }: Answer): string => {
  if (contentType.split(';')[0]!.trim() !== 'text/html') throw new TypeError(`${contentType} is no mail`);
  return body.toString('utf8');
};

/** The mail that a share would send, a whole HTML document. @throws {UpstreamFailure} */
export const fetchSharePreview = (wish: ShareWish, asker: Asker): Promise<string> =>
  post(
    {
      ...({ callClass: 'share', path: '/api/v1/products/sharePreview', asker, accept: 'text/html' } as const),
      form: previewPayload(wish),
      maxBytes: maxPreviewBytes,
    },
    readHtml,
  );

/** The platform sends no mail to these addresses, nor to those beside them. */
export class InvalidRecipients extends Error {
  override name = 'InvalidRecipients';
  constructor(readonly addresses: string[]) {
    super('addresses that can’t be used');
  }
}

/**
 * Sends a mail to each recipient.
 * @throws {InvalidRecipients} nothing was sent
 * @throws {UpstreamFailure} with kind `timeout` it may have been sent all the same
 */
export async function sendShare(wish: ShareWish, asker: Asker): Promise<void> {
  try {
    await post(
      {
        ...({ callClass: 'share', path: '/api/v1/products/group_action/share', asker } as const),
        form: sendPayload(wish, brands[env().BRAND].brandFlag),
        maxBytes: maxLanguagesBytes,
        timeoutMs: sendTimeoutMs,
      },
      () => undefined,
    );
  } catch (error) {
    const said = error instanceof UpstreamFailure ? error.call : undefined;
    if (said?.status === 422 && said.error === 'invalidEmails') throw new InvalidRecipients(said.invalidEmails ?? []);
    throw error;
  }
}

/**
 * Sends a share of the asker's again; `key` names the request, which sends nothing more when it comes again.
 * @throws {UpstreamFailure}
 */
export const resendShare = ({ share, key, to }: ResendWish, asker: Asker): Promise<void> =>
  post(
    {
      ...({ callClass: 'share', path: `/api/v1/shares/${share}/resend`, asker } as const),
      form: { key, to },
      maxBytes: maxLanguagesBytes,
      timeoutMs: sendTimeoutMs,
    },
    () => undefined,
  );

/** Withdraws a share of the asker's. @throws {UpstreamFailure} */
export const withdrawShare = ({ share }: WithdrawWish, asker: Asker): Promise<void> =>
  post(
    {
      ...({ callClass: 'share', path: `/api/v1/shares/${share}/withdraw`, asker } as const),
      form: {},
      maxBytes: maxLanguagesBytes,
    },
    () => undefined,
  );

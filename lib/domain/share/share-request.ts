import { z } from 'zod';
import {
  cleanMessage,
  looksLikeAddress,
  maxRecipients,
  messageRoom,
  shareTargets,
} from '@/lib/domain/share/share-form';

/** RFC 5321 4.5.3.1. */
const maxAddressLength = 254;
const maxProducts = 100;
const synonymIds = z.array(z.number().int().positive().max(999_999_999_999)).min(1).max(maxProducts);

/** The request for share languages. */
export const sharedProducts = z.object({ synonymIds });

/** The request to send or preview a share (Spec §5: target, sds and ui are required). */
export const shareRequest = z
  .object({
    recipients: z.array(z.string().max(maxAddressLength).refine(looksLikeAddress)).min(1).max(maxRecipients),
    target: z.enum(shareTargets),
    ui: z.string().regex(/^[\w-]{1,16}$/),
    sds: z.number().int().positive().max(9999).nullable(),
    synonymIds,
    message: z
      .string()
      .transform(cleanMessage)
      .refine((text) => messageRoom(text) >= 0)
      .optional(),
  })
  .refine(({ target, sds }) => target === 'ui' || sds !== null, { path: ['sds'] });
export type ShareRequest = z.infer<typeof shareRequest>;

/** The request to withdraw a share. */
export const withdrawRequest = z.object({ share: z.uuid() });
export type WithdrawRequest = z.infer<typeof withdrawRequest>;

export const resendRequest = withdrawRequest.extend({ key: z.uuid(), to: z.enum(['all', 'failed']) });
export type ResendRequest = z.infer<typeof resendRequest>;

const mailPayload = ({ recipients, target, ui, sds, message }: ShareRequest) => ({
  emails: recipients,
  language_doc: sds,
  language_msg: ui,
  ...(message ? { message } : {}),
  sds: target === 'sds' ? 1 : 0,
});

/** Spec §3 "Preview payload". */
export const previewPayload = (shareRequest: ShareRequest) => ({
  ...mailPayload(shareRequest),
  synonym_ids: shareRequest.synonymIds,
});

/** Spec §3 "Send payload"; `brandFlag` is the name of the flag that is always true. */
export const sendPayload = (shareRequest: ShareRequest, brandFlag: string) => ({
  ...mailPayload(shareRequest),
  products: shareRequest.synonymIds,
  [brandFlag]: true,
});

import { z } from 'zod';
import {
  cleanMessage,
  looksLikeAddress,
  messageRoom,
  mostRecipients,
  shareTargets,
} from '@/lib/domain/share/share-form';

/** RFC 5321 4.5.3.1. */
const longestAddress = 254;
const mostProducts = 100;
const synonymIds = z.array(z.number().int().positive().max(999_999_999_999)).min(1).max(mostProducts);

/** What a browser asks share languages for. */
export const sharedProducts = z.object({ synonymIds });

/** What a browser wants to be sent or previewed (Spec §5: target, sds and ui are required). */
export const shareWish = z
  .object({
    recipients: z.array(z.string().max(longestAddress).refine(looksLikeAddress)).min(1).max(mostRecipients),
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
export type ShareWish = z.infer<typeof shareWish>;

/** What the list of shares wants done with one of them. */
export const withdrawWish = z.object({ share: z.uuid() });
export type WithdrawWish = z.infer<typeof withdrawWish>;

export const resendWish = withdrawWish.extend({ key: z.uuid(), to: z.enum(['all', 'failed']) });
export type ResendWish = z.infer<typeof resendWish>;

const mailPayload = ({ recipients, target, ui, sds, message }: ShareWish) => ({
  emails: recipients,
  language_doc: sds,
  language_msg: ui,
  ...(message ? { message } : {}),
  sds: target === 'sds' ? 1 : 0,
});

/** Spec §3 "Preview payload". */
export const previewPayload = (wish: ShareWish) => ({ ...mailPayload(wish), synonym_ids: wish.synonymIds });

/** Spec §3 "Send payload"; `brandFlag` is the name of the flag that is always true. */
export const sendPayload = (wish: ShareWish, brandFlag: string) => ({
  ...mailPayload(wish),
  products: wish.synonymIds,
  [brandFlag]: true,
});

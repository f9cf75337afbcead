import { z } from 'zod';

/** The results of the form, as its page shows them; a redirect names them, since forms work without JavaScript. */
export const followOutcomes = ['sent', 'invalid', 'stale', 'busy', 'failed'] as const;
export type FollowOutcome = (typeof followOutcomes)[number];

/** The results of the forms behind the links in mails. */
export const tokenOutcomes = ['done', 'unknown', 'stale', 'failed'] as const;
export type TokenOutcome = (typeof tokenOutcomes)[number];

/** The token of a mail. */
export const isFollowToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{16,128}$/.test(value);

const maxAddressLength = 254;

/** The fields of the form; whether an address is one is decided by the platform. */
export const followForm = z.object({
  product: z
    .string()
    .regex(/^[1-9]\d{0,11}$/)
    .transform(Number),
  email: z.string().trim().min(3).max(maxAddressLength).includes('@'),
  language: z.string().regex(/^[a-z]{2}$/),
});

import { z } from 'zod';

/** A login as the cookie `token` holds it, sealed (docs/decisions/016). */
export const sessionSchema = z.object({
  access: z.string().min(1),
  refresh: z.string().min(1),
  /** When the access token ends, in milliseconds since 1970. */
  expires: z.number(),
  /** Names the login through all refreshes; the deny list of logouts goes by it. */
  sid: z.string().min(1),
  user: z.object({ id: z.number(), name: z.string().nullable(), email: z.string().nullable() }),
  /** The id of the one that is sent with every call. */
  workgroup: z.number().nullable(),
  workgroups: z.array(z.object({ id: z.number(), text: z.string() })),
});
export type Session = z.infer<typeof sessionSchema>;

/** As long as a refresh token may live: after it a person logs in again. */
export const sessionTtlSeconds = 30 * 24 * 3600;

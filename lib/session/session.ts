import { z } from 'zod';

/** A login, sealed in the cookie `token` (docs/decisions/016). */
export const sessionSchema = z.object({
  access: z.string().min(1),
  refresh: z.string().min(1),
  /** Expiry of the access token, in milliseconds since 1970. */
  expires: z.number(),
  /** Identifies the login through all refreshes; logouts revoke by it. */
  sid: z.string().min(1),
  user: z.object({ id: z.number(), name: z.string().nullable(), email: z.string().nullable() }),
  /** The id of the chosen workgroup, which is sent with every call. */
  workgroup: z.number().nullable(),
  workgroups: z.array(z.object({ id: z.number(), text: z.string() })),
});
export type Session = z.infer<typeof sessionSchema>;

/** The lifetime of a session, that of a refresh token. */
export const sessionTtlSeconds = 30 * 24 * 3600;

import type { Context } from 'hono';
import type { AppContext, RequestVariables } from './house.ts';

interface Details {
  userId?: number | undefined;
  /** The visitor's. */
  address?: string;
  [more: string]: unknown;
}

/** A log line on who did what with an account. Never with a token, a password, or a name that somebody typed. */
export const audit = (
  { log }: Pick<AppContext, 'log'>,
  c: Context<RequestVariables>,
  event: string,
  details: Details,
) => log.info({ audit: event, ...details, requestId: c.get('requestId') }, 'audit');

import { createHash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { testSecret } from './one-process';

const id = createHash('sha256').update(testSecret).digest().readUInt32BE(0);
const password = { [id]: testSecret };

/** What the cookie `token` holds of a login. */
export interface SealedSession {
  access: string;
  refresh: string;
  expires: number;
}

/** Opens a cookie of a web app that the tests have started. */
export const openSession = (cookie: string): Promise<SealedSession> => unsealData<SealedSession>(cookie, { password });

/** The cookie of the same login with other tokens, or another end of theirs. */
export const changedSession = async (cookie: string, changes: Partial<SealedSession>): Promise<string> =>
  sealData({ ...(await openSession(cookie)), ...changes }, { password });

import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { callContextOf } from '@/lib/loaders/asker';
import { RequestSession } from '@/lib/session/visit';
import type { CallContext } from '@/lib/upstream/client';

/** Who asks for the page in work; middleware.ts has refreshed the session where it had to be. */
export const pageSession = cache(async (): Promise<RequestSession> => RequestSession.open(await headers(), 'page'));

/** The asker of the page in work. */
export const pageCallContext = async (interfaceLang: string): Promise<CallContext> =>
  callContextOf(await headers(), interfaceLang, await pageSession());

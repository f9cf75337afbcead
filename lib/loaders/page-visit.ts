import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { askerOf } from '@/lib/loaders/asker';
import { Visit } from '@/lib/session/visit';
import type { Asker } from '@/lib/upstream/client';

/** Who asks for the page in work; middleware.ts has refreshed the session where it had to be. */
export const pageVisit = cache(async (): Promise<Visit> => Visit.open(await headers(), 'page'));

/** The asker of the page in work. */
export const pageAsker = async (interfaceLang: string): Promise<Asker> =>
  askerOf(await headers(), interfaceLang, await pageVisit());

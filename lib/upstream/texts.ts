import 'server-only';
import { z } from 'zod';
import { asJson, get } from '@/lib/upstream/client';
import { maxJsonBytes } from '@/lib/upstream/product';

const translations = z.object({ data: z.object({ app: z.record(z.string(), z.string()) }) });

/**
 * Database translations of an interface language, key → text (docs/platform-api.md 3.3).
 * @throws {UpstreamError}
 */
export async function fetchTranslations(interfaceLang: string): Promise<Record<string, string>> {
  const path = `/api/v1/tools/trans/${interfaceLang}`;
  const call = { callClass: 'texts', path, callContext: { interfaceLang }, maxBytes: maxJsonBytes } as const;
  return (await get(call, asJson(translations))).data.app;
}

import 'server-only';
import { z } from 'zod';
import { get } from '@/lib/upstream/transport/client';
import { parseJson } from '@/lib/upstream/transport/response-body';
import { maxJsonBytes } from '@/lib/upstream/product';

const configuration = z.object({ appVersion: z.string(), featureFlags: z.record(z.string(), z.unknown()) });
type Configuration = z.infer<typeof configuration>;

/** The environments that have a file of their own; every other uses the one for production. */
const environments = ['development', 'production', 'test'];

/**
 * Fetches the configuration file of an environment, NODE_ENV (docs/platform-api.md 3.2).
 * @throws {UpstreamError}
 */
export async function fetchConfiguration(nodeEnv: string): Promise<Configuration> {
  const environment = environments.includes(nodeEnv) ? nodeEnv : 'production';
  const path = `/v2/assets/config/${environment}.json`;
  return get(
    { callClass: 'texts', path, callContext: { interfaceLang: 'en' }, maxBytes: maxJsonBytes },
    parseJson(configuration),
  );
}

const translations = z.object({ data: z.object({ app: z.record(z.string(), z.string()) }) });

/**
 * Fetches the database translations of an interface language, key → text (docs/platform-api.md 3.3).
 * @throws {UpstreamError}
 */
export async function fetchTranslations(interfaceLang: string): Promise<Record<string, string>> {
  const path = `/api/v1/tools/trans/${interfaceLang}`;
  const call = { callClass: 'texts', path, callContext: { interfaceLang }, maxBytes: maxJsonBytes } as const;
  return (await get(call, parseJson(translations))).data.app;
}

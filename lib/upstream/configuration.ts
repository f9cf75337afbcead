import 'server-only';
import { z } from 'zod';
import { asJson, get } from '@/lib/upstream/client';
import { maxJsonBytes } from '@/lib/upstream/product';

const configuration = z.object({ appVersion: z.string(), featureFlags: z.record(z.string(), z.unknown()) });
export type Configuration = z.infer<typeof configuration>;

/** The environments that have a file of their own; every other runs on the one for production. */
const environments = ['development', 'production', 'test'];

/**
 * The configuration file of an environment, NODE_ENV (docs/platform-api.md 3.2).
 * @throws {UpstreamError}
 */
export async function fetchConfiguration(nodeEnv: string): Promise<Configuration> {
  const environment = environments.includes(nodeEnv) ? nodeEnv : 'production';
  const path = `/v2/assets/config/${environment}.json`;
  return get(
    { callClass: 'texts', path, callContext: { interfaceLang: 'en' }, maxBytes: maxJsonBytes },
    asJson(configuration),
  );
}

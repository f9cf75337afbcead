import 'server-only';
import { situations } from '@/lib/domain/failures/failures';
import { allFeatures, type Features, featuresOf } from '@/lib/domain/site/feature-flags';
import { env } from '@/lib/settings/env';
import { log } from '@/lib/observability/log';
import { fetchConfiguration } from '@/lib/upstream/configuration';
import { cached } from '@/lib/upstream/data-cache';
import { withTimeout } from '@/lib/upstream/transport/with-timeout';

/** Which features are on; all of them while the configuration file cannot be had (docs/platform-api.md, 'Flags'). */
export function loadFeatures(): Promise<Features> {
  const configured = cached('configuration', async () => {
    const { featureFlags } = await fetchConfiguration(env().NODE_ENV).catch((error: unknown) => {
      log().error({ err: error, type: situations.configNotLoaded.type }, situations.configNotLoaded.debug);
      throw error;
    });
    return featuresOf(featureFlags);
  });
  return withTimeout(configured, allFeatures).catch(() => allFeatures);
}

import 'server-only';
import type { Brand } from '@/lib/domain/site/brands';
import type { DataDeployment } from '@/lib/domain/site/about-statements';
import type { OperatorPages } from '@/lib/domain/pages/footer-links';
import { currentSite } from '@/lib/settings/current-site';
import { env } from '@/lib/settings/env';
import { situations } from '@/lib/domain/failures/failures';
import { allFeatures, type Features, featuresOf } from '@/lib/domain/site/feature-flags';
import { log } from '@/lib/observability/log';
import { fetchConfiguration } from '@/lib/upstream/configuration';
import { cachedInTime } from '@/lib/upstream/data-cache';

/**
 * The deployment settings for pages: brand and public origin of the request's domain, the URL of the provider's application (null
 * without), the operator's pages, whether the files are those of a build, which are immutable, and whether the start page is the public
 * catalogue.
 */
export function deployment(): {
  brand: Brand;
  siteUrl: string;
  /** The origin in permanent ids, the same whatever the domain of the request. */
  mainUrl: string;
  appUrl: string | null;
  operator: OperatorPages;
  isBuilt: boolean;
  hasCatalogue: boolean;
} {
  const { SITE_URL, APP_URL, NODE_ENV, CATALOGUE } = env();
  const { brand, siteUrl, operator } = currentSite();
  return {
    brand,
    siteUrl,
    operator,
    mainUrl: SITE_URL,
    appUrl: APP_URL ?? null,
    isBuilt: NODE_ENV !== 'development',
    hasCatalogue: CATALOGUE,
  };
}

/** The deployment settings for the privacy page. */
export function dataDeployment(): DataDeployment {
  const { isTraced, isPlatformEmbedded, SITE_URL } = env();
  return { isTraced, isPlatformEmbedded, isSecure: SITE_URL.startsWith('https:') };
}

/** The enabled features; all of them while the configuration file is unavailable (docs/platform-api.md, 'Flags'). */
export function loadFeatures(): Promise<Features> {
  const configured = async () => {
    const { featureFlags } = await fetchConfiguration(env().NODE_ENV).catch((error: unknown) => {
      log().error({ err: error, type: situations.configNotLoaded.type }, situations.configNotLoaded.debug);
      throw error;
    });
    return featuresOf(featureFlags);
  };
  return cachedInTime('configuration', configured, allFeatures).catch(() => allFeatures);
}

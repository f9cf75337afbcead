import 'server-only';
import type { BrandId } from '@/lib/domain/site/brands';
import type { DataDeployment } from '@/lib/domain/site/about-statements';
import type { OperatorPages } from '@/lib/domain/pages/footer-links';
import { env } from '@/lib/settings/env';

/**
 * What pages know of the deployment: its brand, its public origin, the provider's application (null: none is set), the operator's own
 * pages, and whether its files are those of a build, which never change under their names.
 */
export function deployment(): {
  brand: BrandId;
  siteUrl: string;
  appUrl: string | null;
  operator: OperatorPages;
  isBuilt: boolean;
} {
  const { BRAND, SITE_URL, APP_URL, NODE_ENV } = env();
  const { IMPRINT_URL, PRIVACY_URL, CONTACT_URL, ACCESSIBILITY_URL } = env();
  return {
    brand: BRAND,
    siteUrl: SITE_URL,
    appUrl: APP_URL ?? null,
    operator: {
      imprint: IMPRINT_URL ?? null,
      privacy: PRIVACY_URL ?? null,
      contact: CONTACT_URL ?? null,
      accessibility: ACCESSIBILITY_URL ?? null,
    },
    isBuilt: NODE_ENV !== 'development',
  };
}

/** What the privacy page says of this deployment. */
export function dataDeployment(): DataDeployment {
  const { isTraced, isPlatformEmbedded } = env();
  return { isTraced, isPlatformEmbedded };
}

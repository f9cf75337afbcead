import 'server-only';
import type { BrandId } from '@/lib/domain/brands';
import { env } from '@/lib/env';

/**
 * What pages know of the deployment: its brand, its public origin, the provider's application (null: none is set), and whether
 * its files are those of a build, which never change under their names.
 */
export function deployment(): { brand: BrandId; siteUrl: string; appUrl: string | null; isBuilt: boolean } {
  const { BRAND, SITE_URL, APP_URL, NODE_ENV } = env();
  return { brand: BRAND, siteUrl: SITE_URL, appUrl: APP_URL ?? null, isBuilt: NODE_ENV !== 'development' };
}

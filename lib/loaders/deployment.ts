import 'server-only';
import type { BrandId } from '@/lib/domain/brands';
import { env } from '@/lib/env';

/** What pages know of the deployment: its brand, its public origin, the provider's application (null: none is set). */
export function deployment(): { brand: BrandId; siteUrl: string; appUrl: string | null } {
  const { BRAND, SITE_URL, APP_URL } = env();
  return { brand: BRAND, siteUrl: SITE_URL, appUrl: APP_URL ?? null };
}

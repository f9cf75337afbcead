import 'server-only';
import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { truncateDescription, truncateTitle } from '@/lib/domain/discovery/page-head';
import { fallbackInterfaceLanguage, isInterfaceLanguage, openGraphLocale } from '@/lib/domain/languages/languages';
import { publicUrl, appendQuery } from '@/lib/domain/pages/paths';
import { currentAddress } from '@/lib/loaders/request/current-address';
import { deployment } from '@/lib/loaders/request/deployment';

/**
 * The head of a page that is of no product: title, OG title, description and canonical link (Spec §2 "Other UI"). The canonical link is
 * the page's own path in its language, or `path`, on the configured origin: that of an indexed page would remove the latter from search
 * engines together with this one (docs/decisions/017-canonical-links-and-sitemap.md).
 */
export async function siteMetadata({
  title,
  description: text,
  path,
}: {
  title: string;
  description: string;
  /** In-app path. */
  path?: string;
}) {
  const { brand, siteUrl } = deployment();
  const locale = await getLocale();
  const interfaceLang = isInterfaceLanguage(locale) ? locale : fallbackInterfaceLanguage;
  const canonical = publicUrl(siteUrl, path ?? appendQuery((await currentAddress()).pathname, { interfaceLang }));
  const description = truncateDescription(text);
  return {
    title: `${title} :: ${brand.name}`,
    description,
    alternates: { canonical },
    openGraph: {
      title: truncateTitle(title, 'ogTitle'),
      description,
      url: canonical,
      siteName: brand.name,
      locale: openGraphLocale(interfaceLang),
      type: 'website',
    },
  } satisfies Metadata;
}

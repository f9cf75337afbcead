import { getLocale, getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/app/error-screen';
import { SiteScreen } from '@/components/site/site-screen';
import {
  fallbackInterfaceLanguage,
  interfaceLanguages,
  isInterfaceLanguage,
  nativeName,
} from '@/lib/domain/languages/languages';
import { sitePath, siteProducts } from '@/lib/domain/pages/site-path';
import { openSite } from '@/lib/loaders/pages/open-site';
import { deployment } from '@/lib/loaders/request/deployment';
import { siteMetadata } from '@/lib/loaders/pages/site-metadata';
import { loadViewer } from '@/lib/loaders/request/page-session';

export async function generateMetadata() {
  const t = await getTranslations('app');
  return siteMetadata({ title: t('site_title'), description: t('site_text') });
}

/** The products of `?products=1001.1003`, in the language of `?interfaceLang=`, else in that of the page read last, else in the browser's. */
export default async function SitePage({ searchParams }: { searchParams: SearchParams }) {
  const ids = siteProducts((await searchParams).products);
  const locale = await getLocale();
  const interfaceLang = isInterfaceLanguage(locale) ? locale : fallbackInterfaceLanguage;
  const { brand, operator, isBuilt } = deployment();
  return (
    <SiteScreen
      products={await openSite(ids, interfaceLang)}
      brand={brand}
      operator={operator}
      isBuilt={isBuilt}
      interfaceLang={interfaceLang}
      viewing={await loadViewer()}
      languages={interfaceLanguages.map((code) => ({ code, name: nativeName(code), href: sitePath(ids, code) }))}
    />
  );
}

import { getLocale, getTranslations } from 'next-intl/server';
import type { Metadata } from 'next';
import type { AboutPageProps } from '@/components/about/about-page';
import { interfaceLanguages, nativeName } from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';
import { siteMetadata } from '@/lib/loaders/pages/site-metadata';
import { deployment } from '@/lib/loaders/request/deployment';
import { loadViewer } from '@/lib/loaders/request/page-session';

type AboutPageName = 'privacy' | 'accessibility' | 'law';

/** The head of a page about the site. */
export async function aboutMetadata(name: AboutPageName): Promise<Metadata> {
  const t = await getTranslations('app');
  return siteMetadata({ title: t(name), description: t(`${name}_text`) });
}

/** Props of a page about the site. */
export async function aboutPageProps(name: AboutPageName): Promise<AboutPageProps> {
  const { brand, operator } = deployment();
  return {
    brand,
    operator,
    interfaceLang: await getLocale(),
    languages: interfaceLanguages.map((code) => ({
      code,
      name: nativeName(code),
      href: paths[name]({ interfaceLang: code }),
    })),
    viewing: await loadViewer(),
  };
}

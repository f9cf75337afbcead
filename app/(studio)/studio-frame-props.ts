import { getLocale, getTranslations } from 'next-intl/server';
import { footerLinks } from '@/lib/domain/pages/footer-links';
import { appendQuery } from '@/lib/domain/pages/paths';
import { interfaceLanguages, nativeName } from '@/lib/domain/languages/languages';
import type { Viewing } from '@/lib/domain/session/viewer';
import { siteMetadata } from '@/lib/loaders/pages/site-metadata';
import { deployment } from '@/lib/loaders/request/deployment';

/** The head of a page of the Studio. */
export async function studioMetadata(
  title: 'studio_title' | 'studio_members' | 'studio_help_title' | 'studio_substances',
) {
  const t = await getTranslations('app');
  return siteMetadata({ title: t(title), description: t('studio_description') });
}

/** What the frames of the Studio's pages share; `path` is the page in another language. */
export async function studioFrameProps(viewing: Viewing, path: string) {
  const interfaceLang = await getLocale();
  const { brand, operator } = deployment();
  const [pathname = '', search = ''] = path.split('?');
  return {
    brand,
    interfaceLang,
    viewing,
    footerLinks: footerLinks(operator, interfaceLang),
    languages: interfaceLanguages.map((code) => ({
      code,
      name: nativeName(code),
      href: appendQuery(pathname, { ...Object.fromEntries(new URLSearchParams(search)), interfaceLang: code }),
    })),
  };
}

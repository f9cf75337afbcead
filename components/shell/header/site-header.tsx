import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { BrandLogo } from '@/components/shell/header/brand-logo';
import type { LanguageLink } from '@/components/shell/header/language-link';
import { LanguageMenu } from '@/components/shell/header/language-menu';
import { pageLinkTo } from '@/components/ui/page-link';
import { StaticHtml } from '@/components/ui/static-html';
import { ThemeSwitch } from '@/components/shell/header/theme-switch';
import type { Brand } from '@/lib/domain/site/brands';
import type { ToPageHtml } from '@/lib/domain/pages/page-html';
import { nativeName } from '@/lib/domain/languages/languages';
import { appendColon } from '@/lib/domain/languages/formatting';

/**
 * Brand, language and theme, sharing, the account, and the link to the emergency screen where the tab bar does not show
 * it.
 */
export function SiteHeader({
  brand,
  home,
  interfaceLang,
  languages,
  back,
  share,
  account,
  emergency,
  toPageHtml,
}: {
  brand: Brand;
  /** In-app path of the product's landing page. */
  home: string;
  interfaceLang: string;
  languages: LanguageLink[];
  /** The back button of a logged-in user. */
  back?: ReactNode;
  /** The share button. */
  share?: ReactNode;
  /** The account menu or login link. */
  account?: ReactNode;
  /** The link to the emergency screen. */
  emergency?: ReactNode;
  toPageHtml?: ToPageHtml;
}) {
  const t = useTranslations('app');
  return (
    <header className="border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex max-w-page items-center max-split:flex-col max-split:items-stretch split:gap-4 split:pr-6 large:pr-10">
        <div className="flex h-14 min-w-0 flex-1 items-center gap-3 px-4 max-split:flex-none medium:gap-4 medium:px-6 split:pr-0 large:pl-10">
          {back}
          <StaticHtml
            as="a"
            toPageHtml={toPageHtml}
            {...pageLinkTo(home)}
            aria-label={brand.name}
            className="flex min-h-touch items-center"
          >
            <BrandLogo brand={brand} markOn={back ? 'phones' : 'narrow'} />
          </StaticHtml>
          <div className="ml-auto flex shrink-0 items-center">
            <LanguageMenu
              label={t('page_language', { language: nativeName(interfaceLang) })}
              current={interfaceLang}
              languages={languages}
            />
            <ThemeSwitch
              label={appendColon(t('theme'), interfaceLang)}
              names={{ light: t('theme_light'), dark: t('theme_dark'), system: t('theme_system') }}
            />
            {share}
            {account}
          </div>
        </div>
        {emergency}
      </div>
    </header>
  );
}

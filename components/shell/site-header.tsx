import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { BrandLogo } from '@/components/shell/brand-logo';
import { LanguageMenu, type LanguageLink } from '@/components/shell/language-menu';
import { PageLink } from '@/components/ui/page-link';
import { ThemeSwitch } from '@/components/ui/theme-switch';
import { brands, type BrandId } from '@/lib/domain/brands';
import { withColon } from '@/lib/domain/punctuation';

/**
 * Brand, product, the two choices that hold for every page, sharing, who is logged in, and the way to what to do in an emergency. The product's name is left out on
 * its own landing page, and where only half of it would fit.
 */
export function SiteHeader({
  brand,
  home,
  productName,
  interfaceLang,
  languages,
  back,
  share,
  account,
  emergency,
}: {
  brand: BrandId;
  /** In-app path of the product's landing page. */
  home: string;
  productName: string | null;
  interfaceLang: string;
  languages: LanguageLink[];
  /** The back button of a logged-in user. */
  back?: ReactNode;
  /** The share button. */
  share?: ReactNode;
  /** Who is logged in. */
  account?: ReactNode;
  /** The way to what to do in an emergency. */
  emergency?: ReactNode;
}) {
  const t = useTranslations('app');
  return (
    <header className="border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex max-w-page items-center max-split:flex-col max-split:items-stretch split:gap-4 split:pr-6 large:pr-10">
        <div className="flex h-14 min-w-0 flex-1 items-center gap-3 px-4 max-split:flex-none medium:gap-4 medium:px-6 split:pr-0 large:pl-10">
          {back}
          <PageLink href={home} aria-label={brands[brand].name} className="flex min-h-touch items-center">
            <BrandLogo brand={brand} markOn={back ? 'phones' : 'narrow'} />
          </PageLink>
          {productName && (
            <PageLink
              href={home}
              className="flex min-h-touch min-w-0 items-center border-l border-line pl-4 text-small text-ink-soft hover:text-ink max-large:hidden"
            >
              <span className="truncate">{productName}</span>
            </PageLink>
          )}
          <div className="ml-auto flex shrink-0 items-center">
            <LanguageMenu current={interfaceLang} languages={languages} />
            <ThemeSwitch
              label={withColon(t('theme'), interfaceLang)}
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

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Account } from '@/components/shell/account';
import type { LanguageLink } from '@/components/shell/language-menu';
import { type ListId, ListNav } from '@/components/shell/list-nav';
import { SiteFooter } from '@/components/shell/site-footer';
import { SiteHeader } from '@/components/shell/site-header';
import { SkipLink } from '@/components/ui/skip-link';
import type { BrandId } from '@/lib/domain/site/brands';
import type { FooterLink } from '@/lib/domain/pages/footer-links';
import { paths } from '@/lib/domain/pages/paths';
import type { Viewer } from '@/lib/domain/session/viewer';

/** The frame around a list of a logged-in user. */
export function ListFrame({
  brand,
  interfaceLang,
  languages,
  viewer,
  current,
  footerLinks,
  foot,
  children,
}: {
  brand: BrandId;
  interfaceLang: string;
  languages: LanguageLink[];
  viewer: Viewer | null;
  /** Which of the lists it is. */
  current: ListId;
  footerLinks: FooterLink[];
  /** A bar at the foot of the screen. */
  foot?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations('app');
  return (
    <div className="flex min-h-dvh flex-col has-data-[foot=selection]:pb-(--foot) print:block print:pb-0">
      <SkipLink href="#content">{t('skip_to_content')}</SkipLink>
      <SiteHeader
        brand={brand}
        home={paths.productList()}
        interfaceLang={interfaceLang}
        languages={languages}
        account={<Account viewer={viewer} interfaceLang={interfaceLang} />}
      />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-page flex-1 px-4 py-6 outline-none medium:px-6 medium:py-8 large:px-10"
      >
        <ListNav current={current} />
        {children}
      </main>
      {foot}
      <SiteFooter
        brand={brand}
        regulation={null}
        interfaceLang={interfaceLang}
        languages={languages}
        links={footerLinks}
      />
    </div>
  );
}

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { SiteFooter } from '@/components/shell/footer/site-footer';
import { Account } from '@/components/shell/header/account';
import type { LanguageLink } from '@/components/shell/header/language-link';
import { SessionEnded } from '@/components/shell/header/session-ended';
import { SiteHeader } from '@/components/shell/header/site-header';
import { SkipLink } from '@/components/ui/skip-link';
import type { FooterLink } from '@/lib/domain/pages/footer-links';
import { paths } from '@/lib/domain/pages/paths';
import type { Viewing } from '@/lib/domain/session/viewer';
import type { Brand } from '@/lib/domain/site/brands';

/** Props that the screens outside of a dossier share. */
export interface PageFrameProps {
  brand: Brand;
  interfaceLang: string;
  languages: LanguageLink[];
  viewing: Viewing;
}

/** Header, content and footer of a screen that is not about one product. */
export function PageFrame({
  brand,
  interfaceLang,
  languages,
  viewing,
  home = paths.start(),
  top,
  foot,
  links,
  className,
  children,
}: PageFrameProps & {
  /** Path of the link on the logo. */
  home?: string;
  /** A line above the header. */
  top?: ReactNode;
  /** What follows the content, such as a bar at the foot of the screen. */
  foot?: ReactNode;
  /** Links of the footer. */
  links: FooterLink[];
  className?: string;
  children: ReactNode;
}) {
  const t = useTranslations('app');
  return (
    <div className={clsx('flex min-h-dvh flex-col print:block', className)}>
      <SkipLink href="#content">{t('skip_to_content')}</SkipLink>
      {top}
      <SiteHeader
        brand={brand}
        home={home}
        interfaceLang={interfaceLang}
        languages={languages}
        account={<Account viewer={viewing.viewer} interfaceLang={interfaceLang} />}
      />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-page flex-1 px-4 py-6 outline-none medium:px-6 medium:py-8 large:px-10 print:max-w-none print:p-0"
      >
        {viewing.hasEnded && <SessionEnded interfaceLang={interfaceLang} />}
        {children}
      </main>
      {foot}
      <SiteFooter brand={brand} regulation={null} interfaceLang={interfaceLang} languages={languages} links={links} />
    </div>
  );
}

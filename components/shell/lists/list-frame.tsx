import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { LayoutList, Pencil, Send } from '@/components/ui/icons/icons';
import { Account } from '@/components/shell/header/account';
import type { LanguageLink } from '@/components/shell/header/language-menu';
import { SessionEnded } from '@/components/shell/header/session-ended';
import { SiteFooter } from '@/components/shell/footer/site-footer';
import { SiteHeader } from '@/components/shell/header/site-header';
import { SkipLink } from '@/components/ui/skip-link';
import type { Brand } from '@/lib/domain/site/brands';
import type { FooterLink } from '@/lib/domain/pages/footer-links';
import { paths } from '@/lib/domain/pages/paths';
import { studioPaths } from '@/lib/domain/studio/studio-paths';
import type { Viewing } from '@/lib/domain/session/viewer';
import { PageLink } from '@/components/ui/page-link';

/** Props that the screens of both lists share. */
export interface ListScreenProps {
  brand: Brand;
  interfaceLang: string;
  languages: LanguageLink[];
  footerLinks?: FooterLink[];
  viewing: Viewing;
}

/** The frame around the public catalogue or a list of a logged-in user, who can change between them. */
export function ListFrame({
  brand,
  interfaceLang,
  languages,
  viewing,
  current,
  footerLinks = [],
  foot,
  children,
}: ListScreenProps & {
  /** Which of the user's lists it is; null for the catalogue. */
  current: ListId | null;
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
        home={current === null ? paths.start() : paths.productList()}
        interfaceLang={interfaceLang}
        languages={languages}
        account={<Account viewer={viewing.viewer} interfaceLang={interfaceLang} />}
      />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-page flex-1 px-4 py-6 outline-none medium:px-6 medium:py-8 large:px-10"
      >
        {viewing.hasEnded && <SessionEnded interfaceLang={interfaceLang} />}
        {(current !== null || viewing.viewer) && (
          <ListNav current={current} hasStudio={current === 'studio' || (viewing.viewer?.hasStudio ?? false)} />
        )}
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

const entries = [
  { id: 'products', Icon: LayoutList, path: paths.productList(), key: 'product_list_title' },
  { id: 'shares', Icon: Send, path: paths.shareList(), key: 'shares_title' },
  { id: 'studio', Icon: Pencil, path: studioPaths.products(), key: 'studio_title' },
] as const;

type ListId = (typeof entries)[number]['id'];

/** Navigation between the lists of a logged-in user. */
function ListNav({ current, hasStudio }: { current: ListId | null; hasStudio: boolean }) {
  const t = useTranslations('app');
  const shown = entries.filter(({ id }) => id !== 'studio' || hasStudio);
  return (
    <nav aria-label={t('lists')} className="mb-5 flex flex-wrap gap-1 border-b border-line print:hidden">
      {shown.map(({ id, Icon, path, key }) => (
        <PageLink
          key={id}
          href={path}
          aria-current={id === current ? 'page' : undefined}
          className={clsx(
            '-mb-px flex min-h-touch items-center gap-2 border-b-2 px-3',
            id === current
              ? 'border-accent font-semibold'
              : 'border-transparent text-ink-soft hover:border-line-strong hover:text-ink',
          )}
        >
          <Icon aria-hidden className="hidden size-4 shrink-0 medium:block" />
          {t(key)}
        </PageLink>
      ))}
    </nav>
  );
}

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { LayoutList, Pencil, Send } from '@/components/ui/icons/icons';
import { PageFrame, type PageFrameProps } from '@/components/shell/page-frame';
import type { FooterLink } from '@/lib/domain/pages/footer-links';
import { paths } from '@/lib/domain/pages/paths';
import { studioPaths } from '@/lib/domain/studio/studio-paths';
import { PageLink } from '@/components/ui/page-link';

/** Props that the screens of both lists share. */
export interface ListScreenProps extends PageFrameProps {
  footerLinks?: FooterLink[];
}

/** The frame around the public catalogue or a list of a logged-in user, who can change between them. */
export function ListFrame({
  current,
  footerLinks = [],
  children,
  ...frame
}: ListScreenProps & {
  /** Which of the user's lists it is; null for the catalogue. */
  current: ListId | null;
  /** A bar at the foot of the screen. */
  foot?: ReactNode;
  children: ReactNode;
}) {
  const { viewer } = frame.viewing;
  return (
    <PageFrame
      {...frame}
      home={current === null ? paths.start() : paths.productList()}
      links={footerLinks}
      className="has-data-[foot=selection]:pb-(--foot) print:pb-0"
    >
      {(current !== null || viewer) && (
        <ListNav current={current} hasStudio={current === 'studio' || (viewer?.hasStudio ?? false)} />
      )}
      {children}
    </PageFrame>
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

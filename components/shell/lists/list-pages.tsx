import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'next-intl';
import clsx from 'clsx';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type Icon } from '@/components/ui/icons/icons';
import { ButtonLink } from '@/components/ui/button-link';
import { errorMessageKey, type FailureType } from '@/lib/domain/failures/failures';
import { PageLink } from '@/components/ui/page-link';

/** Replaces a list that cannot be loaded. */
export function ListNotLoaded({
  path,
  type,
  failureId,
}: {
  /** In-app path that loads it again. */
  path: string;
  type: FailureType;
  /** Id of the failure in the log. */
  failureId: string | null;
}) {
  const t = useTranslations('app');
  return (
    <EmptyList role="alert">
      <div>
        <p className="font-semibold">{t('list_not_loaded')}</p>
        <p className="text-ink-soft">{t(errorMessageKey(type))}</p>
      </div>
      <ButtonLink href={path} kind="quiet">
        {t('try_again')}
      </ButtonLink>
      {failureId && <p className="text-small text-ink-soft">{t('error_id', { id: failureId })}</p>}
    </EmptyList>
  );
}

const shape = 'flex size-11 items-center justify-center rounded-control border';

/** Links to the first, previous, next and last page of a list. Nothing for a single page. */
export function ListPages({
  page,
  pages,
  pathOf,
}: {
  page: number;
  pages: number;
  /** In-app path of a page. */
  pathOf: (page: number) => string;
}) {
  const t = useTranslations('app');
  const format = useFormatter();
  if (pages <= 1) return null;
  const link = (name: 'first' | 'previous' | 'next' | 'last', to: number, Icon: Icon) => {
    const label = t(`product_list_${name}_page`);
    // At either end the links are rendered without a target, so that the others keep their positions.
    if (to < 1 || to > pages || to === page) {
      return (
        <span role="link" aria-disabled aria-label={label} className={clsx(shape, 'border-line text-ink-soft')}>
          <Icon aria-hidden className="size-5 opacity-40" />
        </span>
      );
    }
    return (
      <PageLink
        href={pathOf(to)}
        aria-label={label}
        title={label}
        className={clsx(shape, 'border-line-strong hover:bg-sunken')}
      >
        <Icon aria-hidden className="size-5" />
      </PageLink>
    );
  };
  return (
    <nav aria-label={t('product_list_pages')} className="flex flex-wrap items-center gap-2 print:hidden">
      {link('first', 1, ChevronFirst)}
      {link('previous', page - 1, ChevronLeft)}
      <p className="px-2 tabular-nums">
        {t('product_list_page_of', { page: format.number(page), pages: format.number(pages) })}
      </p>
      {link('next', page + 1, ChevronRight)}
      {link('last', pages, ChevronLast)}
    </nav>
  );
}

/** Shown for an empty list: the reason, and a next step. */
export function EmptyList({ role, children }: { role?: 'alert'; children: ReactNode }) {
  return (
    <div
      role={role}
      className="flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-6 medium:p-8"
    >
      {children}
    </div>
  );
}

import clsx from 'clsx';
import { LayoutList, Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { paths } from '@/lib/domain/pages/paths';

const entries = [
  { id: 'products', Icon: LayoutList, path: paths.productList(), key: 'product_list_title' },
  { id: 'shares', Icon: Send, path: paths.shareList(), key: 'shares_title' },
] as const;

export type ListId = (typeof entries)[number]['id'];

/** The way between the lists of a logged-in user. */
export function ListNav({ current }: { current: ListId }) {
  const t = useTranslations('app');
  return (
    <nav aria-label={t('lists')} className="mb-5 flex gap-1 border-b border-line print:hidden">
      {entries.map(({ id, Icon, path, key }) => (
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
          <Icon aria-hidden className="size-4 shrink-0" />
          {t(key)}
        </PageLink>
      ))}
    </nav>
  );
}

import { useTranslations } from 'next-intl';
import { pluralSuffix } from '@/lib/domain/languages/formatting';

/** How many changes a panel has: a figure for those who look, words for those who listen. Nothing for none. */
export function ChangesCount({ count }: { count: number }) {
  const t = useTranslations('app');
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className="inline-flex min-w-6 shrink-0 justify-center rounded-full bg-notice-soft px-1.5 text-small font-semibold text-notice tabular-nums">
        <span aria-hidden>{count}</span>
        <span className="sr-only">{t(`changes_${pluralSuffix(count)}`, { count })}</span>
      </span>
    </>
  );
}

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Marked } from '@/components/product-detail/marked';
import { Notice } from '@/components/ui/notice';
import type { Comparison } from '@/lib/domain/changes/changes';
import { pluralSuffix } from '@/lib/domain/languages/formatting';

/** A panel of product detail, as other parts refer to it. */
export interface Panel {
  /** The target of links within the page. */
  id: string;
  title: string;
  /** Number of its values that were added or deleted since the compared version. */
  changes: number;
}

/**
 * Number, legend and places of the changes since a version. The live region exists, empty, outside changes mode too, so
 * that turning it on is announced.
 */
export function ChangesSummary({ comparison, panels }: { comparison: Comparison | null; panels: Panel[] }) {
  const t = useTranslations('app');
  const changed = panels.filter(({ changes }) => changes > 0);
  const count = changed.reduce((sum, { changes }) => sum + changes, 0);
  const version = comparison?.version.text ?? '';
  const changes = t(`changes_${pluralSuffix(count)}`, { count });
  return (
    <div className={clsx(comparison && 'mb-5 flex flex-wrap items-center gap-x-8 gap-y-1')}>
      <div role="status">
        {comparison?.older && <p className="font-semibold">{t('changes_summary', { changes, version })}</p>}
        {comparison && !comparison.older && <Notice>{t('changes_not_loaded', { version })}</Notice>}
      </div>
      {changed.length > 0 && (
        <>
          {/* Screen readers announce the words at each change. */}
          <p aria-hidden className="flex gap-x-4 text-small">
            <Marked change="added">{t('change_added')}</Marked>
            <Marked change="deleted">{t('change_deleted')}</Marked>
          </p>
          <ul aria-label={t('changes_places')} className="flex w-full flex-wrap gap-x-5 large:hidden print:hidden">
            {changed.map((panel) => (
              <li key={panel.id}>
                <a href={`#${panel.id}`} className="inline-flex min-h-touch items-center gap-2 text-accent">
                  <span className="underline underline-offset-4">{panel.title}</span>
                  <ChangesCount count={panel.changes} />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The number of changes of a panel: a figure, with words for screen readers. Nothing for 0. */
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

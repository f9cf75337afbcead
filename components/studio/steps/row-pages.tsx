import { buttonStyle } from '@/components/studio/fields/field-frame';
import { useScopedMessages } from '@/lib/browser/scoped-messages';

/** Buttons to the previous and the next page of a long grid, with the numbers of the rows in view. */
export function RowPages({
  first,
  last,
  total,
  hasNext,
  onPage,
}: {
  /** Index of the first and of the last row in view. */
  first: number;
  last: number;
  total: number;
  hasNext: boolean;
  /** Called with the direction: 1 for the next page, -1 for the previous one. */
  onPage: (direction: 1 | -1) => void;
}) {
  const t = useScopedMessages('studio');
  return (
    <nav aria-label={t('studio_grid_pages')} className="mt-2 flex flex-wrap items-center gap-2">
      <button type="button" disabled={first === 0} onClick={() => onPage(-1)} className={buttonStyle}>
        {t('studio_previous_rows')}
      </button>
      <span className="tabular-nums">{t('studio_rows_of', { first: first + 1, last: last + 1, total })}</span>
      <button type="button" disabled={!hasNext} onClick={() => onPage(1)} className={buttonStyle}>
        {t('studio_next_rows')}
      </button>
    </nav>
  );
}

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { LanguageOptions, PictogramOptions } from '@/components/shell/lists/filter-options';
import { ArrowDown, ArrowUp } from '@/components/ui/icons/icons';
import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import type { ListQuery, ListSort } from '@/lib/domain/lists/list-query';
import { paths } from '@/lib/domain/pages/paths';
import { appendColon } from '@/lib/domain/languages/formatting';

/** Sort orders of the list with their initial direction: newest SDS first. */
const choices = [
  ['name', 'name'],
  ['code', 'code'],
  ['date', '-date'],
] as const satisfies [string, ListSort][];

const isDescending = (sort: ListSort) => sort.startsWith('-');

/** Links that sort the product list; the link of the current order reverses its direction. */
export function ListSort({
  query,
  sort,
  interfaceLang,
}: {
  query: ListQuery;
  /** The current order of the list. */
  sort: ListSort;
  interfaceLang: string;
}) {
  const t = useTranslations('app');
  return (
    <nav
      aria-label={t('product_list_sort')}
      className="flex flex-wrap items-center gap-x-1 text-small medium:gap-x-2 print:hidden"
    >
      <span aria-hidden className="text-ink-soft">
        {appendColon(t('product_list_sort'), interfaceLang)}
      </span>
      {choices.map(([key, start]) => {
        const isCurrent = sort.endsWith(key);
        const opposite = isDescending(sort) ? key : (`-${key}` as const);
        const Arrow = isDescending(sort) ? ArrowDown : ArrowUp;
        return (
          <PageLink
            key={key}
            href={paths.productList({ ...query, sort: isCurrent ? opposite : start, page: 1 })}
            scroll={false}
            aria-current={isCurrent ? 'true' : undefined}
            className={clsx(
              'flex min-h-touch items-center gap-1 rounded-control px-3 hover:bg-sunken',
              isCurrent && 'font-semibold',
            )}
          >
            {t(`product_list_sort_${key}`)}
            {isCurrent && (
              <>
                <Arrow aria-hidden className="size-4" />
                <span className="sr-only">
                  {t(isDescending(sort) ? 'product_list_descending' : 'product_list_ascending')}
                </span>
              </>
            )}
          </PageLink>
        );
      })}
    </nav>
  );
}

/** The filters of the product list, as fields of its search form. */
export function ListFilters({ query, interfaceLang }: { query: ListQuery; interfaceLang: string }) {
  const t = useTranslations('app');
  const select = (name: 'pictogram' | 'lang', label: string, options: ReactNode) => (
    <label className="grid w-full gap-1 medium:flex medium:w-auto medium:items-center medium:gap-2">
      <span className="text-small text-ink-soft">{appendColon(label, interfaceLang)}</span>
      <select
        name={name}
        defaultValue={query[name] ?? ''}
        className="min-h-touch w-full rounded-control border border-line-strong bg-surface px-3 medium:w-auto"
      >
        <option value="">{t('product_list_any')}</option>
        {options}
      </select>
    </label>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {select('pictogram', t('product_list_pictogram'), <PictogramOptions />)}
      {select('lang', t('product_list_sds_language'), <LanguageOptions />)}
      <label className="flex min-h-touch cursor-pointer items-center gap-2">
        <input type="checkbox" name="sds" value="none" defaultChecked={query.sds === 'none'} />
        {t('product_list_no_sds')}
      </label>
    </div>
  );
}

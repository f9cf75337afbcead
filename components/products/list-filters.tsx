import { useTranslations } from 'next-intl';
import { LanguageOptions, PictogramOptions } from '@/components/shell/lists/filter-options';
import type { ReactNode } from 'react';
import { type ListQuery } from '@/lib/domain/lists/list-query';
import { withColon } from '@/lib/domain/languages/formatting';

/** The filters of the product list, as fields of its search form. */
export function ListFilters({ query, interfaceLang }: { query: ListQuery; interfaceLang: string }) {
  const t = useTranslations('app');
  const select = (name: 'pictogram' | 'lang', label: string, options: ReactNode) => (
    <label className="flex flex-wrap items-center gap-x-2">
      <span className="text-small text-ink-soft">{withColon(label, interfaceLang)}</span>
      <select
        name={name}
        defaultValue={query[name] ?? ''}
        className="min-h-touch max-w-full rounded-control border border-line-strong bg-surface px-3"
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

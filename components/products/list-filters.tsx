import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { pictogramKey } from '@/lib/domain/product/hazards';
import { documentLanguages, inLanguage } from '@/lib/domain/languages/languages';
import { listPictograms, type ListQuery } from '@/lib/domain/lists/list-query';
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
      {select(
        'pictogram',
        t('product_list_pictogram'),
        listPictograms.map((id) => {
          const key = pictogramKey(id);
          return (
            <option key={id} value={id}>
              {key ? t(key) : id}
            </option>
          );
        }),
      )}
      {select(
        'lang',
        t('product_list_sds_language'),
        documentLanguages.map(({ id, code, name }) => (
          <option key={id} value={id} {...inLanguage(code)}>
            {name}
          </option>
        )),
      )}
      <label className="flex min-h-touch cursor-pointer items-center gap-2">
        <input type="checkbox" name="sds" value="none" defaultChecked={query.sds === 'none'} />
        {t('product_list_no_sds')}
      </label>
    </div>
  );
}

import { ChevronDown } from '@/components/ui/icons/icons';
import { useTranslations } from 'next-intl';
import { LanguageOptions, PictogramOptions } from '@/components/shell/lists/filter-options';
import type { ReactNode } from 'react';
import { type CatalogueQuery, signalWords, type Supplier } from '@/lib/domain/lists/catalogue';

/** The filters of the catalogue, as fields of its search form; open while one is active. */
export function CatalogueFilters({
  query,
  count,
  suppliers,
}: {
  query: CatalogueQuery;
  /** Number of active filters. */
  count: number;
  /** Empty on a supplier's page. */
  suppliers: Supplier[];
}) {
  const t = useTranslations('app');
  const select = (name: 'supplier' | 'pictogram' | 'signal' | 'lang', label: string, options: ReactNode) => (
    <label className="grid min-w-0 gap-1">
      <span className="text-small text-ink-soft">{label}</span>
      <select
        name={name}
        defaultValue={query[name] ?? ''}
        className="min-h-touch w-full rounded-control border border-line-strong bg-surface px-3"
      >
        <option value="">{t('product_list_any')}</option>
        {options}
      </select>
    </label>
  );
  return (
    <details className="group" open={count > 0}>
      <summary className="inline-flex min-h-touch cursor-pointer list-none items-center gap-2 rounded-control pr-3 font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
        {count > 0 ? t('catalogue_filters_active', { count }) : t('catalogue_filters')}
      </summary>
      <div className="mt-2 grid items-end gap-x-4 gap-y-3 medium:grid-cols-2 large:grid-cols-5">
        {suppliers.length > 0 &&
          select(
            'supplier',
            t('supplier'),
            suppliers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            )),
          )}
        {select('pictogram', t('product_list_pictogram'), <PictogramOptions />)}
        {select(
          'signal',
          t('signal_word'),
          signalWords.map((word) => (
            <option key={word} value={word}>
              {t(`signal_word_${word}`)}
            </option>
          )),
        )}
        {select('lang', t('product_list_sds_language'), <LanguageOptions />)}
        <label className="flex min-h-touch cursor-pointer items-center gap-2">
          <input type="checkbox" name="audience" value="public" defaultChecked={query.audience === 'public'} />
          {t('catalogue_public')}
        </label>
      </div>
    </details>
  );
}

import { Search } from '@/components/ui/icons/icons';
import { useTranslations } from 'next-intl';
import { maxSearchLength, type ListQuery } from '@/lib/domain/lists/list-query';
import { basePath, paths } from '@/lib/domain/pages/paths';
import { withColon } from '@/lib/domain/languages/formatting';
import type { ShareState } from '@/lib/domain/share/share-list';

export type SharesQuery = Pick<ListQuery, 'search' | 'state' | 'page' | 'interfaceLang'>;

/** Filters shares by recipient, product and state; a plain form. */
export function SharesFilter({
  query: { search, state, interfaceLang: chosenLang },
  states,
  interfaceLang,
}: {
  query: SharesQuery;
  /** The states that the platform can filter by. */
  states: ShareState[];
  interfaceLang: string;
}) {
  const t = useTranslations('app');
  return (
    <form
      role="search"
      action={basePath + paths.shareList()}
      className="mb-5 flex flex-wrap items-center gap-3 print:hidden"
    >
      {chosenLang && <input type="hidden" name="interfaceLang" value={chosenLang} />}
      <label className="relative flex min-w-0 grow basis-60 items-center medium:max-w-md">
        <span className="sr-only">{t('shares_search')}</span>
        <Search aria-hidden className="pointer-events-none absolute left-3 size-5 text-ink-soft" />
        <input
          type="search"
          name="search"
          autoComplete="off"
          maxLength={maxSearchLength}
          defaultValue={search}
          placeholder={t('shares_search')}
          className="min-h-touch w-full rounded-control border border-line-strong bg-surface pr-3 pl-10 placeholder:text-ink-soft"
        />
      </label>
      <label className="flex max-w-full flex-wrap items-center gap-x-2">
        <span className="text-small text-ink-soft">{withColon(t('shares_state'), interfaceLang)}</span>
        <select
          name="state"
          defaultValue={state ?? ''}
          className="min-h-touch max-w-full min-w-0 rounded-control border border-line-strong bg-surface px-3"
        >
          <option value="">{t('product_list_any')}</option>
          {states.map((one) => (
            <option key={one} value={one}>
              {t(`shares_state_${one}`)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="submit"
        className="min-h-touch cursor-pointer rounded-control border border-line-strong px-5 font-semibold hover:bg-sunken"
      >
        {t('product_list_search_button')}
      </button>
    </form>
  );
}

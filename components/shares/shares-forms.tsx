import { ChevronRight, Search } from '@/components/ui/icons/icons';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { appendColon } from '@/lib/domain/languages/formatting';
import { type ListQuery, maxSearchLength } from '@/lib/domain/lists/list-query';
import { basePath, paths } from '@/lib/domain/pages/paths';
import type { ListedShare, ShareState } from '@/lib/domain/share/share-list';

const button = 'min-h-touch cursor-pointer rounded-control border px-4 font-semibold';
const resend = `${button} border-line-strong hover:bg-sunken`;

/**
 * Resends or withdraws a share: plain forms, each in a disclosure with an explanation. `requestKey` identifies the
 * request, so that a form submitted twice sends once.
 */
export function ShareForms({
  share,
  requestKey,
  antiForgery,
  next,
}: {
  share: ListedShare;
  requestKey: string;
  antiForgery: string;
  /** In-app path of the current list. */
  next: string;
}) {
  const t = useTranslations('app');
  const failed = share.mails.filter(({ state }) => state === 'failed' || state === 'refused').length;
  const form = (action: string, fields: Record<string, string>, content: ReactNode) => (
    <form method="post" action={basePath + action}>
      {Object.entries({ ...fields, share: share.id, xsrf: antiForgery, next }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {content}
    </form>
  );
  const resendTo = (to: 'all' | 'failed') =>
    form(
      paths.api.shareResend(),
      { key: requestKey, to },
      <button className={resend}>{t(to === 'all' ? 'shares_resend_all' : 'shares_resend_failed')}</button>,
    );
  return (
    <div className="flex flex-col border-t border-line pt-1 medium:col-span-2 print:hidden">
      <Fold title={t('shares_resend')}>
        <p className="max-w-reading text-small">{t('shares_resend_text')}</p>
        <div className="flex flex-wrap gap-3">
          {failed > 0 && failed < share.mails.length && resendTo('failed')}
          {resendTo('all')}
        </div>
      </Fold>
      <Fold title={t('shares_withdraw')}>
        <p className="max-w-reading text-small">{t('shares_withdraw_text')}</p>
        {form(
          paths.api.shareWithdraw(),
          {},
          <button className={`${button} border-danger-rule text-danger hover:bg-danger-soft`}>
            {t('shares_withdraw_now')}
          </button>,
        )}
      </Fold>
    </div>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-touch cursor-pointer items-center gap-1.5 text-small font-semibold hover:underline">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {title}
      </summary>
      <div className="flex flex-col items-start gap-3 pb-3 pl-5.5">{children}</div>
    </details>
  );
}

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
        <span className="text-small text-ink-soft">{appendColon(t('shares_state'), interfaceLang)}</span>
        <select
          name="state"
          defaultValue={state ?? ''}
          className="min-h-touch max-w-full min-w-0 rounded-control border border-line-strong bg-surface px-3"
        >
          <option value="">{t('product_list_any')}</option>
          {states.map((state) => (
            <option key={state} value={state}>
              {t(`shares_state_${state}`)}
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

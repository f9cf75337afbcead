import { CircleAlert, CircleCheck, CircleX, Clock, FileCheck, type Icon, Undo2 } from '@/components/ui/icons/icons';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ShareForms, SharesFilter, type SharesQuery } from '@/components/shares/shares-forms';
import { ListFrame, type ListScreenProps } from '@/components/shell/lists/list-frame';
import { EmptyList, ListNotLoaded, ListPages } from '@/components/shell/lists/list-pages';
import { ButtonLink } from '@/components/ui/button-link';
import { Moment } from '@/components/ui/day';
import { LanguageNames } from '@/components/ui/language-names';
import { Notice } from '@/components/ui/notice';
import { PageLink } from '@/components/ui/page-link';
import { errorMessageKey } from '@/lib/domain/failures/failures';
import { documentLanguageId, nativeName } from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';
import { appendColon } from '@/lib/domain/languages/formatting';
import type { ListedShare, MailState, SharePage } from '@/lib/domain/share/share-list';
import { isShareDone, type ShareOutcome } from '@/lib/domain/share/share-outcome';

/** The user's shares by mail, with the state of each mail. */
export function SharesScreen({
  query,
  page,
  failureId,
  outcome = null,
  newKey,
  ...frame
}: ListScreenProps & {
  query: SharesQuery;
  /** Null if it cannot be loaded. */
  page: SharePage | null;
  /** Id of the failure in the log. */
  failureId: string | null;
  /** Result of a form on this page. */
  outcome?: ShareOutcome | null;
  /** Returns a new UUID for each form that sends. */
  newKey: () => string;
}) {
  const isNarrowed = query.search !== '' || query.state !== null;
  const { interfaceLang, viewing } = frame;
  const t = useTranslations('app');
  return (
    <ListFrame {...frame} current="shares">
      <h1 className="mb-5 text-h1-phone font-semibold medium:text-h1">{t('shares_title')}</h1>
      {outcome && <Outcome outcome={outcome} />}
      {page && page.states.length > 0 && (page.total > 0 || isNarrowed) && (
        <SharesFilter query={query} states={page.states} interfaceLang={interfaceLang} />
      )}
      {page === null && <ListNotLoaded path={paths.shareList(query)} type="SERVER_DOWN_ERROR" failureId={failureId} />}
      {page?.total === 0 && isNarrowed && (
        <EmptyList>
          <p className="font-semibold">{t('shares_nothing_found')}</p>
          <ButtonLink href={paths.shareList({ interfaceLang: query.interfaceLang })} kind="quiet">
            {t('shares_all')}
          </ButtonLink>
        </EmptyList>
      )}
      {page?.total === 0 && !isNarrowed && (
        <EmptyList>
          <div>
            <p className="font-semibold">{t('shares_none')}</p>
            <p className="text-ink-soft">{t('shares_none_hint')}</p>
          </div>
          <ButtonLink href={paths.productList()} kind="quiet">
            {t('product_list_title')}
          </ButtonLink>
        </EmptyList>
      )}
      {page && page.shares.length > 0 && (
        <>
          <p className="mb-4 max-w-reading text-small text-ink-soft">{t('shares_known')}</p>
          <ul aria-label={t('shares_title')} className="flex flex-col gap-4">
            {page.shares.map((share) => (
              <Share key={share.id} share={share} interfaceLang={interfaceLang}>
                {viewing.viewer && share.withdrawn === null && (
                  <ShareForms
                    share={share}
                    requestKey={newKey()}
                    antiForgery={viewing.viewer.antiForgery}
                    next={paths.shareList(query)}
                  />
                )}
              </Share>
            ))}
          </ul>
          <div className="mt-5">
            <ListPages page={query.page} pages={page.pages} pathOf={(to) => paths.shareList({ ...query, page: to })} />
          </div>
        </>
      )}
    </ListFrame>
  );
}

function Outcome({ outcome }: { outcome: ShareOutcome }) {
  const t = useTranslations('app');
  const isDone = isShareDone(outcome);
  return (
    <div role={isDone ? 'status' : 'alert'} className="mb-5">
      <Notice icon={isDone ? CircleCheck : CircleAlert}>
        {t(isDone ? `shares_done_${outcome}` : errorMessageKey(outcome))}
      </Notice>
    </div>
  );
}

function Share({
  share,
  interfaceLang,
  children,
}: {
  share: ListedShare;
  interfaceLang: string;
  /** Actions on the share. */
  children: ReactNode;
}) {
  const t = useTranslations('app');
  const lang = documentLanguageId(interfaceLang) ?? 1;
  return (
    <li className="grid gap-x-8 gap-y-3 rounded-card border border-line bg-surface p-4 medium:grid-cols-2 medium:p-5">
      <p className="text-small text-ink-soft medium:col-span-2">
        <Moment date={share.created} /> · {t(share.target === 'sds' ? 'shares_sds' : 'shares_overview')} ·{' '}
        <LanguageNames languages={[{ code: share.language, name: nativeName(share.language) }]} />
      </p>
      {share.withdrawn && (
        <div className="medium:col-span-2">
          <Notice icon={Undo2}>
            {t('shares_withdrawn')} <Moment date={share.withdrawn} />
          </Notice>
        </div>
      )}
      <ul aria-label={t('product_list_title')} className="min-w-0">
        {share.products.map(({ id, name, version }) => (
          <li key={id}>
            <PageLink
              href={paths.dossier(id, interfaceLang, 'pd', lang)}
              className="inline-flex min-h-touch items-center medium:min-h-7 font-semibold wrap-anywhere underline-offset-4 hover:underline"
            >
              {name}
            </PageLink>
            {version !== null && <span className="text-small text-ink-soft"> {t('version_of', { version })}</span>}
          </li>
        ))}
      </ul>
      <ul aria-label={t('shares_recipients')} className="min-w-0">
        {share.mails.map(({ recipient, state, response }) => (
          <li
            key={recipient}
            className="flex min-h-touch flex-wrap items-center medium:min-h-7 justify-between gap-x-4"
          >
            <span className="min-w-0 wrap-anywhere">{recipient}</span>
            <State state={state} />
            {response && (
              <span className="w-full text-small wrap-anywhere text-ink-soft">
                {appendColon(t('shares_mail_response'), interfaceLang)} <q lang="">{response}</q>
              </span>
            )}
          </li>
        ))}
      </ul>
      {children}
    </li>
  );
}

const shownAs: Record<MailState, [Icon, string]> = {
  sending: [Clock, 'text-ink-soft'],
  trying: [Clock, 'text-notice'],
  accepted: [CircleCheck, 'text-accent'],
  written: [FileCheck, 'text-ink-soft'],
  sent: [CircleCheck, 'text-accent'],
  refused: [CircleX, 'text-danger'],
  failed: [CircleX, 'text-danger'],
  withdrawn: [Undo2, 'text-ink-soft'],
};

function State({ state }: { state: MailState }) {
  const t = useTranslations('app');
  const [Icon, tone] = shownAs[state];
  return (
    <span className={`inline-flex items-center gap-1.5 text-small font-semibold ${tone}`}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {t(`shares_mail_${state}`)}
    </span>
  );
}

import { CircleCheck, CircleX, Clock, FileCheck, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { LanguageLink } from '@/components/shell/language-menu';
import { ListFrame } from '@/components/shell/list-frame';
import { ListNotLoaded } from '@/components/shell/list-not-loaded';
import { ListPages } from '@/components/shell/list-pages';
import { ButtonLink } from '@/components/ui/button-link';
import { Moment } from '@/components/ui/day';
import { LanguageNames } from '@/components/ui/language-names';
import { PageLink } from '@/components/ui/page-link';
import type { BrandId } from '@/lib/domain/brands';
import { documentLanguageId, nativeName } from '@/lib/domain/languages';
import type { ListQuery } from '@/lib/domain/list-query';
import { paths } from '@/lib/domain/paths';
import { withColon } from '@/lib/domain/punctuation';
import type { ListedShare, MailState, SharePage } from '@/lib/domain/share-list';
import type { Viewing } from '@/lib/domain/viewer';

/** What a user has shared by mail, and what became of each mail. */
export function SharesScreen({
  brand,
  interfaceLang,
  languages,
  viewing,
  query,
  page,
  failureId,
}: {
  brand: BrandId;
  interfaceLang: string;
  languages: LanguageLink[];
  viewing: Viewing;
  query: Pick<ListQuery, 'page' | 'interfaceLang'>;
  /** Null where it cannot be loaded now. */
  page: SharePage | null;
  /** Stands in the log. */
  failureId: string | null;
}) {
  const t = useTranslations('app');
  return (
    <ListFrame brand={brand} interfaceLang={interfaceLang} languages={languages} viewer={viewing.viewer}>
      <h1 className="mb-5 text-h1-phone font-semibold medium:text-h1">{t('shares_title')}</h1>
      {page === null && <ListNotLoaded path={paths.shareList(query)} type="SERVER_DOWN_ERROR" failureId={failureId} />}
      {page?.total === 0 && (
        <div className="flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-6 medium:p-8">
          <div>
            <p className="font-semibold">{t('shares_none')}</p>
            <p className="text-ink-soft">{t('shares_none_hint')}</p>
          </div>
          <ButtonLink href={paths.productList()} kind="quiet">
            {t('product_list_title')}
          </ButtonLink>
        </div>
      )}
      {page && page.shares.length > 0 && (
        <>
          <p className="mb-4 max-w-reading text-small text-ink-soft">{t('shares_known')}</p>
          <ul aria-label={t('shares_title')} className="flex flex-col gap-4">
            {page.shares.map((share) => (
              <Share key={share.id} share={share} interfaceLang={interfaceLang} />
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

function Share({ share, interfaceLang }: { share: ListedShare; interfaceLang: string }) {
  const t = useTranslations('app');
  const lang = documentLanguageId(interfaceLang) ?? 1;
  return (
    <li className="grid gap-x-8 gap-y-3 rounded-card border border-line bg-surface p-4 medium:grid-cols-2 medium:p-5">
      <p className="text-small text-ink-soft medium:col-span-2">
        <Moment date={share.created} /> · {t(share.target === 'sds' ? 'shares_sds' : 'shares_overview')} ·{' '}
        <LanguageNames languages={[{ code: share.language, name: nativeName(share.language) }]} />
      </p>
      <ul aria-label={t('product_list_title')} className="min-w-0">
        {share.products.map(({ id, name, version }) => (
          <li key={id}>
            <PageLink
              href={paths.dossier(id, interfaceLang, 'pd', lang)}
              className="inline-flex min-h-7 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
            >
              {name}
            </PageLink>
            {version !== null && <span className="text-small text-ink-soft"> {t('version_of', { version })}</span>}
          </li>
        ))}
      </ul>
      <ul aria-label={t('shares_recipients')} className="min-w-0">
        {share.mails.map(({ recipient, state, response }) => (
          <li key={recipient} className="flex min-h-7 flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">{recipient}</span>
            <State state={state} />
            {response && (
              <span className="w-full text-small wrap-anywhere text-ink-soft">
                {withColon(t('shares_mail_response'), interfaceLang)} <q lang="">{response}</q>
              </span>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

const shownAs: Record<MailState, [LucideIcon, string]> = {
  sending: [Clock, 'text-ink-soft'],
  trying: [Clock, 'text-notice'],
  accepted: [CircleCheck, 'text-accent'],
  written: [FileCheck, 'text-ink-soft'],
  sent: [CircleCheck, 'text-accent'],
  refused: [CircleX, 'text-danger'],
  failed: [CircleX, 'text-danger'],
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

import { useTranslations } from 'next-intl';
import { FollowButton, FollowPage, type FollowPageProps } from '@/components/follow/follow-page';
import { type TokenOutcome } from '@/lib/domain/follow/follow';
import { followPaths } from '@/lib/domain/follow/follow-paths';

interface Props extends FollowPageProps {
  /** What the token belongs to. */
  found: { product: { name: string; sheet: string } | null; isConfirmed: boolean } | 'unknown' | 'failed';
  outcome: TokenOutcome | null;
  token: string;
  interfaceLang: string;
}

/** Behind the link of the first mail: a button confirms, since programs that check mails open their links. */
export function ConfirmFollow({
  found,
  outcome,
  token,
  interfaceLang,
  antiForgery,
  ...page
}: Props & { antiForgery: string }) {
  const t = useTranslations('app');
  if (typeof found === 'string') return <NoLink {...page} reason={found} />;
  const { product, isConfirmed } = found;
  const name = product?.name ?? t('screen_gh');
  if (isConfirmed)
    return (
      <FollowPage {...page} title={t('follow_confirmed_title', { product: name })} sheet={product?.sheet}>
        <p role="status">{t('follow_confirmed_text')}</p>
      </FollowPage>
    );
  return (
    <FollowPage
      {...page}
      title={t('follow_title', { product: name })}
      failure={failureOf(t, outcome)}
      sheet={product?.sheet}
    >
      <p>{t('follow_confirm_text')}</p>
      <FollowButton action={followPaths.api.confirm()} fields={{ xsrf: antiForgery, token, interfaceLang }}>
        {t('follow_confirm_button')}
      </FollowButton>
    </FollowPage>
  );
}

/** Behind the link of every mail: a button ends the mails. It needs no cookie: who has the mail may end them. */
export function StopFollow({ found, outcome, token, interfaceLang, ...page }: Props) {
  const t = useTranslations('app');
  if (outcome === 'done')
    return (
      <FollowPage {...page} title={t('follow_stopped_title')}>
        <p role="status">{t('follow_stopped_text')}</p>
      </FollowPage>
    );
  if (typeof found === 'string') return <NoLink {...page} reason={found} />;
  const { product } = found;
  const action = followPaths.api.stop({ token, interfaceLang });
  return (
    <FollowPage
      {...page}
      title={product ? t('follow_stop_title', { product: product.name }) : t('follow_stop_plain')}
      failure={failureOf(t, outcome)}
      sheet={product?.sheet}
    >
      <p>{t('follow_stop_text')}</p>
      <FollowButton action={action} fields={{ page: '1' }}>
        {t('follow_stop_button')}
      </FollowButton>
      <p className="mt-4">{t('follow_stop_all_text')}</p>
      <FollowButton isQuiet action={action} fields={{ page: '1', all: '1' }}>
        {t('follow_stop_all')}
      </FollowButton>
    </FollowPage>
  );
}

function failureOf(t: ReturnType<typeof useTranslations<'app'>>, outcome: TokenOutcome | null): string | null {
  if (outcome === 'stale') return t('error_message_STALE_FORM');
  return outcome === 'failed' ? t('follow_failed') : null;
}

function NoLink({ reason, ...page }: FollowPageProps & { reason: 'unknown' | 'failed' }) {
  const t = useTranslations('app');
  return (
    <FollowPage {...page} title={t(reason === 'unknown' ? 'follow_unknown_title' : 'follow_later_title')}>
      <p>{t(reason === 'unknown' ? 'follow_unknown_text' : 'follow_failed')}</p>
    </FollowPage>
  );
}

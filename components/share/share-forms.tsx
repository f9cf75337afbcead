import { ChevronRight } from '@/components/ui/icons/icons';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { basePath, paths } from '@/lib/domain/pages/paths';
import type { ListedShare } from '@/lib/domain/share/share-list';

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

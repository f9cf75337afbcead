import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { errorMessageKey, type FailureType } from '@/lib/domain/failures/failures';

/** In the place of a list that cannot be had now. */
export function ListNotLoaded({
  path,
  type,
  failureId,
}: {
  /** In-app path by which it is asked for again. */
  path: string;
  type: FailureType;
  /** Stands in the log. */
  failureId: string | null;
}) {
  const t = useTranslations('app');
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-6 medium:p-8"
    >
      <div>
        <p className="font-semibold">{t('list_not_loaded')}</p>
        <p className="text-ink-soft">{t(errorMessageKey(type))}</p>
      </div>
      <ButtonLink href={path} kind="quiet">
        {t('try_again')}
      </ButtonLink>
      {failureId && <p className="text-small text-ink-soft">{t('error_id', { id: failureId })}</p>}
    </div>
  );
}

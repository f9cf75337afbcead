'use client';

import { CircleAlert, CircleCheck, CloudOff, LoaderCircle, LogIn, type LucideIcon } from 'lucide-react';
import clsx from 'clsx';
import { dateLocale } from '@/lib/browser/studio/date-locale';
import type { DraftSnapshot, SaveStatus as Status } from '@/lib/browser/studio/draft-store';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { refusalCodeOf } from '@/lib/domain/studio/drafts';
import { basePath, paths } from '@/lib/domain/pages/paths';

const styles: Record<Status, [LucideIcon, string]> = {
  saved: [CircleCheck, 'text-ink-soft'],
  saving: [LoaderCircle, 'text-ink-soft'],
  offline: [CloudOff, 'text-notice'],
  ended: [LogIn, 'text-notice'],
  conflict: [CircleAlert, 'text-danger'],
  refused: [CircleAlert, 'text-danger'],
};

/** Where the changes are: on the platform since when, or in this browser and why. */
export function SaveStatus({
  snapshot: { status, savedAt, refusal, isKept },
  page,
  onConflict,
}: {
  snapshot: Pick<DraftSnapshot, 'status' | 'savedAt' | 'refusal' | 'isKept'>;
  /** In-app path of this page, to which a login leads back. */
  page: string;
  onConflict: () => void;
}) {
  const t = useScopedMessages('studio');
  const [Icon, tone] = styles[status];
  const time =
    savedAt === null ? null : new Intl.DateTimeFormat(dateLocale(t.lang), { timeStyle: 'short' }).format(savedAt);
  const known = refusalCodeOf(refusal?.code ?? '');
  const texts: Record<Status, string> = {
    saved: time === null ? t('studio_all_saved') : t('studio_saved_at', { time }),
    saving: t('studio_saving'),
    offline: t('studio_offline'),
    ended: t('studio_ended'),
    conflict: t('studio_conflict'),
    refused: known ? t(`studio_refusal_${known}`) : (refusal?.message ?? t('studio_refused')),
  };
  const isAway = status !== 'saved' && status !== 'saving';
  return (
    <div
      className={clsx(
        'flex min-h-touch flex-wrap items-center gap-x-3',
        isAway && 'rounded-control bg-notice-soft px-3',
      )}
    >
      <p
        role="status"
        aria-live="polite"
        className={clsx('flex items-center gap-1.5 text-small', tone, isAway && 'font-semibold')}
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        {/* Hydration: the server does not know the visitor's time zone, and nothing has been saved there. */}
        <span>
          {texts[status]}
          {isAway && !isKept && ` ${t('studio_not_kept')}`}
        </span>
      </p>
      {status === 'ended' && (
        <a href={basePath + paths.login({ next: page })} className={linkStyle}>
          {t('log_in')}
        </a>
      )}
      {status === 'conflict' && (
        <button type="button" onClick={onConflict} className={linkStyle}>
          {t('studio_decide')}
        </button>
      )}
    </div>
  );
}

const linkStyle =
  'inline-flex min-h-touch cursor-pointer items-center text-small font-semibold text-accent underline underline-offset-4';

'use client';

import clsx from 'clsx';
import {
  CircleAlert,
  CircleCheck,
  CloudOff,
  LoaderCircle,
  LogIn,
  type LucideIcon,
  Redo2,
  Undo2,
  Users,
} from 'lucide-react';
import { StateBadge } from '@/components/studio/state-badge';
import { PageLink } from '@/components/ui/page-link';
import { dateLocale } from '@/lib/browser/studio/date-locale';
import type { DraftSnapshot, DraftStore, SaveStatus as Status } from '@/lib/browser/studio/draft-store';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { basePath, paths } from '@/lib/domain/pages/paths';
import { appendColon } from '@/lib/domain/languages/formatting';
import { refusalCodeOf } from '@/lib/domain/studio/drafts';
import { stepOfPlace } from '@/lib/domain/studio/steps';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

/** Name, state and place of the changes of a draft; undo and redo; who else is here. */
export function EditorHead({
  name,
  code,
  version,
  snapshot,
  store,
  page,
  isReadOnly,
  onConflict,
}: {
  name: string;
  code: string;
  /** The newest published version. */
  version: string | null;
  snapshot: DraftSnapshot;
  store: DraftStore;
  page: string;
  isReadOnly: boolean;
  onConflict: () => void;
}) {
  const t = useScopedMessages('studio');
  const { draft, state, others } = snapshot;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line pb-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-small">
          <PageLink href={studioPaths.products()} className="text-accent underline-offset-4 hover:underline">
            {t('studio_products')}
          </PageLink>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 text-h2 font-semibold wrap-anywhere">{name || t('studio_without_name')}</span>
          <StateBadge state={state} text={t(`studio_state_${state}`)} />
        </p>
        <p className="text-small text-ink-soft">
          {[code, version !== null && t('studio_published_version', { version })].filter(Boolean).join(' · ')}
        </p>
      </div>
      {others.length > 0 && (
        <p role="status" className="flex items-center gap-1.5 text-small text-ink-soft">
          <Users aria-hidden className="size-4 shrink-0" />
          <span>
            {others
              .map(({ name: person, section }) =>
                section === null
                  ? person
                  : t('studio_person_in', { name: person, step: t(`studio_step_${stepOfPlace(section)}`) }),
              )
              .join(', ')}
          </span>
        </p>
      )}
      <SaveStatus snapshot={snapshot} page={page} onConflict={onConflict} />
      {!isReadOnly && (
        <div className="flex gap-2">
          {/* Not disabled: a button that has the focus would lose it with the last change. */}
          <button type="button" aria-disabled={draft.past.length === 0} onClick={store.undo} className={toolButton}>
            <Undo2 aria-hidden className="size-4" />
            {t('undo')}
          </button>
          <button type="button" aria-disabled={draft.future.length === 0} onClick={store.redo} className={toolButton}>
            <Redo2 aria-hidden className="size-4" />
            {t('redo')}
          </button>
        </div>
      )}
    </div>
  );
}

const toolButton =
  'flex min-h-touch cursor-pointer items-center gap-1.5 rounded-control border border-line-strong px-2.5 text-small hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-ink-soft aria-disabled:opacity-60 aria-disabled:hover:bg-transparent';

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
  const refused = refusal?.message
    ? `${appendColon(t('studio_refused').replace(/\.$/, ''), t.lang)} ${refusal.message}`
    : t('studio_refused');
  const texts: Record<Status, string> = {
    saved: time === null ? t('studio_all_saved') : t('studio_saved_at', { time }),
    saving: t('studio_saving'),
    offline: t('studio_offline'),
    ended: t('studio_ended'),
    conflict: t('studio_conflict'),
    refused: known ? t(`studio_refusal_${known}`) : refused,
  };
  const isAway = status !== 'saved' && status !== 'saving';
  return (
    <div
      className={clsx(
        'flex min-h-touch flex-wrap items-center gap-x-3',
        isAway && 'rounded-control bg-notice-soft px-3 py-2',
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

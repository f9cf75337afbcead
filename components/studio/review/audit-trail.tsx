'use client';

import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import useSWR from 'swr';
import { quietButton } from '@/components/studio/button-styles';
import { FactValue } from '@/components/studio/fact-value';
import { usePointerLabel } from '@/components/studio/use-pointer-label';
import { useStudioFailure } from '@/components/studio/use-studio-failure';
import { dateLocale } from '@/lib/browser/studio/date-locale';
import { callStudio } from '@/lib/browser/studio/call-studio';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { hrefOf } from '@/lib/domain/pages/paths';
import type { StudioEvent } from '@/lib/domain/studio/drafts';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

/** Number of events that are shown at first. */
const firstCount = 20;

/** What the platform notes in English about the origin of a draft; of one that began with nothing it is `new`. */
const origins = [
  ['version', /^version (.+)$/],
  ['copy', /^copy of product (\d+)$/],
  ['demo', /^copy of the demo product (\d+)$/],
  ['file', /^(product file)$/],
  ['esdscom', /^(eSDScom)$/],
  ['table', /^(table)$/],
] as const;

/** Who did what and when, the last first, and the whole trail as a file. */
export function AuditTrail({ draft, revision, state }: { draft: string; revision: number; state: string }) {
  const t = useScopedMessages('studio');
  const labelOf = usePointerLabel();
  const { textOf } = useStudioFailure();
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const showWhole = () => {
    setWhole(true);
    list.current?.focus({ preventScroll: true });
  };
  const { data, error } = useSWR<{ events: StudioEvent[]; hasMore: boolean }, unknown>(
    [studioPaths.api.events(draft), revision, state],
    ([path]: [string]) => callStudio<{ events: StudioEvent[]; hasMore: boolean }>(path),
    { keepPreviousData: true },
  );
  const originOf = (comment: string): string =>
    origins.flatMap(([name, pattern]) => {
      const origin = pattern.exec(comment)?.[1];
      return origin === undefined ? [] : [t(`studio_origin_${name}`, { of: origin })];
    })[0] ?? (comment === 'new' ? '' : comment);
  const format = new Intl.DateTimeFormat(dateLocale(t.lang), { dateStyle: 'medium', timeStyle: 'short' });
  if (error !== undefined) return <p role="alert">{textOf(error)}</p>;
  const events = data?.events ?? [];
  return (
    <>
      <a href={hrefOf(studioPaths.api.eventsCsv(draft))} download className={`${quietButton} mb-3`}>
        <Download aria-hidden className="size-4" />
        {t('studio_trail_csv')}
      </a>
      <ol
        ref={list}
        tabIndex={-1}
        aria-label={t('studio_trail')}
        className="flex flex-col divide-y divide-line outline-none"
      >
        {events
          .slice(0, isWhole ? undefined : firstCount)
          .map(({ id, at, user, action, field, before, after, comment }) => (
            <li key={id} className="min-w-0 py-2">
              <p>
                <span className="font-semibold">{t(`studio_event_${action}`)}</span>
                {field && ` ${labelOf(field)}`}
                <span className="text-small text-ink-soft">
                  {' '}
                  · {user} · <time dateTime={at}>{format.format(new Date(at))}</time>
                </span>
              </p>
              {action === 'changed' && (
                <p className="text-small">
                  <del className="text-ink-soft">
                    <FactValue value={before} />
                  </del>{' '}
                  →{' '}
                  <ins className="no-underline">
                    <FactValue value={after} />
                  </ins>
                </p>
              )}
              {action === 'uploaded' && (
                <p className="text-small">
                  <FactValue value={after} />
                </p>
              )}
              {action === 'created' && <p className="text-small empty:hidden">{originOf(comment ?? '')}</p>}
              {action !== 'created' && comment && (
                <p className="border-l-4 border-line-strong pl-3 whitespace-pre-wrap wrap-anywhere">{comment}</p>
              )}
            </li>
          ))}
      </ol>
      {events.length > firstCount && !isWhole && (
        <button type="button" onClick={showWhole} className={`${quietButton} mt-3`}>
          {t('studio_trail_all', { count: events.length })}
        </button>
      )}
    </>
  );
}

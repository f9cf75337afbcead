'use client';

import clsx from 'clsx';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { hrefOf } from '@/lib/domain/pages/paths';
import { type FindingCounts, type StepId, stepIds } from '@/lib/domain/studio/steps';
import { studioPaths } from '@/lib/domain/studio/studio-paths';

/** Links to the steps with the number of their findings; a choice list where there is no room for them. */
export function StepNav({
  draft,
  current,
  counts,
  onGo,
}: {
  draft: string;
  current: StepId;
  counts: Record<StepId, FindingCounts>;
  onGo: (step: StepId) => void;
}) {
  const t = useScopedMessages('studio');
  const count = ({ open, errors, warnings }: FindingCounts) => open + errors + warnings;
  return (
    <>
      <label className="flex flex-col text-small text-ink-soft large:hidden">
        {t('studio_step')}
        <select
          value={current}
          onChange={({ target }) => onGo(target.value as StepId)}
          className="min-h-touch rounded-control border border-line-strong bg-surface px-3 text-body font-semibold text-ink"
        >
          {stepIds.map((id, index) => (
            <option key={id} value={id}>
              {`${index + 1} ${t(`studio_step_${id}`)}${count(counts[id]) > 0 ? ` (${count(counts[id])})` : ''}`}
            </option>
          ))}
        </select>
      </label>
      <nav aria-label={t('studio_steps')} className="sticky top-4 hidden large:block">
        <ol className="flex flex-col">
          {stepIds.map((id, index) => (
            <li key={id}>
              <a
                href={hrefOf(studioPaths.step(draft, id))}
                aria-current={id === current ? 'step' : undefined}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onGo(id);
                }}
                className={clsx(
                  'flex min-h-touch items-center gap-2 rounded-control border-l-4 px-3 hover:bg-sunken',
                  id === current ? 'border-accent bg-sunken font-semibold' : 'border-transparent text-ink-soft',
                )}
              >
                <span className="w-5 shrink-0 text-small tabular-nums">{index + 1}</span>
                <span className="min-w-0 flex-1">{t(`studio_step_${id}`)}</span>
                <StepCount {...counts[id]} />
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}

function StepCount({ open, errors, warnings }: FindingCounts) {
  const t = useScopedMessages('studio');
  if (open + errors + warnings === 0) return null;
  return (
    <span
      className={clsx(
        'rounded-full px-2 text-small font-semibold tabular-nums',
        errors > 0
          ? 'bg-danger-soft text-danger'
          : warnings > 0
            ? 'bg-notice-soft text-notice'
            : 'border border-line-strong text-ink-soft',
      )}
    >
      <span aria-hidden>{open + errors + warnings}</span>
      <span className="sr-only">{t('studio_counts_open', { open, errors, warnings })}</span>
    </span>
  );
}

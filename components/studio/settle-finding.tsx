'use client';

import { type KeyboardEvent, useId, useState } from 'react';
import { quietButton } from '@/components/studio/button-styles';
import { inputStyle } from '@/components/studio/fields/field-frame';
import { dateLocale } from '@/lib/browser/studio/date-locale';
import type { Settling } from '@/lib/browser/studio/use-settling';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { type Finding, maxReasonLength, type SettledKey } from '@/lib/domain/studio/step-props';

const linkStyle =
  'inline-flex min-h-touch cursor-pointer items-center text-left text-small font-semibold text-accent underline underline-offset-4 medium:min-h-7';

/** Escape folds it and leads back to what unfolds it. */
const foldOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
  const { currentTarget: details, key } = event;
  if (key !== 'Escape' || !details.open) return;
  details.open = false;
  details.querySelector('summary')?.focus();
};

/** Settles a warning with a reason, for the product or for all of its workgroup; `name` is that of the finding. */
export function SettleForm({ finding, name, settling }: { finding: SettledKey; name: string; settling: Settling }) {
  const t = useScopedMessages('studio');
  const id = useId();
  const [reason, setReason] = useState('');
  const [isForAll, setForAll] = useState(false);
  const excess = reason.trim().length - maxReasonLength;
  const canSettle = reason.trim() !== '' && excess <= 0;
  return (
    <details onKeyDown={foldOnEscape}>
      <summary className={linkStyle}>
        {t('studio_settle')}
        <span className="sr-only">: {name}</span>
      </summary>
      <form
        className="mt-1 mb-2 flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (canSettle) settling.settle(finding, reason.trim(), isForAll);
        }}
      >
        <label htmlFor={`${id}-reason`} className="text-small font-semibold">
          {t('studio_settle_reason')}
        </label>
        <textarea
          id={`${id}-reason`}
          rows={2}
          required
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          aria-invalid={excess > 0 || undefined}
          aria-describedby={excess > 0 ? `${id}-excess` : undefined}
          className={`${inputStyle} field-sizing-content max-h-60`}
        />
        {excess > 0 && (
          <p id={`${id}-excess`} role="status" className="text-small font-semibold text-danger">
            {t('studio_settle_reason_over', { count: excess })}
          </p>
        )}
        <label className="flex min-h-touch items-center gap-2 text-small">
          <input
            type="checkbox"
            checked={isForAll}
            onChange={({ target }) => setForAll(target.checked)}
            className="size-5 shrink-0"
          />
          {t('studio_settle_for_all')}
        </label>
        <button type="submit" disabled={!canSettle} className={`${quietButton} self-start`}>
          {t('studio_settle')}
        </button>
      </form>
    </details>
  );
}

/** Why, by whom and when a warning was settled; what `justifications` settles is opened where the justification stands. */
export function Settled({
  finding,
  name,
  settling,
}: {
  finding: Finding;
  name: string;
  settling?: Settling | undefined;
}) {
  const t = useScopedMessages('studio');
  const { user, date, scope, reason } = finding.settled!;
  const format = new Intl.DateTimeFormat(dateLocale(t.lang), { dateStyle: 'medium', timeZone: 'UTC' });
  const who = [user, date && format.format(new Date(date)), scope === 'workgroup' && t('studio_settled_for_all')];
  return (
    <>
      <p className="whitespace-pre-wrap wrap-anywhere">{reason}</p>
      <p className="text-small text-ink-soft">{who.filter(Boolean).join(' · ')}</p>
      {settling && finding.key && (
        <button type="button" onClick={() => settling.reopen(finding)} className={linkStyle}>
          {t('studio_reopen')}
          <span className="sr-only">: {name}</span>
        </button>
      )}
    </>
  );
}

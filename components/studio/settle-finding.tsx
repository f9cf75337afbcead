'use client';

import { useId, useState } from 'react';
import { quietButton } from '@/components/studio/button-styles';
import { usePointerLabel } from '@/components/studio/use-pointer-label';
import { useStudioFailure } from '@/components/studio/use-studio-failure';
import { dateLocale } from '@/lib/browser/studio/date-locale';
import type { Settling } from '@/lib/browser/studio/use-settling';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { nameFields } from '@/lib/domain/studio/pointers';
import { type Finding, maxReasonLength, type SettledKey } from '@/lib/domain/studio/step-props';

/** Settles a warning with a reason, for the product or for all of its workgroup. */
export function SettleForm({ finding, settling }: { finding: SettledKey; settling: Settling }) {
  const t = useScopedMessages('studio');
  const { textOf } = useStudioFailure();
  const id = useId();
  const [reason, setReason] = useState('');
  const [isForAll, setForAll] = useState(false);
  return (
    <details>
      <summary className="inline-flex min-h-touch cursor-pointer items-center text-small font-semibold text-accent underline underline-offset-4 medium:min-h-7">
        {t('studio_settle')}
      </summary>
      <form
        className="mt-1 mb-2 flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() !== '') settling.settle(finding, reason.trim(), isForAll);
        }}
      >
        <label htmlFor={`${id}-reason`} className="text-small font-semibold">
          {t('studio_settle_reason')}
        </label>
        <textarea
          id={`${id}-reason`}
          rows={2}
          required
          maxLength={maxReasonLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          className="w-full rounded-control border border-line-strong bg-surface p-2"
        />
        <label className="flex min-h-touch items-center gap-2 text-small">
          <input
            type="checkbox"
            checked={isForAll}
            onChange={({ target }) => setForAll(target.checked)}
            className="size-5 shrink-0"
          />
          {t('studio_settle_for_all')}
        </label>
        <button type="submit" disabled={reason.trim() === ''} className={`${quietButton} self-start`}>
          {t('studio_settle')}
        </button>
        {settling.error && (
          <p role="alert" className="text-small font-semibold text-danger">
            {textOf(settling.error)}
          </p>
        )}
      </form>
    </details>
  );
}

/** Settled warnings, each with who settled it, when and why. */
export function SettledFindings({
  findings,
  settling,
}: {
  findings: readonly Finding[];
  settling?: Settling | undefined;
}) {
  const t = useScopedMessages('studio');
  const labelOf = usePointerLabel();
  const format = new Intl.DateTimeFormat(dateLocale(t.lang), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <ul className="flex flex-col gap-3">
      {findings.map((finding, index) => {
        const { pointer, message, language = 'en', settled } = finding;
        const { user, date, scope, reason } = settled!;
        const who = [user, date && format.format(new Date(date)), scope === 'workgroup' && t('studio_settled_for_all')];
        return (
          <li key={`${index} ${pointer}`} className="min-w-0 border-l-4 border-line pl-3">
            <p lang={language} className="wrap-break-word text-ink-soft">
              {[labelOf(pointer), nameFields(message, labelOf)].filter(Boolean).join(': ')}
            </p>
            <p className="whitespace-pre-wrap wrap-anywhere">{reason}</p>
            <p className="text-small text-ink-soft">{who.filter(Boolean).join(' · ')}</p>
            {settling && finding.key && (
              <button
                type="button"
                onClick={() => settling.reopen(finding)}
                className="inline-flex min-h-touch cursor-pointer items-center text-small font-semibold text-accent underline underline-offset-4 medium:min-h-7"
              >
                {t('studio_reopen')}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

'use client';

import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { MouseEvent } from 'react';
import { goToSetting, settingId, settingOf } from '@/components/label/setting-row';
import { byWeight, findingLevels, type FindingLevel, type LabelAudit } from '@/lib/domain/label/label-audit';

export interface LabelFindingsTexts {
  audit: string;
  levels: Record<FindingLevel, string>;
  /** With `{error}`, `{warning}`, `{info}`: how many there are of each. */
  counts: string;
  nothing: string;
  unavailable: string;
  notChecked: string;
  /** With `{setting}`. */
  change: string;
  /** By profile, those that have a name. */
  profiles: Record<string, string>;
}

const looks: Record<FindingLevel, { Icon: typeof Info; frame: string; tone: string }> = {
  error: { Icon: CircleAlert, frame: 'border-danger-rule', tone: 'text-danger' },
  warning: { Icon: TriangleAlert, frame: 'border-notice-rule', tone: 'text-notice' },
  info: { Icon: Info, frame: 'border-line-strong', tone: 'text-ink-soft' },
};

/** The check of the label: findings by weight, each with its provision and the way to the setting that mends it. */
export function LabelFindings({
  audit,
  names,
  texts,
}: {
  /** Null while the label cannot be checked. */
  audit: LabelAudit | null;
  /** Of the settings, by name in the query. */
  names: Record<string, string>;
  texts: LabelFindingsTexts;
}) {
  const count = (level: FindingLevel) => audit?.findings.filter((finding) => finding.level === level).length ?? 0;
  const counts = findingLevels.reduce((text, level) => text.replace(`{${level}}`, String(count(level))), texts.counts);
  const follow = (event: MouseEvent, setting: string) => {
    event.preventDefault();
    goToSetting(setting);
  };
  return (
    <section
      aria-labelledby="label-audit-title"
      className="min-w-0 rounded-card border border-line bg-surface p-5 print:hidden"
    >
      <h2 id="label-audit-title" className="text-h2 font-semibold">
        {texts.audit}
      </h2>
      {audit && <p className="text-small text-ink-soft">{texts.profiles[audit.profile] ?? audit.profile}</p>}
      <p role="status" className="mt-2 mb-3">
        {audit === null ? (
          texts.unavailable
        ) : audit.findings.length > 0 ? (
          counts
        ) : (
          <span className="flex items-center gap-2">
            <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
            {texts.nothing}
          </span>
        )}
      </p>
      {audit && audit.findings.length > 0 && (
        <ul className="space-y-3">
          {byWeight(audit.findings).map(({ code, level, provision, message, setting }, index) => {
            const { Icon, frame, tone } = looks[level];
            const name = setting === null ? undefined : names[settingOf(setting)];
            return (
              <li key={`${code} ${index}`} className={clsx('border-l-4 pl-3', frame)}>
                <p className={clsx('flex items-center gap-1.5 text-small font-semibold', tone)}>
                  <Icon aria-hidden className="size-4 shrink-0" />
                  {texts.levels[level]}
                </p>
                <p className="leading-6 wrap-break-word">{message}</p>
                <p className="text-small text-ink-soft">{provision}</p>
                {setting !== null && name !== undefined && (
                  <a
                    href={`#${settingId(setting)}`}
                    onClick={(event) => follow(event, setting)}
                    className="inline-flex min-h-touch items-center text-accent underline underline-offset-4"
                  >
                    {texts.change.replace('{setting}', name)}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {audit && audit.notChecked.length > 0 && (
        <details className="mt-3">
          <summary className="flex min-h-touch items-center font-semibold underline underline-offset-4">
            {texts.notChecked} ({audit.notChecked.length})
          </summary>
          <ul className="list-disc space-y-1 pl-5 text-small">
            {audit.notChecked.map(({ code, why }) => (
              <li key={code}>{why}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

'use client';

import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, type Icon } from '@/components/ui/icons/icons';
import { NextSize, type SizeChoiceProps } from '@/components/label/label-refusal';
import { goToSetting, settingId, settingKeys, settingOf } from '@/components/label/setting-row';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { sortBySeverity, type FindingLevel, type LabelAudit, type LabelFinding } from '@/lib/domain/label/label-audit';

/** Message key of the name of a setting that a finding names; undefined for one that the editor does not have. */
const settingKey = (query: string) =>
  (settingKeys as Partial<Record<string, (typeof settingKeys)[keyof typeof settingKeys]>>)[settingOf(query)];

const styles: Record<FindingLevel, { Icon: Icon; frame: string; tone: string }> = {
  error: { Icon: CircleAlert, frame: 'border-danger-rule', tone: 'text-danger' },
  warning: { Icon: TriangleAlert, frame: 'border-notice-rule', tone: 'text-notice' },
  info: { Icon: Info, frame: 'border-line-strong', tone: 'text-ink-soft' },
};

/** The audit of the label: what is not printed as set, and the next larger size; findings by severity, each with its provision and a link to the setting that resolves it. */
export function LabelFindings({
  audit,
  choice,
}: {
  /** Null if the audit is unavailable. */
  audit: LabelAudit | null;
  choice: SizeChoiceProps;
}) {
  const t = useScopedMessages('labelEditor');
  const count = (level: FindingLevel) => audit?.findings.filter((finding) => finding.level === level).length ?? 0;
  const counts = { error: count('error'), warning: count('warning'), info: count('info') };
  return (
    <section
      aria-labelledby="label-audit-title"
      className="min-w-0 rounded-card border border-line bg-surface p-5 print:hidden"
    >
      <h2 id="label-audit-title" className="text-h2 font-semibold">
        {t('label_audit')}
      </h2>
      {audit && (
        <p className="text-small text-ink-soft">
          {t.find(`label_profile_${audit.profile.replaceAll('-', '_')}`) ?? audit.profile}
        </p>
      )}
      <p role="status" className="mt-2 mb-3">
        {audit === null ? (
          t('label_audit_unavailable')
        ) : audit.findings.length > 0 ? (
          t('label_audit_counts', counts)
        ) : (
          <span className="flex items-center gap-2">
            <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
            {t('label_audit_nothing')}
          </span>
        )}
      </p>
      {audit && audit.givenUp.length > 0 && <GivenUpElements audit={audit} choice={choice} />}
      {audit && audit.findings.length > 0 && (
        <ul className="space-y-3">
          {sortBySeverity(audit.findings).map((finding, index) => (
            <Finding key={`${finding.code} ${index}`} finding={finding} />
          ))}
        </ul>
      )}
      {audit && audit.notChecked.length > 0 && (
        <details className="mt-3">
          <summary className="flex min-h-touch items-center font-semibold underline underline-offset-4">
            {t('label_not_checked')} ({audit.notChecked.length})
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

/** What is not printed as set, for want of room, and the next larger size. */
function GivenUpElements({ audit, choice }: { audit: LabelAudit; choice: SizeChoiceProps }) {
  const t = useScopedMessages('labelEditor');
  return (
    <section aria-labelledby="label-given-up" className="mb-4 border-b border-line pb-3">
      <h3 id="label-given-up" className="font-semibold">
        {t('label_given_up')}
      </h3>
      <ol className="mt-1 list-decimal space-y-1 pl-5">
        {audit.givenUp.map(({ step, message, provision }) => (
          <li key={step} className="leading-6">
            {message} <span className="text-small text-ink-soft">{provision}</span>
          </li>
        ))}
      </ol>
      {audit.sizes[0] && (
        <div className="mt-3">
          <NextSize size={audit.sizes[0]} {...choice} />
        </div>
      )}
    </section>
  );
}

function Finding({ finding: { level, provision, message, setting } }: { finding: LabelFinding }) {
  const t = useScopedMessages('labelEditor');
  const { Icon, frame, tone } = styles[level];
  const key = setting === null ? undefined : settingKey(setting);
  return (
    <li className={clsx('border-l-4 pl-3', frame)}>
      <p className={clsx('flex items-center gap-1.5 text-small font-semibold', tone)}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {t(`finding_${level}`)}
      </p>
      <p className="leading-6 wrap-break-word">{message}</p>
      <p className="text-small text-ink-soft">{provision}</p>
      {setting !== null && key !== undefined && (
        <a
          href={`#${settingId(setting)}`}
          onClick={(event) => {
            event.preventDefault();
            goToSetting(setting);
          }}
          className="inline-flex min-h-touch items-center text-accent underline underline-offset-4"
        >
          {t('label_change_setting', { setting: t(key) })}
        </a>
      )}
    </li>
  );
}

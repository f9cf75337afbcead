'use client';

import { Redo2, RotateCcw, Undo2 } from '@/components/ui/icons/icons';
import { LabelSettingList, type LabelSettingListProps } from '@/components/label/label-setting-list';
import { settingId, settingKeys, settingOf } from '@/components/label/setting-row';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import type { LabelIssue } from '@/lib/domain/label/label-query';
import { type LabelFlag, labelFlags, type LabelSettings, withLabelFlag } from '@/lib/domain/label/label-settings';

/**
 * All settings of a label: rows that open dialogs, and checkboxes. Without JavaScript it is a GET form whose fields
 * form the URL of the label.
 */
export function LabelSettingsForm({
  issueText,
  action,
  flags,
  undo,
  redo,
  reset,
  ...list
}: LabelSettingListProps & {
  issueText: (issue: LabelIssue) => string;
  /** Path of the page, with the base path. */
  action: string;
  /** The flags that are offered. */
  flags: readonly LabelFlag[];
  /** Null if there is nothing to undo. */
  undo: (() => void) | null;
  redo: (() => void) | null;
  reset: (() => void) | null;
}) {
  const { settings, issues, onChange } = list;
  const t = useScopedMessages('labelEditor');
  const issueOf = (query: string): string | null => {
    const issue = issues.find(({ field }) => settingOf(field) === query);
    return issue ? issueText(issue) : null;
  };
  return (
    <form
      method="get"
      action={action}
      aria-labelledby="label-settings-title"
      className="min-w-0 rounded-card border border-line bg-surface p-4 print:hidden"
    >
      <h2 id="label-settings-title" className="mb-3 px-2 text-h2 font-semibold">
        {t('label_settings')}
      </h2>
      <HistoryButtons undo={undo} redo={redo} reset={reset} />
      <LabelSettingList {...list} issueOf={issueOf} />
      <FlagBoxes settings={settings} offered={flags} issueOf={issueOf} onChange={onChange} />
      <noscript>
        <button
          type="submit"
          className="mt-3 min-h-touch w-full rounded-control bg-accent px-5 font-semibold text-accent-on"
        >
          {t('apply')}
        </button>
      </noscript>
    </form>
  );
}

/** Spec §3 "checkbox flags": optional parts of the label to include or omit. */
function FlagBoxes({
  settings,
  offered,
  issueOf,
  onChange,
}: {
  settings: LabelSettings;
  offered: readonly LabelFlag[];
  issueOf: (query: string) => string | null;
  onChange: (settings: LabelSettings) => void;
}) {
  const t = useScopedMessages('labelEditor');
  const box = (flag: LabelFlag) => {
    const issue = issueOf(flag);
    return (
      <li key={flag} id={settingId(flag)}>
        <label className="flex min-h-touch cursor-pointer items-center gap-3 rounded-control px-2 py-1 leading-6 hover:bg-sunken">
          <input
            type="checkbox"
            name={flag}
            value="1"
            checked={settings.flags[flag] === '1'}
            onChange={({ target }) => onChange(withLabelFlag(settings, flag, target.checked))}
          />
          {t(settingKeys[flag])}
        </label>
        {issue && <p className="px-2 text-small font-semibold text-danger">{issue}</p>}
      </li>
    );
  };
  return (['add', 'leaveOut'] as const).map((group) => (
    <fieldset key={group} className="border-t border-line pt-3">
      <legend className="float-left mb-1 w-full px-2 font-semibold">
        {t(group === 'add' ? 'label_add' : 'label_leave_out')}
      </legend>
      <ul className="clear-both">{labelFlags[group].filter((flag) => offered.includes(flag)).map(box)}</ul>
    </fieldset>
  ));
}

const toolButton =
  'flex min-h-touch cursor-pointer items-center gap-1.5 rounded-control border border-line-strong px-2.5 text-small hover:bg-sunken disabled:cursor-not-allowed disabled:border-line disabled:text-ink-soft disabled:opacity-60';

/** Undo, redo and reset; each is null if unavailable. */
function HistoryButtons({
  undo,
  redo,
  reset,
}: {
  undo: (() => void) | null;
  redo: (() => void) | null;
  reset: (() => void) | null;
}) {
  const t = useScopedMessages('labelEditor');
  return (
    <div className="needs-script mb-3 flex flex-wrap gap-2 px-2">
      <button type="button" disabled={!undo} onClick={() => undo?.()} className={toolButton}>
        <Undo2 aria-hidden className="size-4" />
        {t('undo')}
      </button>
      <button type="button" disabled={!redo} onClick={() => redo?.()} className={toolButton}>
        <Redo2 aria-hidden className="size-4" />
        {t('redo')}
      </button>
      <button type="button" disabled={!reset} onClick={() => reset?.()} className={toolButton}>
        <RotateCcw aria-hidden className="size-4" />
        {t('reset')}
      </button>
    </div>
  );
}

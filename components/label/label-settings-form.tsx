'use client';

import { FlagBoxes } from '@/components/label/flag-boxes';
import { HistoryButtons } from '@/components/label/history-buttons';
import { LabelSettingList, type LabelSettingListProps } from '@/components/label/label-setting-list';
import { settingOf } from '@/components/label/setting-id';
import type { LabelIssue } from '@/lib/domain/label-query';

/**
 * All settings of a label: rows that open their dialogs, and checkboxes. Without JavaScript it is a form whose fields make
 * the address of the label.
 */
export function LabelSettingsForm({
  issueText,
  action,
  undo,
  redo,
  reset,
  ...list
}: LabelSettingListProps & {
  issueText: (issue: LabelIssue) => string;
  /** Whole path of the page. */
  action: string;
  /** Null where there is nothing to do. */
  undo: (() => void) | null;
  redo: (() => void) | null;
  reset: (() => void) | null;
}) {
  const { settings, issues, onChange, texts } = list;
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
        {texts.settings}
      </h2>
      <HistoryButtons undo={undo} redo={redo} reset={reset} texts={texts} />
      <LabelSettingList {...list} issueOf={issueOf} />
      <FlagBoxes
        settings={settings}
        issueOf={issueOf}
        onChange={onChange}
        texts={{ groups: texts.flagGroups, names: texts.names }}
      />
      <noscript>
        <button
          type="submit"
          className="mt-3 min-h-touch w-full rounded-control bg-accent px-5 font-semibold text-accent-on"
        >
          {texts.apply}
        </button>
      </noscript>
    </form>
  );
}

'use client';

import { FlagBoxes } from '@/components/label/flag-boxes';
import { HistoryButtons } from '@/components/label/history-buttons';
import { LabelSettingList, type LabelSettingListProps } from '@/components/label/label-setting-list';
import { settingOf } from '@/components/label/setting-id';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import type { LabelFault } from '@/lib/domain/label-query';

/**
 * All settings of a label: rows that open their dialogs, and checkboxes. Without JavaScript it is a form whose fields make
 * the address of the label.
 */
export function LabelSettingsForm({
  faultText,
  action,
  undo,
  redo,
  reset,
  ...list
}: LabelSettingListProps & {
  faultText: (fault: LabelFault) => string;
  /** Whole path of the page. */
  action: string;
  /** Null where there is nothing to do. */
  undo: (() => void) | null;
  redo: (() => void) | null;
  reset: (() => void) | null;
}) {
  const { settings, faults, onChange } = list;
  const t = useScopedMessages('labelEditor');
  const faultOf = (query: string): string | null => {
    const fault = faults.find(({ field }) => settingOf(field) === query);
    return fault ? faultText(fault) : null;
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
      <LabelSettingList {...list} faultOf={faultOf} />
      <FlagBoxes settings={settings} faultOf={faultOf} onChange={onChange} />
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

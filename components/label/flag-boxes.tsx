'use client';

import { settingId, settingKeys } from '@/components/label/setting-id';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { type LabelFlag, labelFlags, type LabelSettings, withLabelFlag } from '@/lib/domain/label-settings';

/** Spec §3 "checkbox flags": what the label shows besides, and what it leaves out. */
export function FlagBoxes({
  settings,
  faultOf,
  onChange,
}: {
  settings: LabelSettings;
  faultOf: (query: string) => string | null;
  onChange: (settings: LabelSettings) => void;
}) {
  const t = useScopedMessages('labelEditor');
  const box = (flag: LabelFlag) => {
    const fault = faultOf(flag);
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
        {fault && <p className="px-2 text-small font-semibold text-danger">{fault}</p>}
      </li>
    );
  };
  return (['add', 'leaveOut'] as const).map((group) => (
    <fieldset key={group} className="border-t border-line pt-3">
      <legend className="float-left mb-1 w-full px-2 font-semibold">
        {t(group === 'add' ? 'label_add' : 'label_leave_out')}
      </legend>
      <ul className="clear-both">{labelFlags[group].map(box)}</ul>
    </fieldset>
  ));
}

'use client';

import { settingId } from '@/components/label/setting-id';
import { type LabelFlag, labelFlags, type LabelSettings, withLabelFlag } from '@/lib/domain/label-settings';

/** Spec §3 "checkbox flags": what the label shows besides, and what it leaves out. */
export function FlagBoxes({
  settings,
  issueOf,
  onChange,
  texts,
}: {
  settings: LabelSettings;
  issueOf: (query: string) => string | null;
  onChange: (settings: LabelSettings) => void;
  texts: { groups: Record<keyof typeof labelFlags, string>; names: Record<string, string> };
}) {
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
          {texts.names[flag]}
        </label>
        {issue && <p className="px-2 text-small font-semibold text-danger">{issue}</p>}
      </li>
    );
  };
  return (['add', 'leaveOut'] as const).map((group) => (
    <fieldset key={group} className="border-t border-line pt-3">
      <legend className="float-left mb-1 w-full px-2 font-semibold">{texts.groups[group]}</legend>
      <ul className="clear-both">{labelFlags[group].map(box)}</ul>
    </fieldset>
  ));
}

'use client';

import { useId, useState } from 'react';
import { OkDialog } from '@/components/label/ok-dialog';
import { plainField, settingId, settingKeys, SettingRow, settingTrigger } from '@/components/label/setting-row';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { maxPackTextLength, parsePackText } from '@/lib/domain/label/label-settings';

const query = 'vseb';

/** Spec §4, modal type 6: the text of the pack's content. */
export function PackTextSetting({
  packText,
  requested,
  issue,
  onChange,
}: {
  packText: string;
  /** The invalid value of the URL. */
  requested?: string;
  issue: string | null;
  onChange: (packText: string) => void;
}) {
  const t = useScopedMessages('labelEditor');
  const name = t(settingKeys[query]);
  const id = useId();
  const [draft, setDraft] = useState(packText);
  const parsed = parsePackText(draft);
  // An overlong value is cut; its beginning is enough to recognise it.
  const initial = (requested ?? packText).slice(0, 4 * maxPackTextLength);
  return (
    <SettingRow
      query={query}
      issue={issue}
      plain={
        <label className="block px-2 py-1.5 text-small text-ink-soft">
          {name}
          <input name={query} defaultValue={initial} className={plainField} />
        </label>
      }
    >
      <OkDialog
        title={name}
        canOk={parsed !== null}
        onOpen={() => setDraft(initial)}
        onOk={() => onChange(parsed ?? packText)}
        trigger={settingTrigger({
          name,
          value: packText || t('label_pack_text_none'),
          issueId: issue ? `${settingId(query)}-issue` : undefined,
        })}
      >
        <label htmlFor={id} className="mb-1 block text-small font-semibold">
          {t('label_pack_text_hint')}
        </label>
        <input
          id={id}
          data-initial-focus=""
          autoComplete="off"
          value={draft}
          aria-invalid={parsed === null || undefined}
          aria-describedby={`${id}-about`}
          onChange={({ target }) => setDraft(target.value)}
          className="block min-h-touch w-full rounded-control border border-line-strong bg-surface px-3 aria-invalid:border-danger-rule"
        />
        <p id={`${id}-about`} className="mt-1 flex justify-between gap-3 text-small">
          <span aria-live="polite" className="text-danger">
            {parsed === null ? t('label_pack_text_wrong', { most: maxPackTextLength }) : null}
          </span>
          <span className="text-ink-soft tabular-nums">
            {[...draft.trim()].length} / {maxPackTextLength}
          </span>
        </p>
      </OkDialog>
    </SettingRow>
  );
}

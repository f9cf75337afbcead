'use client';

import { useId, useState } from 'react';
import { OkDialog, type OkDialogTexts } from '@/components/label/ok-dialog';
import { settingId } from '@/components/label/setting-id';
import { SettingRow, plainField } from '@/components/label/setting-row';
import { settingTrigger } from '@/components/label/setting-trigger';
import { maxPackTextLength, parsePackText } from '@/lib/domain/label-settings';

const query = 'vseb';

/** Spec §4, modal type 6: the text of the pack's content. */
export function PackTextSetting({
  packText,
  requested,
  issue,
  onChange,
  texts,
}: {
  packText: string;
  /** What the address asked for and cannot be. */
  requested?: string;
  issue: string | null;
  onChange: (packText: string) => void;
  texts: { name: string; none: string; hint: string; wrong: string; dialog: OkDialogTexts };
}) {
  const id = useId();
  const [draft, setDraft] = useState(packText);
  const parsed = parsePackText(draft);
  // Enough to see what is wrong with it.
  const begun = (requested ?? packText).slice(0, 4 * maxPackTextLength);
  return (
    <SettingRow
      query={query}
      issue={issue}
      plain={
        <label className="block px-2 py-1.5 text-small text-ink-soft">
          {texts.name}
          <input name={query} defaultValue={begun} className={plainField} />
        </label>
      }
    >
      <OkDialog
        title={texts.name}
        texts={texts.dialog}
        canOk={parsed !== null}
        onOpen={() => setDraft(begun)}
        onOk={() => onChange(parsed ?? packText)}
        trigger={settingTrigger({
          name: texts.name,
          value: packText || texts.none,
          issueId: issue ? `${settingId(query)}-fault` : undefined,
        })}
      >
        <label htmlFor={id} className="mb-1 block text-small font-semibold">
          {texts.hint}
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
            {parsed === null ? texts.wrong : null}
          </span>
          <span className="text-ink-soft tabular-nums">
            {[...draft.trim()].length} / {maxPackTextLength}
          </span>
        </p>
      </OkDialog>
    </SettingRow>
  );
}

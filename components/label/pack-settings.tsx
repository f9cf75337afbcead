'use client';

import { useId, useState } from 'react';
import { OkDialog } from '@/components/label/ok-dialog';
import { plainField, settingId, settingKeys, SettingRow, settingTrigger } from '@/components/label/setting-row';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import {
  type LabelMark,
  labelMarks,
  maxPackTextLength,
  parseLabelMark,
  parsePackText,
} from '@/lib/domain/label/label-settings';

type Marks = Record<LabelMark, string>;

/** Batch, day of filling and serial number of a pack. */
export function MarksSetting({
  marks,
  issues,
  issue,
  onChange,
}: {
  marks: Marks;
  /** The invalid values of the URL, by query parameter. */
  issues: Map<string, string>;
  issue: string | null;
  onChange: (marks: Marks) => void;
}) {
  const t = useScopedMessages('labelEditor');
  const name = t(settingKeys.marks);
  const id = useId();
  const [draft, setDraft] = useState(marks);
  // An overlong value is cut; its beginning is enough to recognise it.
  const initial = { ...marks, ...Object.fromEntries(issues) };
  const firstOf = (mark: LabelMark) => initial[mark].slice(0, 80);
  const parsed = labelMarks.map((mark) => [mark, parseLabelMark(mark, draft[mark])] as const);
  const textOf = (mark: LabelMark) => t(`label_${mark}`);
  const wrongOf = (mark: LabelMark) => t(mark === 'filled' ? 'label_day_wrong' : 'label_mark_wrong');
  return (
    <SettingRow
      query="marks"
      issue={issue}
      plain={labelMarks.map((mark) => (
        <label key={mark} className="block px-2 py-1.5 text-small text-ink-soft">
          {textOf(mark)}
          <input
            name={mark}
            type={mark === 'filled' ? 'date' : 'text'}
            defaultValue={firstOf(mark)}
            className={plainField}
          />
        </label>
      ))}
    >
      <OkDialog
        title={name}
        canOk={parsed.every(([, value]) => value !== null)}
        onOpen={() => setDraft({ batch: firstOf('batch'), filled: firstOf('filled'), serial: firstOf('serial') })}
        onOk={() => onChange(Object.fromEntries(parsed) as Marks)}
        trigger={settingTrigger({
          name,
          value: labelMarks.flatMap((mark) => marks[mark] || []).join(' · ') || t('label_pack_text_none'),
          issueId: issue ? `${settingId('marks')}-issue` : undefined,
        })}
      >
        <div className="flex flex-col gap-3">
          {parsed.map(([mark, value], index) => (
            <div key={mark}>
              <label htmlFor={`${id}-${mark}`} className="mb-1 block text-small font-semibold">
                {textOf(mark)}
              </label>
              <input
                id={`${id}-${mark}`}
                type={mark === 'filled' ? 'date' : 'text'}
                data-initial-focus={index === 0 ? '' : undefined}
                autoComplete="off"
                value={draft[mark]}
                aria-invalid={value === null || undefined}
                aria-describedby={`${id}-${mark}-about`}
                onChange={({ target }) => setDraft({ ...draft, [mark]: target.value })}
                className="block min-h-touch w-full rounded-control border border-line-strong bg-surface px-3 aria-invalid:border-danger-rule"
              />
              <p id={`${id}-${mark}-about`} aria-live="polite" className="mt-1 text-small text-ink-soft">
                {value === null ? (
                  <span className="text-danger">{wrongOf(mark)}</span>
                ) : mark === 'serial' ? (
                  t('label_serial_hint')
                ) : null}
              </p>
            </div>
          ))}
        </div>
      </OkDialog>
    </SettingRow>
  );
}

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

'use client';

import { type ReactNode, useState } from 'react';
import { OkDialog } from '@/components/label/ok-dialog';
import { plainField, Printed, settingId, SettingRow, settingTrigger } from '@/components/label/setting-row';
import { Choice } from '@/components/ui/selection/choice';
import { useOptionFilter } from '@/components/ui/selection/use-option-filter';
import { languageAttributes } from '@/lib/domain/languages/languages';
import type { Option } from '@/lib/domain/product/dossier';

/** Spec §4, modal types 7 and 12: a multiple choice. */
export function SeveralSetting<Value extends string | number>({
  query,
  name,
  shown,
  options,
  chosen,
  issue,
  issueOf = () => null,
  hint,
  onChange,
}: {
  query: string;
  name: string;
  /** The summary of the choice in the row. */
  shown: ReactNode;
  options: { value: Value; text: string; lang?: string | null }[];
  chosen: Value[];
  issue: string | null;
  /** Why a choice is invalid; null enables OK. */
  issueOf?: (chosen: Value[]) => string | null;
  hint?: string;
  /** Gets the chosen values: the previously chosen ones in their order, then the new ones. */
  onChange: (chosen: Value[]) => void;
}) {
  const [draft, setDraft] = useState(chosen);
  const wrong = issueOf(draft);
  const toggle = (value: Value, isChecked: boolean) =>
    setDraft(isChecked ? [...draft, value] : draft.filter((other) => other !== value));
  return (
    <SettingRow
      query={query}
      issue={issue}
      plain={
        <fieldset className="px-2 py-1.5">
          <legend className="text-small text-ink-soft">{name}</legend>
          {options.map(({ value, text, lang }) => (
            <label key={value} className={box}>
              <input type="checkbox" name={query} value={value} defaultChecked={chosen.includes(value)} />
              <span {...languageAttributes(lang)}>{text}</span>
            </label>
          ))}
        </fieldset>
      }
    >
      <OkDialog
        title={name}
        canOk={wrong === null}
        onOpen={() => setDraft(chosen)}
        onOk={() => onChange(draft)}
        trigger={settingTrigger({
          name,
          value: shown,
          issueId: issue ? `${settingId(query)}-issue` : undefined,
        })}
      >
        <div role="group" aria-label={name} className="-mx-2">
          <SeveralOptions options={options} chosen={draft} onToggle={toggle} />
        </div>
        {hint && <p className="mt-3 text-small text-ink-soft">{hint}</p>}
        <p aria-live="polite" className="mt-3 font-semibold text-danger first-letter:capitalize empty:hidden">
          {wrong}
        </p>
      </OkDialog>
    </SettingRow>
  );
}

const box = 'flex min-h-touch cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-sunken';

/** The checkboxes of an open dialog; options hidden by the filter stay chosen. */
function SeveralOptions<Value extends string | number>({
  options,
  chosen,
  onToggle,
}: {
  options: { value: Value; text: string; lang?: string | null }[];
  chosen: Value[];
  onToggle: (value: Value, isChecked: boolean) => void;
}) {
  const { shown, field, takeKey } = useOptionFilter(options);
  return (
    <>
      {field && <div className="px-2">{field}</div>}
      <ul onKeyDown={takeKey}>
        {shown.map(({ value, text, lang }, index) => (
          <li key={value}>
            <label className={box}>
              <input
                type="checkbox"
                data-initial-focus={index === 0 ? '' : undefined}
                checked={chosen.includes(value)}
                onChange={({ target }) => onToggle(value, target.checked)}
              />
              <span className="min-w-0 wrap-break-word" {...languageAttributes(lang)}>
                {text}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A setting that is one of a list: closes on selection (Spec §4, modal types 0 to 4). */
export function ChoiceSetting({
  query,
  name,
  options,
  value,
  printedValue,
  issue,
  onChoose,
}: {
  query: string;
  name: string;
  options: (Option & { lang?: string | null })[];
  value: number;
  /** What is printed instead of the chosen value; undefined: the value. */
  printedValue?: string;
  issue: string | null;
  onChoose: (value: number) => void;
}) {
  const chosen = options.find(({ id }) => id === value);
  const shown = (
    <span {...languageAttributes(chosen?.lang)}>
      {chosen?.text ?? value}
      {printedValue !== undefined && <Printed value={printedValue} />}
    </span>
  );
  return (
    <SettingRow
      query={query}
      issue={issue}
      plain={<PlainChoice query={query} name={name} options={options} value={value} />}
    >
      <Choice
        title={name}
        hasFilter={false}
        options={options.map(({ id, ...option }) => ({ value: String(id), ...option }))}
        value={String(value)}
        onChoose={(chosen) => onChoose(Number(chosen))}
        trigger={settingTrigger({ name, value: shown, issueId: issue ? `${settingId(query)}-issue` : undefined })}
      />
    </SettingRow>
  );
}

/** The setting as a plain form field, for pages without JavaScript. */
function PlainChoice({
  query,
  name,
  options,
  value,
}: {
  query: string;
  name: string;
  options: (Option & { lang?: string | null })[];
  value: number;
}) {
  return (
    <label className="block px-2 py-1.5 text-small text-ink-soft">
      {name}
      <select name={query} defaultValue={value} className={plainField}>
        {options.map(({ id, text, lang }) => (
          <option key={id} value={id} {...languageAttributes(lang)}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

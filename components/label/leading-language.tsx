'use client';

import { SettingRow, plainField } from '@/components/label/setting-row';
import { Dropdown } from '@/components/ui/dropdown';

const query = 'rlang';

/** The language that comes first on a label in several. */
export function LeadingLanguage({
  name,
  emptyText,
  languages,
  value,
  fault,
  onChoose,
}: {
  name: string;
  emptyText: string;
  /** Those on the label. */
  languages: { id: number; name: string }[];
  value: number;
  fault: string | null;
  onChoose: (id: number) => void;
}) {
  return (
    <SettingRow
      query={query}
      fault={fault}
      plain={
        <label className="block px-2 py-1.5 text-small text-ink-soft">
          {name}
          <select name={query} defaultValue={value} className={plainField}>
            {languages.map((language) => (
              <option key={language.id} value={language.id}>
                {language.name}
              </option>
            ))}
          </select>
        </label>
      }
    >
      <div className="needs-script px-2 py-1.5">
        <Dropdown
          label={name}
          options={languages.map((language) => ({ value: String(language.id), text: language.name }))}
          value={String(value)}
          onChoose={(chosen) => onChoose(Number(chosen))}
          emptyText={emptyText}
        />
      </div>
    </SettingRow>
  );
}

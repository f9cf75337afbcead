'use client';

import { PlainChoice } from '@/components/label/plain-choice';
import { SettingRow } from '@/components/label/setting-row';
import { Dropdown } from '@/components/ui/dropdown';
import { dropdownFilter, type FilterTexts } from '@/components/ui/use-option-filter';
import type { NamedLanguage } from '@/lib/domain/document-language';

const query = 'rlang';

/** The language that comes first on a label in several. */
export function LeadingLanguage({
  name,
  emptyText,
  filterTexts,
  languages,
  value,
  fault,
  onChoose,
}: {
  name: string;
  emptyText: string;
  filterTexts: FilterTexts;
  /** Those on the label. */
  languages: NamedLanguage[];
  value: number;
  fault: string | null;
  onChoose: (id: number) => void;
}) {
  const options = languages.map(({ id, name: text, code: lang }) => ({ id, text, lang }));
  return (
    <SettingRow
      query={query}
      fault={fault}
      plain={<PlainChoice query={query} name={name} options={options} value={value} />}
    >
      <div className="needs-script px-2 py-1.5">
        <Dropdown
          label={name}
          options={options.map(({ id, ...option }) => ({ value: String(id), ...option }))}
          value={String(value)}
          onChoose={(chosen) => onChoose(Number(chosen))}
          emptyText={emptyText}
          {...dropdownFilter(options, filterTexts)}
        />
      </div>
    </SettingRow>
  );
}

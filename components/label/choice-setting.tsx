import { PlainChoice } from '@/components/label/plain-choice';
import { SettingRow } from '@/components/label/setting-row';
import { settingId } from '@/components/label/setting-id';
import { settingTrigger } from '@/components/label/setting-trigger';
import { Choice } from '@/components/ui/choice';
import type { Option } from '@/lib/domain/dossier';
import { inLanguage } from '@/lib/domain/languages';

/** A setting that is one of a list: closes on selection (Spec §4, modal types 0 to 4). */
export function ChoiceSetting({
  query,
  name,
  options,
  value,
  issue,
  closeLabel,
  onChoose,
}: {
  query: string;
  name: string;
  options: (Option & { lang?: string | null })[];
  value: number;
  issue: string | null;
  closeLabel: string;
  onChoose: (value: number) => void;
}) {
  const chosen = options.find(({ id }) => id === value);
  const shown = <span {...inLanguage(chosen?.lang)}>{chosen?.text ?? value}</span>;
  return (
    <SettingRow
      query={query}
      issue={issue}
      plain={<PlainChoice query={query} name={name} options={options} value={value} />}
    >
      <Choice
        title={name}
        closeLabel={closeLabel}
        options={options.map(({ id, ...option }) => ({ value: String(id), ...option }))}
        value={String(value)}
        onChoose={(chosen) => onChoose(Number(chosen))}
        trigger={settingTrigger({ name, value: shown, issueId: issue ? `${settingId(query)}-fault` : undefined })}
      />
    </SettingRow>
  );
}

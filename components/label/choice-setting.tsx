import { PlainChoice } from '@/components/label/plain-choice';
import { SettingRow } from '@/components/label/setting-row';
import { settingId } from '@/components/label/setting-id';
import { settingTrigger } from '@/components/label/setting-trigger';
import { ChoiceDialog } from '@/components/ui/choice-dialog';
import type { Option } from '@/lib/domain/dossier';

/** A setting that is one of a list: closes on selection (Spec §4, modal types 0 to 4). */
export function ChoiceSetting({
  query,
  name,
  options,
  value,
  fault,
  closeLabel,
  onChoose,
}: {
  query: string;
  name: string;
  options: Option[];
  value: number;
  fault: string | null;
  closeLabel: string;
  onChoose: (value: number) => void;
}) {
  const shown = options.find(({ id }) => id === value)?.text ?? String(value);
  return (
    <SettingRow
      query={query}
      fault={fault}
      plain={<PlainChoice query={query} name={name} options={options} value={value} />}
    >
      <ChoiceDialog
        title={name}
        closeLabel={closeLabel}
        options={options.map(({ id, text }) => ({ value: String(id), text }))}
        value={String(value)}
        onChoose={(chosen) => onChoose(Number(chosen))}
        trigger={settingTrigger({ name, value: shown, faultId: fault ? `${settingId(query)}-fault` : undefined })}
      />
    </SettingRow>
  );
}

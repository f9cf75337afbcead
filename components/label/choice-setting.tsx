import { plainField, Printed, settingId, SettingRow, settingTrigger } from '@/components/label/setting-row';
import { Choice } from '@/components/ui/selection/choice';
import type { Option } from '@/lib/domain/product/dossier';
import { inLanguage } from '@/lib/domain/languages/languages';

/** A setting that is one of a list: closes on selection (Spec §4, modal types 0 to 4). */
export function ChoiceSetting({
  query,
  name,
  options,
  value,
  printed,
  issue,
  onChoose,
}: {
  query: string;
  name: string;
  options: (Option & { lang?: string | null })[];
  value: number;
  /** What is printed instead of the chosen value; undefined: the value. */
  printed?: string;
  issue: string | null;
  onChoose: (value: number) => void;
}) {
  const chosen = options.find(({ id }) => id === value);
  const shown = (
    <span {...inLanguage(chosen?.lang)}>
      {chosen?.text ?? value}
      {printed !== undefined && <Printed value={printed} />}
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
          <option key={id} value={id} {...inLanguage(lang)}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

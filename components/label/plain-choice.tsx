import { plainField } from '@/components/label/setting-row';
import type { Option } from '@/lib/domain/dossier';

/** A setting that is one of a list, as the form has it where there is no JavaScript. */
export function PlainChoice({
  query,
  name,
  options,
  value,
}: {
  query: string;
  name: string;
  options: Option[];
  value: number;
}) {
  return (
    <label className="block px-2 py-1.5 text-small text-ink-soft">
      {name}
      <select name={query} defaultValue={value} className={plainField}>
        {options.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

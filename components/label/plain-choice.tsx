import { plainField } from '@/components/label/setting-row';
import type { Option } from '@/lib/domain/product/dossier';
import { inLanguage } from '@/lib/domain/languages/languages';

/** A setting that is one of a list, as the form has it where there is no JavaScript. */
export function PlainChoice({
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

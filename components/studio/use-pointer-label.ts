import { useFieldTexts } from '@/components/studio/fields/form-context';
import { languageName } from '@/lib/domain/languages/language-name';
import { documentLanguages } from '@/lib/domain/languages/languages';
import { pathOf } from '@/lib/domain/studio/pointers';

/** Names of a pointer that say nothing to a reader: where the parts of a file stand. */
const hidden = new Set(['versions', 'facts', 'product', 'version']);

const isLanguage = (name: string) => documentLanguages.some(({ code }) => code === name);

/** A JSON pointer in words: `/versions/0/facts/composition/2/content` → `Composition › 3 › Content`. */
export function usePointerLabel(): (pointer: string) => string {
  const { innerLabel, lang } = useFieldTexts();
  return (pointer) => {
    const names = pathOf(pointer);
    const labels = names.map((name, index) => {
      const outer = names[index - 1] ?? '';
      if (hidden.has(name) || (name === '0' && outer === 'versions')) return '';
      if (/^\d+$/.test(name)) return String(Number(name) + 1);
      const label = innerLabel(outer, name);
      return label === name && isLanguage(name) ? languageName(name, lang) : label;
    });
    return labels.filter(Boolean).join(' › ');
  };
}

import { useFieldTexts } from '@/components/studio/fields/form-context';
import { pathOf } from '@/lib/domain/studio/pointers';

/** Names of a pointer that say nothing to a reader: where the parts of a file stand. */
const hidden = new Set(['versions', 'facts', 'product', 'version']);

/** A JSON pointer in words: `/versions/0/facts/composition/2/content` → `Composition › 3 › Content`. */
export function usePointerLabel(): (pointer: string) => string {
  const { fieldLabel } = useFieldTexts();
  return (pointer) => {
    const names = pathOf(pointer);
    const shown = names.filter(
      (name, index) => !hidden.has(name) && !(name === '0' && names[index - 1] === 'versions'),
    );
    return shown.map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : fieldLabel(name))).join(' › ');
  };
}

import { useFieldTexts } from '@/components/studio/fields/form-context';
import { pathOf } from '@/lib/domain/studio/pointers';

/** Names of a pointer that say nothing to a reader: where the parts of a file stand. */
const hidden = new Set(['versions', 'facts', 'product', 'version']);

/** A JSON pointer in words: `/versions/0/facts/composition/2/content` → `Composition › 3 › Content`. */
export function usePointerLabel(): (pointer: string) => string {
  const { innerLabel } = useFieldTexts();
  return (pointer) => {
    const names = pathOf(pointer);
    const labels = names.map((name, index) => {
      const outer = names[index - 1] ?? '';
      if (hidden.has(name) || (name === '0' && outer === 'versions')) return '';
      return /^\d+$/.test(name) ? String(Number(name) + 1) : innerLabel(outer, name);
    });
    return labels.filter(Boolean).join(' › ');
  };
}

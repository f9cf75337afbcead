import { markedValues } from '@/components/product-detail/marked-values';
import { DefinitionList } from '@/components/ui/definition-list';
import type { DossierChanges } from '@/lib/domain/changes/changes';

/** Values by which people know the product, in the platform's order. */
export function Parameters({ parameters }: { parameters: DossierChanges['parameters'] }) {
  return <DefinitionList items={parameters.map(({ name, value }) => ({ term: name, value: markedValues(value) }))} />;
}

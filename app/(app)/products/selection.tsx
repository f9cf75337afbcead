import { SelectionBar } from '@/components/products/selection-bar';
import { SharePart } from '@/components/share/share-part';
import { ScopedMessages } from '@/components/ui/scoped-messages';

/** The bar at the foot of the product list and the dialog that it opens; `scope` says whose selection it is. */
export function Selection({ scope }: { scope: string }) {
  return (
    <ScopedMessages scopes={['selection']}>
      <SelectionBar scope={scope} />
      <SharePart />
    </ScopedMessages>
  );
}

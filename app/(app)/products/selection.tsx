import { SelectionBar } from '@/components/products/selection-bar';
import { SharePart } from '@/components/share/share-part';
import { ScopedMessages } from '@/components/ui/scoped-messages';

/**
 * The selection bar of the product list and its share dialog; `scope` identifies the selection's owner
 * (`selectionScope`).
 */
export function Selection({ scope }: { scope: string }) {
  return (
    <ScopedMessages scopes={['selection', 'labelJob', 'codes', 'download']}>
      <SelectionBar scope={scope} />
      <SharePart />
    </ScopedMessages>
  );
}

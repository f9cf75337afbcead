import { SelectionBar } from '@/components/products/selection-bar';
import { useSelectionTexts } from '@/components/products/use-selection-texts';
import { ShareHost } from '@/components/share/share-host';
import { useShareTexts } from '@/components/share/use-share-texts';

/** The bar at the foot of the product list and the dialog that it opens; `scope` says whose selection it is. */
export function Selection({ scope }: { scope: string }) {
  return (
    <>
      <SelectionBar scope={scope} texts={useSelectionTexts()} />
      <ShareHost texts={useShareTexts()} />
    </>
  );
}

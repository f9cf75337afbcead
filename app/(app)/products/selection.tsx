import { SelectionBar } from '@/components/products/selection-bar';
import { useSelectionTexts } from '@/components/products/use-selection-texts';

/** The bar at the foot of the product list; `scope` says whose selection it is. */
export function Selection({ scope }: { scope: string }) {
  return <SelectionBar scope={scope} texts={useSelectionTexts()} />;
}

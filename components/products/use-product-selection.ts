import { useSyncExternalStore } from 'react';
import { productSelection } from '@/lib/browser/storage/product-selection';
import type { SelectedProduct } from '@/lib/domain/lists/product-list';

const none: readonly SelectedProduct[] = [];

/** The chosen products of a scope (`selectionScope`); none on the server. */
export const useProductSelection = (scope: string): readonly SelectedProduct[] =>
  useSyncExternalStore(
    productSelection.subscribe,
    () => productSelection.of(scope),
    () => none,
  );

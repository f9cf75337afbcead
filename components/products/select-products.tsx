'use client';

import { useRef, useSyncExternalStore } from 'react';
import clsx from 'clsx';
import { productSelection } from '@/lib/browser/storage/product-selection';
import { maxSelected, type SelectedProduct } from '@/lib/domain/lists/product-list';

const none: readonly SelectedProduct[] = [];

/** The selected products of a scope (`selectionScope`); none on the server. */
export const useProductSelection = (scope: string): readonly SelectedProduct[] =>
  useSyncExternalStore(
    productSelection.subscribe,
    () => productSelection.get(scope),
    () => none,
  );

/** A checkbox that selects the products of a row or a page, with the states all, some and none. */
export function SelectProducts({
  products,
  scope,
  label,
  isLabelShown = false,
}: {
  products: SelectedProduct[];
  scope: string;
  label: string;
  isLabelShown?: boolean;
}) {
  const selection = useProductSelection(scope);
  const selected = new Set(selection.map(({ id }) => id));
  const count = products.filter(({ id }) => selected.has(id)).length;
  const isAll = count === products.length;
  const isKnown = useRef(false);

  const attachBox = (box: HTMLInputElement | null) => {
    if (!box) return;
    // A box checked before hydration counts.
    if (!isKnown.current && box.checked && !isAll) productSelection.select(scope, products, true);
    isKnown.current = true;
    box.indeterminate = count > 0 && !isAll;
  };
  return (
    <label className="needs-script flex min-h-touch min-w-touch shrink-0 cursor-pointer items-center">
      <input
        type="checkbox"
        checked={isAll}
        disabled={count === 0 && selection.length >= maxSelected}
        ref={attachBox}
        onChange={() => productSelection.select(scope, products, !isAll)}
        className="m-3"
      />
      <span className={clsx(isLabelShown ? 'pr-4' : 'sr-only')}>{label}</span>
    </label>
  );
}

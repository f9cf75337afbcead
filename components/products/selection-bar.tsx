'use client';

import { Share2, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useProductSelection } from '@/components/products/use-product-selection';
import { productSelection } from '@/lib/browser/product-selection';
import { type PluralSuffix, pluralSuffix } from '@/lib/domain/plural';
import { mostSelected, type SelectedProduct } from '@/lib/domain/product-selection';

export interface SelectionTexts {
  selection: string;
  /** With `{count}`. */
  counts: Record<PluralSuffix, string>;
  full: string;
  clear: string;
  share: string;
}

/** What is done with the selection: a dialog that is open, and how it is closed. */
export interface SharedSelection {
  products: readonly SelectedProduct[];
  onOpenChange: (isOpen: boolean) => void;
}

/** At the foot of the window while products are selected: how many, and what can be done with them. */
export function SelectionBar({
  scope,
  texts,
  renderShare,
}: {
  scope: string;
  texts: SelectionTexts;
  /** The dialog in which the selection is shared; without it there is no way to share. */
  renderShare?: (selection: SharedSelection) => ReactNode;
}) {
  const products = useProductSelection(scope);
  const [isSharing, setSharing] = useState(false);
  const count = products.length;
  useEffect(() => productSelection.forgetOthers(scope), [scope]);
  return (
    <>
      <div role="status" className="sr-only">
        {count > 0 && texts.counts[pluralSuffix(count)].replace('{count}', String(count))}
      </div>
      {count > 0 && (
        <section
          aria-label={texts.selection}
          data-foot="selection"
          className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-float print:hidden"
        >
          <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 medium:px-6 large:px-10">
            <p className="font-semibold tabular-nums">
              {texts.counts[pluralSuffix(count)].replace('{count}', String(count))}
            </p>
            <button
              type="button"
              onClick={() => productSelection.clear()}
              className="flex min-h-touch cursor-pointer items-center gap-2 rounded-control px-3 text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-4.5" />
              {texts.clear}
            </button>
            {count >= mostSelected && <p className="text-small text-notice">{texts.full}</p>}
            {renderShare && (
              <button
                type="button"
                onClick={() => setSharing(true)}
                className="ml-auto flex min-h-touch cursor-pointer items-center gap-2 rounded-control bg-accent px-5 font-semibold text-accent-on hover:opacity-90"
              >
                <Share2 aria-hidden className="size-4.5" />
                {texts.share}
              </button>
            )}
          </div>
        </section>
      )}
      {isSharing && renderShare?.({ products, onOpenChange: setSharing })}
    </>
  );
}

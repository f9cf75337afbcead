'use client';

import { CircleCheck, Share2, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useProductSelection } from '@/components/products/use-product-selection';
import { PageLink } from '@/components/ui/page-link';
import { productSelection } from '@/lib/browser/product-selection';
import { shareDialogState } from '@/lib/browser/share-request';
import { paths } from '@/lib/domain/paths';
import { type PluralSuffix, pluralSuffix } from '@/lib/domain/plural';
import { maxSelected } from '@/lib/domain/product-selection';

export interface SelectionTexts {
  selection: string;
  /** With `{count}`. */
  counts: Record<PluralSuffix, string>;
  full: string;
  clear: string;
  share: string;
  /** With `{count}`, the number of recipients. */
  sentTo: string;
  view: string;
}

const notSent = () => null;

/**
 * At the foot of the window while products are selected: how many, the way to share them or to forget them, and to how many they
 * were sent, as long as the selection is the one that was sent.
 */
export function SelectionBar({ scope, texts }: { scope: string; texts: SelectionTexts }) {
  const products = useProductSelection(scope);
  const count = products.length;
  const sent = useSyncExternalStore(shareDialogState.subscribe, shareDialogState.lastSent, notSent);
  const isSent = sent !== null && idsOf(sent.products) === idsOf(products);
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
              className="flex min-h-touch min-w-touch cursor-pointer items-center justify-center gap-2 rounded-control px-3 text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-4.5" />
              <span className="sr-only medium:not-sr-only">{texts.clear}</span>
            </button>
            {count >= maxSelected && <p className="text-small text-notice">{texts.full}</p>}
            {isSent && (
              <p className="flex min-h-touch items-center gap-2 text-small">
                <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
                <span>
                  {texts.sentTo.replace('{count}', String(sent.recipientCount))} ·{' '}
                  <PageLink href={paths.shareList()} className="font-semibold underline underline-offset-4">
                    {texts.view}
                  </PageLink>
                </span>
              </p>
            )}
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => shareDialogState.open(products)}
              className="ml-auto flex min-h-touch cursor-pointer items-center gap-2 rounded-control bg-accent px-5 font-semibold text-accent-on hover:opacity-90"
            >
              <Share2 aria-hidden className="size-4.5" />
              {texts.share}
            </button>
          </div>
        </section>
      )}
    </>
  );
}

const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id).join();

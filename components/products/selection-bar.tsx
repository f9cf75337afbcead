'use client';

import { CircleCheck, Printer, QrCode, Share2, X } from '@/components/ui/icons/icons';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useProductSelection } from '@/components/products/select-products';
import { PageLink } from '@/components/ui/page-link';
import { noticeDelaysMs, notify } from '@/lib/browser/feedback/notices';
import { lazyComponent } from '@/lib/browser/interaction/lazy-component';
import { productSelection } from '@/lib/browser/storage/product-selection';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { shareDialogState } from '@/lib/browser/share/share-dialog-state';
import { paths } from '@/lib/domain/pages/paths';
import { pluralSuffix } from '@/lib/domain/languages/formatting';
import { maxSelected } from '@/lib/domain/lists/product-list';

const PrintLabelsDialog = lazyComponent(
  async () => (await import('@/components/products/print-labels-dialog')).PrintLabelsDialog,
);
const CodesDialog = lazyComponent(async () => (await import('@/components/products/codes-dialog')).CodesDialog);

const notSent = () => null;

/**
 * A bar at the foot of the window while products are selected: their number, buttons to share them or clear the
 * selection, and the number of recipients of the last share while the selection is unchanged.
 */
export function SelectionBar({ scope }: { scope: string }) {
  const t = useScopedMessages('selection');
  const products = useProductSelection(scope);
  const count = products.length;
  const countText = t(`product_list_count_${pluralSuffix(count)}`, { count });
  const sent = useSyncExternalStore(shareDialogState.subscribe, shareDialogState.lastSent, notSent);
  const isSent = sent !== null && idsOf(sent.products) === idsOf(products);
  const [dialog, setDialog] = useState<'labels' | 'codes' | null>(null);
  const closeDialog = () => setDialog(null);
  const failDialog = () => {
    closeDialog();
    notify({ type: 'error', text: t('choice_not_loaded'), delayMs: noticeDelaysMs.failed });
  };
  useEffect(() => productSelection.forgetOthers(scope), [scope]);
  return (
    <>
      <div role="status" className="sr-only">
        {count > 0 && countText}
      </div>
      {count > 0 && (
        <section
          aria-label={t('product_list_selection')}
          data-foot="selection"
          className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-float print:hidden"
        >
          <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 medium:px-6 large:px-10">
            <p className="font-semibold tabular-nums">{countText}</p>
            <button
              type="button"
              onClick={() => productSelection.clear()}
              className="flex min-h-touch min-w-touch cursor-pointer items-center justify-center gap-2 rounded-control px-3 text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-4.5" />
              <span className="sr-only medium:not-sr-only">{t('product_list_clear_selection')}</span>
            </button>
            {count >= maxSelected && (
              <p className="text-small text-notice">{t('product_list_selection_full', { most: maxSelected })}</p>
            )}
            {isSent && (
              <p className="flex min-h-touch items-center gap-2 text-small">
                <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
                <span>
                  {t('product_list_sent_to', { count: sent.recipientCount })} ·{' '}
                  <PageLink href={paths.shareList()} className="font-semibold underline underline-offset-4">
                    {t('product_list_sent_view')}
                  </PageLink>
                </span>
              </p>
            )}
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setDialog('codes')}
              className="ml-auto flex min-h-touch min-w-touch cursor-pointer items-center justify-center gap-2 rounded-control border border-line-strong px-3 font-semibold hover:bg-sunken medium:px-4"
            >
              <QrCode aria-hidden className="size-4.5" />
              <span className="sr-only medium:not-sr-only">{t('codes')}</span>
            </button>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setDialog('labels')}
              className="flex min-h-touch min-w-touch cursor-pointer items-center justify-center gap-2 rounded-control border border-line-strong px-3 font-semibold hover:bg-sunken medium:px-4"
            >
              <Printer aria-hidden className="size-4.5" />
              <span className="sr-only medium:not-sr-only">{t('print_labels')}</span>
            </button>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => shareDialogState.open(products)}
              className="flex min-h-touch cursor-pointer items-center gap-2 rounded-control bg-accent px-5 font-semibold text-accent-on hover:opacity-90"
            >
              <Share2 aria-hidden className="size-4.5" />
              {t('share')}
            </button>
          </div>
        </section>
      )}
      {dialog === 'labels' && <PrintLabelsDialog products={products} onClose={closeDialog} onFailure={failDialog} />}
      {dialog === 'codes' && <CodesDialog products={products} onClose={closeDialog} onFailure={failDialog} />}
    </>
  );
}

const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id).join();

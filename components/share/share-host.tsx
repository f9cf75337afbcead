'use client';

import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { noticeDelaysMs, notify } from '@/lib/browser/feedback/notices';
import { lazyComponent } from '@/lib/browser/interaction/lazy-component';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { shareDialogState } from '@/lib/browser/share/share-dialog-state';

const ShareDialog = lazyComponent(async () => (await import('@/components/share/share-dialog')).ShareDialog);

/**
 * The share dialog of a page: opens when `shareDialogState` requests it. Rendered once on pages of users who can send;
 * other pages load none of its code.
 */
export function ShareHost({
  noValidSds,
  pageUrl,
}: {
  /** Shown if no product has a valid SDS; a text that may have a style. */
  noValidSds: ReactNode;
  /** Absolute URL of a product's page. */
  pageUrl?: string;
}) {
  const t = useScopedMessages('share');
  const products = useSyncExternalStore(shareDialogState.subscribe, shareDialogState.current, () => null);

  useEffect(() => {
    // Preloads the dialog's code; an open dialog closes with the page.
    ShareDialog.preload();
    return shareDialogState.close;
  }, []);
  const fail = () => {
    shareDialogState.close();
    notify({ type: 'error', text: t('choice_not_loaded'), delayMs: noticeDelaysMs.failed });
  };

  return (
    products && (
      <ShareDialog
        products={products}
        pageUrl={pageUrl}
        noValidSds={noValidSds}
        open
        onOpenChange={shareDialogState.close}
        onSent={shareDialogState.noteSent}
        onFailure={fail}
      />
    )
  );
}

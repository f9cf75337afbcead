'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { shareDialogState } from '@/lib/browser/share/share-dialog-state';

const load = () => import('@/components/share/share-dialog');
const ShareDialog = dynamic(async () => (await load()).ShareDialog, { ssr: false });

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
  const products = useSyncExternalStore(shareDialogState.subscribe, shareDialogState.current, () => null);

  useEffect(() => {
    // Preloads the dialog's code; an open dialog closes with the page.
    void load().catch(() => undefined);
    return shareDialogState.close;
  }, []);

  return (
    products && (
      <ShareDialog
        {...{ products, pageUrl, noValidSds }}
        open
        onOpenChange={shareDialogState.close}
        onSent={shareDialogState.noteSent}
      />
    )
  );
}

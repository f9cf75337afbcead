'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { shareDialogState } from '@/lib/browser/share/share-dialog-state';

const load = () => import('@/components/share/share-dialog');
const ShareDialog = dynamic(async () => (await load()).ShareDialog, { ssr: false });

/** The share dialog of a page: opens when `shareDialogState` asks for it. Once on a page of who can use it; others load nothing of it. */
export function ShareHost({
  noValidSds,
  pageUrl,
}: {
  /** Said where no product has a valid SDS; a text that may have a style. */
  noValidSds: ReactNode;
  /** Whole address of a product's page. */
  pageUrl?: string;
}) {
  const products = useSyncExternalStore(shareDialogState.subscribe, shareDialogState.current, () => null);

  useEffect(() => {
    // Its code is there before it is wanted; what nobody has closed ends with the page.
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

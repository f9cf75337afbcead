'use client';

import dynamic from 'next/dynamic';
import { useEffect, useSyncExternalStore } from 'react';
import type { ShareTexts } from '@/components/share/share-texts';
import { shareDialogState } from '@/lib/browser/share-request';

const load = () => import('@/components/share/share-dialog');
const ShareDialog = dynamic(async () => (await load()).ShareDialog, { ssr: false });

/** The share dialog of a page: opens when `shareDialogState` asks for it. Once on a page of who can use it; others load nothing of it. */
export function ShareHost({
  texts,
  pageUrl,
}: {
  texts: ShareTexts;
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
        {...{ products, pageUrl, texts }}
        open
        onOpenChange={shareDialogState.close}
        onSent={shareDialogState.noteSent}
      />
    )
  );
}

'use client';

import dynamic from 'next/dynamic';
import { useEffect, useSyncExternalStore } from 'react';
import type { ShareTexts } from '@/components/share/share-texts';
import { shareRequest } from '@/lib/browser/share-request';
import type { ShareLanguages } from '@/lib/domain/share-form';

const load = () => import('@/components/share/share-dialog');
const ShareDialog = dynamic(async () => (await load()).ShareDialog, { ssr: false });

/** The share dialog of a page: opens when `shareRequest` asks for it. Once on a page of who is logged in; others load nothing of it. */
export function ShareHost({
  known,
  texts,
}: {
  /** Languages of one product that the page asked for already. */
  known?: { id: number; languages: ShareLanguages | null };
  texts: ShareTexts;
}) {
  const products = useSyncExternalStore(shareRequest.subscribe, shareRequest.current, () => null);

  // On its way before it is wanted; a request that nobody answered ends with the page.
  useEffect(() => {
    void load().catch(() => undefined);
    return shareRequest.close;
  }, []);

  if (products === null) return null;
  const isKnown = products.length === 1 && products[0]?.id === known?.id;
  return (
    <ShareDialog
      products={products}
      languages={isKnown ? known?.languages : null}
      open
      onOpenChange={shareRequest.close}
      texts={texts}
    />
  );
}

'use client';

import { useSyncExternalStore } from 'react';
import { mySite } from '@/lib/browser/storage/my-site';

/** Keeps the products of the page as the visitor's site on this device, or forgets them. */
export function KeepSite({ products, texts }: { products: number[]; texts: { keep: string; forget: string } }) {
  const kept = useSyncExternalStore(mySite.subscribe, mySite.current, () => '');
  const isKept = kept !== '' && kept === products.join('.');
  return (
    <button
      type="button"
      onClick={() => mySite.keep(isKept ? [] : products)}
      className="needs-script min-h-touch cursor-pointer rounded-control border border-line-strong px-4 font-semibold hover:bg-sunken print:hidden"
    >
      {isKept ? texts.forget : texts.keep}
    </button>
  );
}

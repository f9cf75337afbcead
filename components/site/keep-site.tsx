'use client';

import { useRouter } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { mySite } from '@/lib/browser/storage/my-site';
import { maxSiteProducts, sitePath, siteProducts } from '@/lib/domain/pages/site-path';

const button =
  'min-h-touch cursor-pointer rounded-control border border-line-strong px-4 font-semibold hover:bg-sunken';

/**
 * Keeps the products of the page as the visitor's site on this device, or forgets them; where another list is kept, adds them to it or
 * replaces it. The page is printed as a poster.
 */
export function KeepSite({
  products,
  interfaceLang,
  texts,
}: {
  products: number[];
  interfaceLang: string;
  texts: { keep: string; forget: string; add: string; replace: string; print: string };
}) {
  const router = useRouter();
  const kept = useSyncExternalStore(mySite.subscribe, mySite.current, () => '');
  const withPage = (list: string) => [...new Set([...siteProducts(list), ...products])];
  const isKept = kept === products.join('.');
  const keptProducts = siteProducts(kept);
  const both = withPage(kept);
  const canAdd = kept !== '' && both.length > keptProducts.length && both.length <= maxSiteProducts;
  const add = () => {
    // Another tab may have changed the list since the page was rendered.
    const all = withPage(mySite.current());
    if (all.length > maxSiteProducts) return;
    mySite.keep(all);
    router.push(sitePath(all, interfaceLang));
  };
  const keepOrForget = () => {
    if (mySite.current() === kept) mySite.keep(isKept ? [] : products);
  };
  return (
    <p className="needs-script flex flex-wrap gap-3 print:hidden">
      {canAdd && (
        <button type="button" onClick={add} className={button}>
          {texts.add}
        </button>
      )}
      <button type="button" onClick={keepOrForget} className={button}>
        {isKept ? texts.forget : kept === '' ? texts.keep : texts.replace}
      </button>
      <button type="button" onClick={() => window.print()} className={button}>
        {texts.print}
      </button>
    </p>
  );
}

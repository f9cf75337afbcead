'use client';

import { useSyncExternalStore } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { mySite } from '@/lib/browser/storage/my-site';
import { siteProducts, sitePath } from '@/lib/domain/pages/site-path';

/** A link to the products that are kept as the visitor's site on this device; nothing without any, and on the server. */
export function MySiteLink({ interfaceLang, text }: { interfaceLang: string; text: string }) {
  const kept = useSyncExternalStore(mySite.subscribe, mySite.current, () => '');
  if (kept === '') return null;
  return (
    <PageLink
      href={sitePath(siteProducts(kept), interfaceLang)}
      className="mt-3 inline-flex min-h-touch items-center font-semibold text-accent underline underline-offset-4 print:hidden"
    >
      {text}
    </PageLink>
  );
}

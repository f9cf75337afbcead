'use client';

import { CloudOff } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { cacheForOffline, type OfflineCacheOptions } from '@/lib/browser/storage/cache-for-offline';

const never = () => () => {};
/** Path of the page that the document came with; each page that is turned to has a line of its own. */
let first: string | undefined;
const savedOn = () => document.documentElement.dataset.saved ?? '';

/** Over a page that was kept for the time without a network: that it is, and of when. */
export function SavedLine({ interfaceLang, text }: { interfaceLang: string; /** With `{date}`. */ text: string }) {
  const saved = useSyncExternalStore(never, savedOn, () => '');
  const pathname = usePathname();
  useLayoutEffect(() => {
    first ??= pathname;
    // A page that was turned to later came from the network.
    if (pathname !== first) delete document.documentElement.dataset.saved;
  }, [pathname]);
  // English dates as elsewhere on the page (components/ui/day.tsx); the time is the visitor's.
  const format = new Intl.DateTimeFormat(interfaceLang === 'en' ? 'en-GB' : interfaceLang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <p role="status" className="saved-line">
      {saved && (
        <>
          <CloudOff aria-hidden className="size-5 shrink-0" />
          {text.replace('{date}', format.format(new Date(saved)))}
        </>
      )}
    </p>
  );
}

/** Keeps the product of the page for the time without a network. */
export function CacheForOffline({ options }: { options: OfflineCacheOptions }) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  // The same pages are asked for once.
  const pages = options.pages.join();
  useEffect(() => cacheForOffline(latest.current), [pages]);
  return null;
}

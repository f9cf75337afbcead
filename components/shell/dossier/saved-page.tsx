'use client';

import { CloudOff } from '@/components/ui/icons/icons';
import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { cacheForOffline, type OfflineCacheOptions } from '@/lib/browser/storage/cache-for-offline';

const never = () => () => {};
/** Path of the page that the document was loaded with; later client-side navigation does not change it. */
let loadedPath: string | undefined;
const savedOn = () => document.documentElement.dataset.saved ?? '';

/** The line above a page saved for offline use: that it is saved, and its date. */
export function SavedLine({
  interfaceLang,
  text,
}: {
  interfaceLang: string;
  /** With the placeholder `{date}`. */ text: string;
}) {
  const saved = useSyncExternalStore(never, savedOn, () => '');
  const pathname = usePathname();
  useLayoutEffect(() => {
    loadedPath ??= pathname;
    // A page of later client-side navigation came from the network.
    if (pathname !== loadedPath) delete document.documentElement.dataset.saved;
  }, [pathname]);
  // English dates as elsewhere on the page (components/ui/day.tsx), in the visitor's time zone. Not made on other pages:
  // Lighthouse reckons 80 ms for it on a phone.
  const shownDate = () =>
    new Intl.DateTimeFormat(interfaceLang === 'en' ? 'en-GB' : interfaceLang, {
      dateStyle: 'medium',
      timeStyle: 'short',
    }).format(new Date(saved));
  return (
    <p role="status" className="saved-line">
      {saved && (
        <>
          <CloudOff aria-hidden className="size-5 shrink-0" />
          {text.replace('{date}', shownDate())}
        </>
      )}
    </p>
  );
}

/** Saves the page's product, or list of a site, for offline use. */
export function CacheForOffline({ options }: { options: OfflineCacheOptions }) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  // Requests the same pages once only.
  const pages = options.pages.join();
  useEffect(() => cacheForOffline(latest.current), [pages]);
  return null;
}

'use client';

import { CloudOff } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useSyncExternalStore } from 'react';

const never = () => () => {};
const savedOn = () => document.documentElement.dataset.saved ?? '';

/** Over a page that was kept for the time without a network: that it is, and of when. */
export function SavedLine({ interfaceLang, text }: { interfaceLang: string; /** With `{date}`. */ text: string }) {
  const saved = useSyncExternalStore(never, savedOn, () => '');
  const pathname = usePathname();
  const first = useRef(pathname);
  useEffect(() => {
    // A page that was turned to later came from the network.
    if (pathname !== first.current) delete document.documentElement.dataset.saved;
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

'use client';

import { useEffect, useRef } from 'react';
import { cacheForOffline, type OfflineCacheOptions } from '@/lib/browser/keep-offline';

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

'use client';

import { useEffect, useRef } from 'react';
import { keepOffline, type KeepWish } from '@/lib/browser/storage/cache-for-offline';

/** Keeps the product of the page for the time without a network. */
export function KeepOffline({ wish }: { wish: KeepWish }) {
  const latest = useRef(wish);
  useEffect(() => {
    latest.current = wish;
  });
  // The same pages are asked for once.
  const pages = wish.pages.join();
  useEffect(() => keepOffline(latest.current), [pages]);
  return null;
}

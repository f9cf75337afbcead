'use client';

import { Share } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { Shared } from '@/lib/domain/share/social-links';

const never = () => () => undefined;
const hasShareSheet = () => 'share' in navigator;

/** The device's own share sheet, where there is one. */
export function ShareSystem({ shared, label }: { shared: Shared; label: string }) {
  const isThere = useSyncExternalStore(never, hasShareSheet, () => false);
  if (!isThere) return null;
  return (
    <button
      type="button"
      // Whoever closes the sheet, or may not open it, has the other ways under it.
      onClick={() => void navigator.share(shared).catch(() => undefined)}
      className="mb-1 flex min-h-touch w-full cursor-pointer items-center gap-3 rounded-control px-3 text-left font-semibold text-accent hover:bg-sunken"
    >
      <Share aria-hidden className="size-5 shrink-0" />
      {label}
    </button>
  );
}

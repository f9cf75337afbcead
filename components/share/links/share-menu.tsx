'use client';

import { Share2 } from '@/components/ui/icons/icons';
import { useRef, type ReactNode } from 'react';
import { useDismiss } from '@/lib/browser/interaction/use-dismiss';

/** The share button and its popover; `<details>`, so that it opens without JavaScript. Copying does not close it. */
export function ShareMenu({ label, children }: { label: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismiss(details);
  return (
    <details ref={details} className="group relative">
      <summary
        aria-label={label}
        className="flex min-h-touch min-w-touch items-center justify-center gap-2 rounded-control px-2.5 text-ink-soft group-open:bg-sunken group-open:text-ink hover:bg-sunken hover:text-ink"
      >
        <Share2 aria-hidden className="size-5" />
        <span className="hidden medium:inline">{label}</span>
      </summary>
      {/* Spec §9: 216 px wide. */}
      <div className="absolute top-full right-0 z-40 mt-1 w-54 rounded-card border border-line bg-surface p-2 shadow-float">
        {children}
      </div>
    </details>
  );
}

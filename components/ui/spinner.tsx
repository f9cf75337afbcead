'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { LoaderCircle } from '@/components/ui/icons/icons';
import { createPortal } from 'react-dom';
import { followPageLinks } from '@/lib/browser/interaction/follow-page-links';
import { useDelayed } from '@/lib/browser/interaction/use-delayed';

/**
 * Spec §2 "Full-page spinner while requests run": during navigation. It performs the navigation itself, so that it also
 * covers links that are removed before the page arrives, as in a list that closes. Mounted once in each root layout.
 */
export function PageSpinner({ label }: { label: string }) {
  const router = useRouter();
  const [isNavigating, startNavigation] = useTransition();
  useEffect(() => followPageLinks((path, options) => startNavigation(() => router.push(path, options))), [router]);
  return <Spinner active={isNavigating} label={label} />;
}

/** Delay, so that a fast response does not flash. */
const showAfterMs = 200;

/** Spec §2 "Full-page spinner": over the page, from 200 ms on, without layout shift. */
export function Spinner({ active, label }: { active: boolean; label: string }) {
  const isShown = useDelayed(active, showAfterMs);
  if (!isShown) return null;
  return createPortal(
    <div
      role="status"
      // React events of a portal bubble to the link that contains the spinner.
      onClick={(event) => event.stopPropagation()}
      className="pointer-events-auto fixed inset-0 z-60 flex cursor-progress items-center justify-center bg-ground/70 print:hidden"
    >
      <span className="flex items-center gap-3 rounded-card border border-line bg-surface px-5 py-4 shadow-float">
        <LoaderCircle aria-hidden className="size-6 animate-spin text-accent" />
        {label}
      </span>
    </div>,
    document.body,
  );
}

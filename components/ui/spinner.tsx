'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { LoaderCircle } from '@/components/ui/icons/icons';
import { createPortal } from 'react-dom';
import { useDelayed } from '@/lib/browser/interaction/use-delayed';
import { pathOfHref } from '@/lib/domain/pages/paths';

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

/**
 * Calls `navigate` with the in-app path of each link to a page (components/ui/page-link.tsx) that is followed in this window:
 * one listener for all links, which are plain elements and work without it. The returned function removes it.
 */
function followPageLinks(navigate: (path: string, options: { scroll?: boolean }) => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-page]') : null;
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link || isModified || event.defaultPrevented || link.target) return;
    event.preventDefault();
    navigate(pathOfHref(link.getAttribute('href')!), link.dataset.page === 'keep-scroll' ? { scroll: false } : {});
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

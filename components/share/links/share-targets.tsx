'use client';

import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import { Share } from '@/components/ui/icons/icons';
import { type CopyTexts, useCopyLink } from '@/lib/browser/feedback/use-copy-link';
import { messengerPage, type Shared } from '@/lib/domain/share/social-links';

/** A link to a service's page in a share window; without JavaScript in a new tab. */
export function ShareLink({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openShareWindow(href);
  };
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" onClick={open} className={className}>
      {children}
    </a>
  );
}

/** Messenger: the app on touch screens; elsewhere the link is copied, to be pasted on the page that opens. */
export function ShareMessenger({
  href,
  url,
  texts,
  className,
  children,
}: {
  /** Opens the app. */
  href: string;
  url: string;
  texts: CopyTexts;
  className: string;
  children: ReactNode;
}) {
  const { copyLink } = useCopyLink(texts);
  const open = (event: MouseEvent) => {
    if (!window.matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    void copyLink(url);
    openShareWindow(messengerPage);
  };
  return (
    <a href={href} onClick={open} className={className}>
      {children}
    </a>
  );
}

const never = () => () => undefined;
const hasShareSheet = () => 'share' in navigator;

/** The Web Share API's dialog, where supported. */
export function ShareSystem({ shared, label }: { shared: Shared; label: string }) {
  const isSupported = useSyncExternalStore(never, hasShareSheet, () => false);
  if (!isSupported) return null;
  return (
    <button
      type="button"
      // A visitor who cancels, or whose browser refuses, can still use the other links.
      onClick={() => void navigator.share(shared).catch(() => undefined)}
      className="mb-1 flex min-h-touch w-full cursor-pointer items-center gap-3 rounded-control px-3 text-left font-semibold text-accent hover:bg-sunken"
    >
      <Share aria-hidden className="size-5 shrink-0" />
      {label}
    </button>
  );
}

/** Spec §9: the size of a share window in pixels. */
const size = { width: 800, height: 500 };

/**
 * Features of a share window for `window.open`: centred on a window at `left`, `top` of the screen; on a window smaller
 * than the share window, at its corner. The opened page has no access to its opener.
 */
export function shareWindowFeatures(on: { left: number; top: number; width: number; height: number }): string {
  const left = Math.round(on.left + Math.max(0, on.width - size.width) / 2);
  const top = Math.round(on.top + Math.max(0, on.height - size.height) / 2);
  return `popup,noopener,noreferrer,width=${size.width},height=${size.height},left=${left},top=${top}`;
}

/** Opens a service's page in a new window. Must be called in a click handler (popup blockers). */
function openShareWindow(address: string): void {
  const { screenX, screenY, outerWidth, outerHeight } = window;
  const features = shareWindowFeatures({ left: screenX, top: screenY, width: outerWidth, height: outerHeight });
  window.open(address, '_blank', features);
}

'use client';

import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import { Share } from '@/components/ui/icons/icons';
import { openShareWindow } from '@/lib/browser/share/share-window';
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

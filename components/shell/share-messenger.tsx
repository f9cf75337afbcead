'use client';

import type { MouseEvent, ReactNode } from 'react';
import { openShareWindow } from '@/lib/browser/share/share-window';
import { useCopyLink, type CopyTexts } from '@/lib/browser/feedback/use-copy-link';
import { messengerPage } from '@/lib/domain/share/social-links';

/** Messenger: its app on touch screens; elsewhere the link is copied, to be pasted in the page that opens. */
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

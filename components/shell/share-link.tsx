'use client';

import type { MouseEvent, ReactNode } from 'react';
import { openShareWindow } from '@/lib/browser/share/share-window';

/** A service's page, in a share window; without JavaScript in a tab of its own. */
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

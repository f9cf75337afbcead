'use client';

import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';

/** A tile that opens a modal; without JavaScript it is a link to the modal's content. */
export function QrModal({
  title,
  closeLabel,
  href,
  tile,
  children,
}: {
  title: string;
  closeLabel: string;
  href: string;
  /** The content of the tile. */
  tile: ReactNode;
  children: ReactNode;
}) {
  return (
    <Dialog
      title={title}
      closeLabel={closeLabel}
      trigger={
        <a
          href={href}
          className="flex h-full flex-wrap items-end justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-2.5 py-3 transition-colors duration-150 hover:border-accent hover:bg-accent-soft medium:p-4"
        >
          {tile}
        </a>
      }
    >
      {children}
    </Dialog>
  );
}

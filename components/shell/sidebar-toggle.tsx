'use client';

import clsx from 'clsx';
import { PanelLeft, PanelRight } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { type Side, sidebars } from '@/lib/browser/storage/sidebars';

const icons = { left: PanelLeft, right: PanelRight };

/** Opens and closes the sidebar `sidebar-left` or `sidebar-right`. */
export function SidebarToggle({ side, className, children }: { side: Side; className?: string; children: string }) {
  // The server sends both open.
  const isOpen = useSyncExternalStore(
    sidebars.subscribe,
    () => sidebars.isOpen(side),
    () => true,
  );
  const Icon = icons[side];
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={`sidebar-${side}`}
      onClick={() => sidebars.toggle(side)}
      className={clsx(
        'needs-script inline-flex min-h-touch cursor-pointer items-center gap-2 rounded-control px-2.5 text-ink-soft hover:bg-sunken hover:text-ink aria-expanded:text-ink print:hidden',
        className,
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {children}
    </button>
  );
}

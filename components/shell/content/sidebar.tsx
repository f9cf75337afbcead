'use client';

import clsx from 'clsx';
import { PanelLeft, PanelRight, X } from '@/components/ui/icons/icons';
import { type MouseEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { type Side, sidebars } from '@/lib/browser/storage/sidebars';

/**
 * Spec §4 "Screen size": contents or facts beside a page's text on large screens, over it on smaller ones, where
 * Escape, following a link in it and a click outside close it. Without JavaScript it is in the normal flow.
 * `sidebars.css` has its layout.
 */
export function Sidebar({
  side,
  label,
  closeLabel,
  className,
  children,
}: {
  side: Side;
  label: string;
  closeLabel: string;
  className?: string;
  children: ReactNode;
}) {
  const aside = useRef<HTMLElement>(null);
  const toggle = () => document.querySelector<HTMLElement>(`[aria-controls="sidebar-${side}"]`);

  useEffect(() => sidebars.watchSize(), []);

  useEffect(() => {
    const isOver = () => sidebars.isOverlaid() && sidebars.isOpen(side);
    const takeFocus = () => {
      if (isOver() && !aside.current?.contains(document.activeElement)) aside.current?.focus();
    };
    const closeOnOutside = ({ target }: Event) => {
      const isOwn = target instanceof Node && (aside.current?.contains(target) || toggle()?.contains(target));
      if (isOver() && !isOwn) sidebars.close(side);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !isOver()) return;
      sidebars.close(side);
      toggle()?.focus();
    };
    const unsubscribe = sidebars.subscribe(takeFocus);
    document.addEventListener('pointerdown', closeOnOutside);
    document.addEventListener('focusin', closeOnOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      unsubscribe();
      document.removeEventListener('pointerdown', closeOnOutside);
      document.removeEventListener('focusin', closeOnOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  });

  const closeOnLink = ({ target }: MouseEvent) => {
    if (sidebars.isOverlaid() && target instanceof Element && target.closest('a')) sidebars.close(side);
  };

  return (
    <aside
      ref={aside}
      id={`sidebar-${side}`}
      data-sidebar={side}
      aria-label={label}
      tabIndex={-1}
      onClick={closeOnLink}
      className={clsx('sidebar print:hidden', className)}
    >
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => {
          sidebars.close(side);
          toggle()?.focus();
        }}
        className="needs-script absolute top-2 right-2 flex size-touch cursor-pointer items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink large:hidden"
      >
        <X aria-hidden className="size-5" />
      </button>
      {children}
    </aside>
  );
}

const icons = { left: PanelLeft, right: PanelRight };

/** Opens and closes the sidebar `sidebar-left` or `sidebar-right`. */
export function SidebarToggle({ side, className, children }: { side: Side; className?: string; children: string }) {
  // The server renders both as open.
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

'use client';

import clsx from 'clsx';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { MenuGroup } from '@/components/ui/selection/menu-panel';
import { lazyComponent } from '@/lib/browser/interaction/lazy-component';
import { useDismiss } from '@/lib/browser/interaction/use-dismiss';

export const MenuPanel = lazyComponent(async () => (await import('@/components/ui/selection/menu-panel')).MenuPanel);

/**
 * A button that opens a list of links and buttons: `<details>`, so it works without JavaScript and where the menu's code cannot
 * be had. With them the same entries are a menu, whose code comes with the first wish for it.
 */
export function Menu({
  label,
  button,
  groups,
  className,
  buttonClassName,
  panelClassName,
}: {
  /** Accessible name of the button; begins with what `button` shows in words. */
  label: string;
  button: ReactNode;
  groups: MenuGroup[];
  className?: string;
  buttonClassName?: string;
  panelClassName: string;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  useDismiss(details);
  const openList = () => {
    setOpen(false);
    if (details.current) details.current.open = true;
  };
  const toggle = (event: MouseEvent) => {
    // The browser closes what it opened.
    if (details.current?.open) return;
    event.preventDefault();
    summary.current?.focus();
    setOpen(!isOpen);
  };
  return (
    <>
      <details ref={details} className={clsx('group relative', className)}>
        <summary
          ref={summary}
          aria-label={label}
          aria-haspopup="menu"
          // Else it says itself whether the list is open.
          aria-expanded={isOpen || undefined}
          onClick={toggle}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || details.current?.open) return;
            event.preventDefault();
            setOpen(true);
          }}
          onPointerEnter={MenuPanel.loadAhead}
          onFocus={MenuPanel.loadAhead}
          className={clsx('flex min-h-touch items-center gap-2', buttonClassName)}
        >
          {button}
        </summary>
        <div
          className={clsx(
            'absolute top-full right-0 z-40 mt-1 max-h-[var(--panel-height,80dvh)] min-w-full overflow-y-auto border border-line bg-surface shadow-float',
            panelClassName,
          )}
        >
          {groups.map(({ key, heading, className: groupClassName, entries }) => (
            <div key={key} className={groupClassName}>
              {heading}
              <ul>
                {entries.map((entry) => (
                  <li key={entry.key}>{entry.element}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
      <MenuPanel
        isWanted={isOpen}
        onFailure={openList}
        trigger={summary}
        open={isOpen}
        onOpenChange={setOpen}
        label={label}
        groups={groups}
        align="end"
        className={panelClassName}
      />
    </>
  );
}

'use client';

import clsx from 'clsx';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { MenuGroup } from '@/components/ui/selection/menu-panel';
import { lazyComponent } from '@/lib/browser/interaction/lazy-component';
import { useDismiss } from '@/lib/browser/interaction/use-dismiss';

export const MenuPanel = lazyComponent(async () => (await import('@/components/ui/selection/menu-panel')).MenuPanel);

/**
 * A button that opens a list of links and buttons: `<details>`, so it works without JavaScript and if the menu's code
 * fails to load. Otherwise the same entries are a menu, whose code loads when it first opens.
 */
export function Menu({
  label,
  button,
  groups,
  className,
  buttonClassName,
  panelClassName,
  needsScript = false,
}: {
  /** Accessible name of the button; begins with the visible text of `button`. */
  label: string;
  button: ReactNode;
  groups: MenuGroup[];
  className?: string;
  buttonClassName?: string;
  panelClassName: string;
  /** Pages without JavaScript do not show the menu, so its list is rendered only if the menu's code fails to load. */
  needsScript?: boolean;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasList, setHasList] = useState(!needsScript);
  useDismiss(details);
  const openList = () => {
    setOpen(false);
    setHasList(true);
    if (details.current) details.current.open = true;
  };
  const toggle = (event: MouseEvent) => {
    // The browser itself closes an open `<details>`.
    if (details.current?.open) return;
    event.preventDefault();
    summary.current?.focus();
    setOpen(!isOpen);
  };
  return (
    <>
      <details ref={details} className={clsx('group relative', needsScript && 'needs-script', className)}>
        <summary
          ref={summary}
          aria-label={label}
          aria-haspopup="menu"
          // Undefined while `<details>` itself exposes the state.
          aria-expanded={isOpen || undefined}
          onClick={toggle}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || details.current?.open) return;
            event.preventDefault();
            setOpen(true);
          }}
          onPointerEnter={MenuPanel.preload}
          onFocus={MenuPanel.preload}
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
          {hasList &&
            groups.map(({ key, heading, className: groupClassName, entries }) => (
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
        isNeeded={isOpen}
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

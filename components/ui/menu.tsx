'use client';

import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';

/**
 * A button that opens a list: `<details>`, so it works without JavaScript. With it, the list closes when something in
 * it is chosen, on Escape, and when the visitor turns to something else.
 */
export function Menu({
  label,
  button,
  className,
  buttonClassName,
  panelClassName,
  foot,
  children,
}: {
  /** Accessible name of the button; begins with what `button` shows in words. */
  label: string;
  button: ReactNode;
  className?: string;
  buttonClassName?: string;
  panelClassName?: string;
  /** What bar at the foot of a phone it is; `--foot` in globals.css. */
  foot?: 'steps';
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (returnFocus: boolean) => {
      if (!details.current?.open) return;
      details.current.open = false;
      if (returnFocus) details.current.querySelector('summary')?.focus();
    };
    const turnsAway = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close(false);
    };
    const chooses = ({ target }: Event) => {
      const chosen = target instanceof Element && target.closest('a, button');
      if (chosen) close(chosen.matches('button'));
    };
    const presses = ({ key }: KeyboardEvent) => key === 'Escape' && close(true);
    const own = details.current;
    document.addEventListener('pointerdown', turnsAway);
    document.addEventListener('focusin', turnsAway);
    document.addEventListener('keydown', presses);
    own?.addEventListener('click', chooses);
    return () => {
      document.removeEventListener('pointerdown', turnsAway);
      document.removeEventListener('focusin', turnsAway);
      document.removeEventListener('keydown', presses);
      own?.removeEventListener('click', chooses);
    };
  }, []);

  return (
    <details ref={details} data-foot={foot} className={clsx('group relative', className)}>
      <summary aria-label={label} className={clsx('flex min-h-touch items-center gap-2', buttonClassName)}>
        {button}
      </summary>
      <div className={clsx('absolute z-40 border border-line bg-surface shadow-float', panelClassName)}>{children}</div>
    </details>
  );
}

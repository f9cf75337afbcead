import { useEffect, type RefObject } from 'react';

/** Closes an open `<details>` on Escape, with the focus back on its button, and when the visitor turns to something else. */
export function useDismiss(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const turnsAway = ({ target }: Event) => {
      if (details.current?.open && target instanceof Node && !details.current.contains(target)) {
        details.current.open = false;
      }
    };
    const presses = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', turnsAway);
    document.addEventListener('focusin', turnsAway);
    document.addEventListener('keydown', presses);
    return () => {
      document.removeEventListener('pointerdown', turnsAway);
      document.removeEventListener('focusin', turnsAway);
      document.removeEventListener('keydown', presses);
    };
  }, [details]);
}

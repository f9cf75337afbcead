import { useEffect, type RefObject } from 'react';

/**
 * Closes an open `<details>` on Escape (the focus returns to its summary), when a link in it is followed, and on a
 * press or focus outside.
 */
export function useDismiss(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const turnsAway = ({ target }: Event) => {
      if (details.current?.open && target instanceof Node && !details.current.contains(target)) {
        details.current.open = false;
      }
    };
    const follows = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (link && details.current?.contains(link)) details.current.open = false;
    };
    const presses = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', turnsAway);
    document.addEventListener('focusin', turnsAway);
    document.addEventListener('keydown', presses);
    document.addEventListener('click', follows);
    return () => {
      document.removeEventListener('pointerdown', turnsAway);
      document.removeEventListener('focusin', turnsAway);
      document.removeEventListener('keydown', presses);
      document.removeEventListener('click', follows);
    };
  }, [details]);
}

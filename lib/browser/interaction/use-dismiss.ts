import { useEffect, type RefObject } from 'react';

/**
 * Closes an open `<details>` on Escape, with the focus back on its button, behind a link in it that is followed, and when the
 * visitor turns to something else.
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

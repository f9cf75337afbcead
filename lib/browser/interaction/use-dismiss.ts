import { useEffect, type RefObject } from 'react';

/**
 * Closes an open `<details>` on Escape (the focus returns to its summary), when a link in it is followed, and on a
 * press or focus outside.
 */
export function useDismiss(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const closeOnOutside = ({ target }: Event) => {
      if (details.current?.open && target instanceof Node && !details.current.contains(target)) {
        details.current.open = false;
      }
    };
    const closeOnLink = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (link && details.current?.contains(link)) details.current.open = false;
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOnOutside);
    document.addEventListener('focusin', closeOnOutside);
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('click', closeOnLink);
    return () => {
      document.removeEventListener('pointerdown', closeOnOutside);
      document.removeEventListener('focusin', closeOnOutside);
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('click', closeOnLink);
    };
  }, [details]);
}

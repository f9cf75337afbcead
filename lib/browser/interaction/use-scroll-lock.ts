import { useEffect } from 'react';

let locks = 0;

/**
 * Prevents the page below a dialog from scrolling: sets `data-locked` on the root element, whose classes are in
 * root-document.tsx, and the width of the hidden scroll bar as `--scroll-bar`, so that the layout does not shift.
 */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    const root = document.documentElement;
    if (locks === 0) {
      root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`);
      root.dataset.locked = '';
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks > 0) return;
      delete root.dataset.locked;
      root.style.removeProperty('--scroll-bar');
    };
  }, [isLocked]);
}

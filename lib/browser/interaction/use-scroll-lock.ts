import { useEffect } from 'react';

let locks = 0;

/**
 * Keeps the page under a dialog where it is: `data-locked` on the root, whose classes stand in root-document.tsx, with the
 * width of the scroll bar that goes as `--scroll-bar`, so that nothing moves.
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

import { useLayoutEffect, type RefObject } from 'react';
import { panelPlace } from '@/lib/domain/panel-place';

function place(control: HTMLElement, panel: HTMLElement): void {
  const box = control.getBoundingClientRect();
  const at = panelPlace({ topPx: box.top, bottomPx: box.bottom }, panel.offsetHeight, window.innerHeight);
  panel.style.left = `${box.left}px`;
  panel.style.width = `${box.width}px`;
  panel.style.top = at.side === 'below' ? `${at.topPx}px` : 'auto';
  panel.style.bottom = at.side === 'above' ? `${at.bottomPx}px` : 'auto';
}

/** Keeps a panel of `position: fixed` at its control, as wide as that, also where what is around them scrolls. */
export function usePanelPlace(
  control: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const follow = () => {
      if (control.current && panel.current) place(control.current, panel.current);
    };
    follow();
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [control, panel, isOpen]);
}

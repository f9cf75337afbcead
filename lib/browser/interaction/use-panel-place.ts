import { type RefObject, useLayoutEffect } from 'react';

function place(control: HTMLElement, panel: HTMLElement): void {
  const box = control.getBoundingClientRect();
  const at = panelPlace({ topPx: box.top, bottomPx: box.bottom }, panel.offsetHeight, window.innerHeight);
  panel.style.left = `${box.left}px`;
  panel.style.width = `${box.width}px`;
  panel.style.top = at.side === 'below' ? `${at.topPx}px` : 'auto';
  panel.style.bottom = at.side === 'above' ? `${at.bottomPx}px` : 'auto';
}

/** Positions a `position: fixed` panel at its control, with the control's width, also while containers scroll. */
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

/** Gap between a control and its panel. */
const gapPx = 4;

/**
 * The position of a control's panel in the window, in pixels: below the control, measured from the window's top; or
 * above it, measured from the window's bottom, if it does not fit below and there is more room above.
 */
export function panelPlace(
  control: { topPx: number; bottomPx: number },
  panelHeightPx: number,
  windowHeightPx: number,
): { side: 'below'; topPx: number } | { side: 'above'; bottomPx: number } {
  const roomBelowPx = windowHeightPx - control.bottomPx - gapPx;
  const roomAbovePx = control.topPx - gapPx;
  if (panelHeightPx > roomBelowPx && roomAbovePx > roomBelowPx)
    return { side: 'above', bottomPx: windowHeightPx - roomAbovePx };
  return { side: 'below', topPx: control.bottomPx + gapPx };
}

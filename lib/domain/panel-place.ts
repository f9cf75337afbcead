/** Between a control and the panel that belongs to it. */
const gapPx = 4;

/**
 * Where in the window a control's panel stands, in pixels: below it, measured from the window's top; above it, measured
 * from the window's foot, when it does not fit below and there is more room.
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

/** Spec §9: the size of a share window in pixels. */
const size = { width: 800, height: 500 };

/**
 * Features of a share window for `window.open`, in the middle of a window that stands at `left`, `top` on the screen;
 * one that is smaller than the share window gets it at its corner. The opened page cannot reach back.
 */
export function shareWindowFeatures(on: { left: number; top: number; width: number; height: number }): string {
  const left = Math.round(on.left + Math.max(0, on.width - size.width) / 2);
  const top = Math.round(on.top + Math.max(0, on.height - size.height) / 2);
  return `popup,noopener,noreferrer,width=${size.width},height=${size.height},left=${left},top=${top}`;
}

/** Opens a service's page in a window of its own. To be called while the visitor clicks. */
export function openShareWindow(address: string): void {
  const { screenX, screenY, outerWidth, outerHeight } = window;
  const features = shareWindowFeatures({ left: screenX, top: screenY, width: outerWidth, height: outerHeight });
  window.open(address, '_blank', features);
}

/** Spec §9: the size of a share window in pixels. */
const size = { width: 800, height: 500 };

/**
 * Features of a share window for `window.open`: centred on a window at `left`, `top` of the screen; on a window smaller
 * than the share window, at its corner. The opened page has no access to its opener.
 */
export function shareWindowFeatures(on: { left: number; top: number; width: number; height: number }): string {
  const left = Math.round(on.left + Math.max(0, on.width - size.width) / 2);
  const top = Math.round(on.top + Math.max(0, on.height - size.height) / 2);
  return `popup,noopener,noreferrer,width=${size.width},height=${size.height},left=${left},top=${top}`;
}

/** Opens a service's page in a new window. Must be called in a click handler (popup blockers). */
export function openShareWindow(address: string): void {
  const { screenX, screenY, outerWidth, outerHeight } = window;
  const features = shareWindowFeatures({ left: screenX, top: screenY, width: outerWidth, height: outerHeight });
  window.open(address, '_blank', features);
}

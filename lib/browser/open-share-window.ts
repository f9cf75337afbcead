import { shareWindowFeatures } from '@/lib/domain/share-window';

/** Opens a service's page in a window of its own. To be called while the visitor clicks. */
export function openShareWindow(address: string): void {
  const { screenX, screenY, outerWidth, outerHeight } = window;
  const features = shareWindowFeatures({ left: screenX, top: screenY, width: outerWidth, height: outerHeight });
  window.open(address, '_blank', features);
}

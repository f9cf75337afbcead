import { useSyncExternalStore } from 'react';
import { isStepMenuOffset } from '@/lib/domain/sds/sds';

function watchScrolling(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Whether the page is scrolled so far that the step menu is offset (Spec §2 "SDS screen"). */
export function useStepMenuOffset(): boolean {
  return useSyncExternalStore(
    watchScrolling,
    () => isStepMenuOffset(window.scrollY),
    () => false,
  );
}

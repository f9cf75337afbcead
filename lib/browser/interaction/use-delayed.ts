import { useEffect, useState } from 'react';

/**
 * True once `active` has been true for `delayMs`, and false as soon as it is not: for indicators that a fast response
 * should not show.
 */
export function useDelayed(active: boolean, delayMs: number): boolean {
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [active, delayMs]);

  return active && isDue;
}

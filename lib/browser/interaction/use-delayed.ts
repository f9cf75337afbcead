import { useEffect, useState } from 'react';

/** True once `active` has been true for a time, and false as soon as it is not: for what a quick answer should not show. */
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

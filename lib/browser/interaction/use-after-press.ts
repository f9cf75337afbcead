import { useEffect, useRef } from 'react';

/**
 * Returns a function that calls `run`, deferred until a pressed pointer is released: a layout shift between mousedown
 * and mouseup would lose the click.
 */
export function useAfterPress(run: () => void): () => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const press = useRef({ isOn: false, isAwaited: false });
  useEffect(() => {
    const begin = () => {
      press.current.isOn = true;
    };
    const end = () => {
      if (press.current.isAwaited) setTimeout(() => latest.current());
      press.current = { isOn: false, isAwaited: false };
    };
    window.addEventListener('mousedown', begin, true);
    window.addEventListener('mouseup', end, true);
    return () => {
      window.removeEventListener('mousedown', begin, true);
      window.removeEventListener('mouseup', end, true);
    };
  }, []);
  return () => {
    if (press.current.isOn) press.current.isAwaited = true;
    else latest.current();
  };
}

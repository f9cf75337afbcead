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
  const press = useRef({ isPressed: false, isPending: false });
  useEffect(() => {
    const handleMouseDown = () => {
      press.current.isPressed = true;
    };
    const end = () => {
      if (press.current.isPending) setTimeout(() => latest.current());
      press.current = { isPressed: false, isPending: false };
    };
    window.addEventListener('mousedown', handleMouseDown, true);
    window.addEventListener('mouseup', end, true);
    return () => {
      window.removeEventListener('mousedown', handleMouseDown, true);
      window.removeEventListener('mouseup', end, true);
    };
  }, []);
  return () => {
    if (press.current.isPressed) press.current.isPending = true;
    else latest.current();
  };
}

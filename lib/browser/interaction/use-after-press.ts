import { useEffect, useRef } from 'react';

/**
 * A function that calls `run`, while a pointer is pressed only when the press is over: what moves on the page between mousedown and
 * mouseup takes the click away from what was pressed.
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

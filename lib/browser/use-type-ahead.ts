import { useCallback, useRef } from 'react';
import { typeAheadMatch, typeOn } from '@/lib/domain/type-ahead';

/** For a list's key handler: the index of the text that begins with what is being typed, null for a key that is no letter. */
export function useTypeAhead(): (key: string, texts: string[], currentIndex: number) => number | null {
  const typed = useRef({ text: '', atMs: 0 });
  return useCallback((key, texts, currentIndex) => {
    if ([...key].length !== 1 || key === ' ') return null;
    typed.current = typeOn(typed.current, key, Date.now());
    return typeAheadMatch(texts, typed.current.text, currentIndex);
  }, []);
}

import { useCallback, useRef } from 'react';

/** Spec §9: after this pause the next letter starts a new word. */
const typeAheadResetMs = 500;

interface Typed {
  text: string;
  /** Time of the last letter. */
  typedAt: number;
}

/** The typed text with one more letter. */
export function appendLetter(typed: Typed, letter: string, nowMs: number): Typed {
  const isNewWord = nowMs - typed.typedAt >= typeAheadResetMs;
  return { text: (isNewWord ? '' : typed.text) + letter, typedAt: nowMs };
}

/**
 * The index of the text that starts with the typed text, ignoring case, searched from the current one onwards and
 * wrapping around; null for none. Repeating one letter cycles through the matches.
 */
export function typeAheadMatch(texts: string[], typed: string, currentIndex: number): number | null {
  const isRepeated = [...typed].every((letter) => letter === typed[0]);
  const word = typed.length > 1 ? matchFrom(texts, typed, currentIndex) : null;
  return word ?? (isRepeated ? matchFrom(texts, typed.slice(0, 1), currentIndex + 1) : null);
}

function matchFrom(texts: string[], typed: string, startIndex: number): number | null {
  const prefix = typed.toLowerCase();
  if (prefix === '') return null;
  const firstIndex = Math.max(0, startIndex);
  const steps = texts.findIndex((_text, step) =>
    texts[(firstIndex + step) % texts.length]!.toLowerCase().startsWith(prefix),
  );
  return steps === -1 ? null : (firstIndex + steps) % texts.length;
}

/**
 * For a list's key handler: the index of the text that starts with the typed text; null for a key that is no letter.
 */
export function useTypeAhead(): (key: string, texts: string[], currentIndex: number) => number | null {
  const typed = useRef({ text: '', typedAt: 0 });
  return useCallback((key, texts, currentIndex) => {
    if ([...key].length !== 1 || key === ' ') return null;
    typed.current = appendLetter(typed.current, key, Date.now());
    return typeAheadMatch(texts, typed.current.text, currentIndex);
  }, []);
}

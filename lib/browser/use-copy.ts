import { useCallback, useEffect, useState } from 'react';
import { copyText } from '@/lib/browser/copy-text';

/** Spec §9 "Copy-link feedback". */
const copiedMs = 2000;

/** `copy` copies a text and tells whether it could; `copied` is true for 2000 ms afterwards. */
export function useCopy(): { copied: boolean; copy: (text: string) => Promise<boolean> } {
  // Each copy begins the time anew.
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), copiedMs);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = useCallback(async (text: string) => {
    const isCopied = await copyText(text);
    if (isCopied) setCopies((count) => count + 1);
    return isCopied;
  }, []);

  return { copied: copies > 0, copy };
}

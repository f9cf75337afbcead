import { useCallback, useEffect, useState } from 'react';
import { noticeDelaysMs, notify } from '@/lib/browser/feedback/notices';

/** Copies a text by the clipboard API, else by a selection; false if both failed. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Copies without moving the focus, so that it also works within a dialog; restores the visitor's selection. */
function copySelected(text: string): boolean {
  const selection = document.getSelection();
  if (!selection) return false;
  const previousRange = selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  const element = document.createElement('span');
  element.textContent = text;
  element.style.cssText = 'position: fixed; clip-path: inset(50%); white-space: pre; user-select: text';
  document.body.append(element);
  try {
    selection.selectAllChildren(element);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    element.remove();
    selection.removeAllRanges();
    if (previousRange) selection.addRange(previousRange);
  }
}

/** Spec §4 "Dropdowns and copy-link button". */
const copiedMs = 2000;

/** `copy` copies a text and returns whether it succeeded; `copied` is true for 2000 ms afterwards. */
export function useCopy(): { copied: boolean; copy: (text: string) => Promise<boolean> } {
  // Each copy restarts the timer.
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

/** Messages for a copied link and for a failure. */
export interface CopyTexts {
  done: string;
  failed: string;
}

/** Copies a link and shows a notification (Spec §8 "Notifications"); `copied` is true for 2000 ms afterwards. */
export function useCopyLink({ done, failed }: CopyTexts): {
  copied: boolean;
  copyLink: (url: string) => Promise<void>;
} {
  const { copied, copy } = useCopy();
  const copyLink = async (url: string) => {
    if (await copy(url)) notify({ type: 'success', text: done, delayMs: noticeDelaysMs.linkCopied });
    else notify({ type: 'error', text: failed, delayMs: noticeDelaysMs.failed });
  };
  return { copied, copyLink };
}

import { useCallback, useEffect, useState } from 'react';
import { noticeDelaysMs, notify } from '@/lib/browser/feedback/notices';

/** Copies a text; where the clipboard is refused, as a selection. False when neither worked. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Nothing takes the focus, so that it also works within a dialog; what the visitor had selected is selected again. */
function copySelected(text: string): boolean {
  const selection = document.getSelection();
  if (!selection) return false;
  const former = selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  const carrier = document.createElement('span');
  carrier.textContent = text;
  carrier.style.cssText = 'position: fixed; clip-path: inset(50%); white-space: pre; user-select: text';
  document.body.append(carrier);
  try {
    selection.selectAllChildren(carrier);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    carrier.remove();
    selection.removeAllRanges();
    if (former) selection.addRange(former);
  }
}

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

/** What is said when a link was copied, and when it could not be. */
export interface CopyTexts {
  done: string;
  failed: string;
}

/** Copies a link and says so (Spec §8 "Notifications"); `copied` is true for 2000 ms afterwards. */
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

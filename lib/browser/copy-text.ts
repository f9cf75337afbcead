/** Copies a text; where the clipboard is refused, as a selection. False when neither worked. */
export async function copyText(text: string): Promise<boolean> {
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

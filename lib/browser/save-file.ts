/** Until then the browser has begun to save. */
const revokeAfterMs = 60_000;

/** Saves what was fetched under a name, as a link with `download` does. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs);
}

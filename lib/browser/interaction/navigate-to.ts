/** Leaves the page for a whole path or address; with `replaces` the browser's back button does not lead to it again. */
export function navigateTo(address: string, { replaces = false } = {}): void {
  if (replaces) window.location.replace(address);
  else window.location.assign(address);
}

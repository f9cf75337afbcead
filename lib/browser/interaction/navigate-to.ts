/** Navigates to a path with the base path or a URL; with `replaces` the current page leaves the browser's history. */
export function navigateTo(address: string, { replaces = false } = {}): void {
  if (replaces) window.location.replace(address);
  else window.location.assign(address);
}

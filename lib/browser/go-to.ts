/** Leaves the page for a whole path or address. */
export function goTo(address: string): void {
  window.location.assign(address);
}

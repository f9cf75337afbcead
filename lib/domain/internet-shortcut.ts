/** An internet shortcut, the content of a `.url` file: desktops open the address by a double click. */
export function internetShortcut(address: string): string {
  return `[InternetShortcut]\r\nURL=${new URL(address).href}\r\n`;
}

import { existsSync } from 'node:fs';

/** Paths of an installed Chromium; the headless shell first, since it is a third faster. */
const paths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The system's Chromium; undefined if it is not installed: then Playwright's own is used. */
export const findChromium = () => paths.find((path) => existsSync(path));

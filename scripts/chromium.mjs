import { existsSync } from 'node:fs';

/** Where systems install Chromium; the build without windows first, since it is a third quicker. */
const paths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The system's Chromium; undefined where there is none, and Playwright's own is used. */
export const findChromium = () => paths.find((path) => existsSync(path));

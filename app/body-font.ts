import localFont from 'next/font/local';
import greekFile from '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-greek-wght-normal.woff2';

// Source Sans 3, by the parts of its package; Next wants literals. One that is too late for the first paint waits for the
// next page, so that nothing moves when it arrives; the first part is asked for before the style sheet is read.
const latin = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  weight: '200 900',
  display: 'optional',
  variable: '--font-latin',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
});
const latinExtended = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
  weight: '200 900',
  display: 'optional',
  variable: '--font-latin-extended',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
});
/** Address of the Greek part, which globals.css declares: next/font would have every page ask for it beforehand, or none. */
export const greekPart: string = greekFile;

/** Class of the root that gives the parts' names to tailwind.config.ts. */
export const bodyFont = [latin, latinExtended].map(({ variable }) => variable).join(' ');

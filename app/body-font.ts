import localFont from 'next/font/local';
import greek from '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-greek-wght-normal.woff2';
import latinExtended from '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2';

// Source Sans 3, by the parts of its package, the Latin one here; Next wants literals. One that is too late for the first paint waits for the
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
/**
 * Addresses of the parts that globals.css declares, by the interface language that cannot be written without: next/font
 * would have every page ask for them beforehand, or none.
 */
export const fontParts: Record<string, string> = { el: greek, pl: latinExtended, sl: latinExtended };

/** Class of the root that gives the first part's name to tailwind.config.ts. */
export const bodyFont = latin.variable;

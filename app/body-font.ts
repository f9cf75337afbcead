import greek from '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-greek-wght-normal.woff2';
import latin from './fonts/body-latin.woff2';

/**
 * Addresses of the parts of the font, declared in globals.css, that a page in an interface language cannot be written without. The
 * page asks for them before its style sheet is read, so that they are there for the first paint, also on a first visit.
 */
export const fontParts = (lang: string): string[] => (lang === 'el' ? [latin, greek] : [latin]);

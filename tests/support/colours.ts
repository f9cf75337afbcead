import { readFileSync } from 'node:fs';

const globals = readFileSync('app/globals.css', 'utf8');

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The colour of the first `light-dark()` after `declaration`. */
export function colour(css: string, declaration: string, theme: Theme): string {
  const found = css.slice(css.indexOf(declaration)).match(/light-dark\((#\w{6}), (#\w{6})\)/);
  return found![theme === 'light' ? 1 : 2]!;
}
const { brands } = JSON.parse(readFileSync('brands.json', 'utf8')) as {
  brands: { id: string; colours: Record<Theme, Record<string, string>> }[];
};
const brandColours: Record<string, string> = { accent: 'accent', 'accent-soft': 'soft', 'on-accent': 'on' };

/** A token of `app/globals.css`, or of a brand in `brands.json`. */
export const token = (name: string, theme: Theme, brand: 'dossier' | 'chemcard' = 'dossier') =>
  brandColours[name] === undefined
    ? colour(globals, `--${name}:`, theme)
    : brands.find(({ id }) => id === brand)!.colours[theme][brandColours[name]]!;
export const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** WCAG 2.2, 'relative luminance' and 'contrast ratio'. */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
export function contrast(text: string, ground: string): number {
  const [dark, bright] = [luminance(text), luminance(ground)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

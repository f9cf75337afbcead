/** Colours of a brand in one theme: of links and buttons, of their soft ground, and of text on the accent. */
interface BrandColours {
  accent: string;
  soft: string;
  on: string;
}
export type Theme = 'light' | 'dark';

/** The grounds of app/globals.css on which the accent stands: page, card, sunken. */
export const grounds: Record<Theme, readonly string[]> = {
  light: ['#f6f7f9', '#ffffff', '#edf0f3'],
  dark: ['#0f1419', '#171d24', '#1f272f'],
};

const minContrast = 4.5;

/** WCAG 2.2, 'relative luminance', of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, 'contrast ratio', 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** The pairs of a theme that are too alike to be read (WCAG 2.2, 1.4.3), in words for the operator. */
export function contrastIssues(theme: Theme, { accent, soft, on }: BrandColours): string[] {
  const pairs: [string, string, string, string][] = [
    ...grounds[theme].map((ground): [string, string, string, string] => [
      'accent',
      accent,
      'the ground of pages',
      ground,
    ]),
    ['accent', accent, 'soft', soft],
    ['on', on, 'accent', accent],
  ];
  return pairs.flatMap(([name, text, groundName, ground]) => {
    const ratio = contrast(text, ground);
    if (ratio >= minContrast) return [];
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    return `colours.${theme}.${name} ${text} has a contrast of ${shown} to ${groundName} ${ground}; it must be at least ${minContrast}`;
  });
}

/** The declarations that a page's style has for a brand. */
export const brandCss = (light: BrandColours, dark: BrandColours): string =>
  (['accent', 'soft', 'on'] as const)
    .map((name) => `${tokens[name]}:light-dark(${light[name]},${dark[name]})`)
    .join(';');

const tokens = { accent: '--accent', soft: '--accent-soft', on: '--on-accent' };

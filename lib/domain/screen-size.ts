/** Spec §4 "Screen size", from the widest down: widths in CSS pixels. */
const sizes = [
  { size: 'large', fromPx: 1280 },
  { size: 'medium', fromPx: 640 },
  { size: 'small', fromPx: 0 },
] as const;

export type ScreenSize = (typeof sizes)[number]['size'];

export function screenSizeOf(widthPx: number): ScreenSize {
  return sizes.find(({ fromPx }) => widthPx >= fromPx)?.size ?? 'small';
}

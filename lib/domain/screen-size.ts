/** Spec §4 "Screen size", from the widest down: widths in CSS pixels. */
const sizes = [
  { size: 'large', fromPx: 1280 },
  { size: 'medium', fromPx: 640 },
  { size: 'small', fromPx: 0 },
] as const;

export type ScreenSize = (typeof sizes)[number]['size'];

/** The size of a screen of which is known whether it is at least so wide, in CSS pixels. */
export function screenSizeOf(isAtLeast: (widthPx: number) => boolean): ScreenSize {
  return sizes.find(({ fromPx }) => isAtLeast(fromPx))?.size ?? 'small';
}

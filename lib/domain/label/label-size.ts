/** Width and height of a label in mm. */
export interface LabelSize {
  widthMm: number;
  heightMm: number;
}

/**
 * Parses the size in a dimension's text, `105 × 148 mm`: width × height (docs/platform-api.md, section 4); null for
 * none.
 */
export function labelSizeOf(text: string | undefined): LabelSize | null {
  const [, width, height] = /(?<!\d)(\d+(?:[.,]\d+)?)\s*[×x]\s*(\d+(?:[.,]\d+)?)\s*mm/.exec(text ?? '') ?? [];
  if (width === undefined || height === undefined) return null;
  return { widthMm: Number(width.replace(',', '.')), heightMm: Number(height.replace(',', '.')) };
}

/** CSS: 96 pixels per inch of 25.4 mm. */
export function cssPixels(mm: number): number {
  return (mm * 96) / 25.4;
}

/** Zoom factors of a drawing; 1 is true scale. */
const zooms = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4] as const;

/** The next zoom factor in a direction (1 larger, -1 smaller), from any value; unchanged at either end. */
export function nextZoom(currentZoom: number, direction: 1 | -1): number {
  // The factor of 'fit' is rarely a step, but may be very close to one.
  const isBeyond = (zoom: number) => (zoom - currentZoom) * direction > 0.01;
  const nextZooms = zooms.filter(isBeyond);
  return (direction === 1 ? nextZooms[0] : nextZooms.at(-1)) ?? currentZoom;
}

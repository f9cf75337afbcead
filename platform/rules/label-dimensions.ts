/** A label's sizes in mm, by their ids in the contract (docs/platform-api.md, section 4). */
export const labelDimensions = [
  { id: 1, widthMm: 52, heightMm: 74 },
  { id: 2, widthMm: 74, heightMm: 52 },
  { id: 3, widthMm: 74, heightMm: 105 },
  { id: 4, widthMm: 105, heightMm: 148 },
  { id: 5, widthMm: 148, heightMm: 105 },
  { id: 6, widthMm: 148, heightMm: 210 },
] as const;

/** In pt, of the label's text and of the product's name. */
export const labelFontSizes = [6, 7, 8, 9, 10, 11, 12, 14] as const;
export const labelTitleFontSizes = [10, 12, 14, 16, 18, 20, 24] as const;

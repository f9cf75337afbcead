/** A sheet of labels on A4 (210 × 297 mm), whose labels are in the middle of the sheet; all lengths in mm. */
export interface SheetFormat {
  id: number;
  columns: number;
  rows: number;
  widthMm: number;
  heightMm: number;
  /** Between columns; there is none between rows. */
  gapMm: number;
}

/** The formats of the common makers, by their dimensions: id, columns × rows, label, gap between columns. */
const formats: [id: number, columns: number, rows: number, width: number, height: number, gap?: number][] = [
  [1, 1, 1, 210, 297],
  [2, 1, 2, 210, 148],
  [3, 2, 2, 105, 148],
  [4, 2, 4, 105, 74],
  [5, 1, 2, 199.6, 143.5],
  [6, 2, 2, 99.1, 139, 2.5],
  [7, 2, 3, 99.1, 93.1, 2.5],
  [8, 2, 4, 99.1, 67.7, 2.5],
  [9, 2, 7, 99.1, 38.1, 2.5],
  [10, 3, 6, 63.5, 46.6, 2.5],
  [11, 3, 7, 63.5, 38.1, 2.5],
  [12, 3, 8, 70, 37],
];

export const sheetFormats: readonly SheetFormat[] = formats.map(
  ([id, columns, rows, widthMm, heightMm, gapMm = 0]) => ({ id, columns, rows, widthMm, heightMm, gapMm }),
);

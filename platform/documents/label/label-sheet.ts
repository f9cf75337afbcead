import type { SheetFormat } from '../../law/sheet-formats.ts';

/** A4 portrait (ISO 216), in mm. */
const page = { width: 210, height: 297 };
/** The unprintable margin of office printers, and the gap between labels for the crop marks of both. */
const printerMargin = 5;
const gap = 5;

/** A page of labels in millimetres; `places` are the upper left corners of the labels. */
export interface LabelSheet {
  width: number;
  height: number;
  /** Whether labels are rotated by 90° counter-clockwise. */
  turned: boolean;
  /** Size of a label as placed on the page. */
  labelWidth: number;
  labelHeight: number;
  /** Whether the labels have to be cut: frames and crop marks are printed. */
  cropMarks: boolean;
  places: { x: number; y: number }[];
}

/** A label on a page of a job. */
export interface SheetCell {
  /** Its index in the job. */
  label: number;
  x: number;
  y: number;
  /** Set where it is not that of the job's label. */
  serial?: string;
  /** The address of its QR code, where it is not that of the job's label. */
  url?: string;
}

/** Where printing begins on a sheet, and the offset of the printer's feed (in mm, to the right and down). */
export interface SheetStart {
  /** The position of the first label, row by row from 1. */
  start: number;
  offsetX: number;
  offsetY: number;
}

/** Distributes labels over sheets, row by row; the first sheet begins at a position, since some of its labels may be used. */
export function fillSheets(
  { places }: LabelSheet,
  labels: readonly Omit<SheetCell, 'x' | 'y'>[],
  { start, offsetX, offsetY }: SheetStart,
): SheetCell[][] {
  const pages: SheetCell[][] = [];
  for (const [index, label] of labels.entries()) {
    const position = start - 1 + index;
    const { x, y } = places[position % places.length]!;
    (pages[Math.floor(position / places.length)] ??= []).push({ ...label, x: x + offsetX, y: y + offsetY });
  }
  return pages.filter((cells) => cells !== undefined);
}

/** The sheet of a maker's format, whose labels are in the middle of the page and are not cut. */
export function formatSheet({ columns, rows, widthMm, heightMm, gapMm }: SheetFormat): LabelSheet {
  const left = (page.width - columns * widthMm - (columns - 1) * gapMm) / 2;
  const top = (page.height - rows * heightMm) / 2;
  const places = Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * (widthMm + gapMm),
    y: top + Math.floor(index / columns) * heightMm,
  }));
  return { ...page, turned: false, labelWidth: widthMm, labelHeight: heightMm, cropMarks: false, places };
}

/** Number of labels of `length` that fit into `room`. */
const count = (room: number, length: number) => Math.max(0, Math.floor((room + gap) / (length + gap)));

/** Lays out as many labels of a size as fit on an A4 page, rotated if more fit that way; at least one, in the middle. */
export function layOutSheet(widthMm: number, heightMm: number): LabelSheet {
  const upright = grid(widthMm, heightMm);
  const lying = grid(heightMm, widthMm);
  const turned = lying.places.length > upright.places.length;
  return { ...page, turned, cropMarks: true, ...(turned ? lying : upright) };
}

function grid(labelWidth: number, labelHeight: number) {
  const columns = labelPositions(page.width, labelWidth);
  const rows = labelPositions(page.height, labelHeight);
  return { labelWidth, labelHeight, places: rows.flatMap((y) => columns.map((x) => ({ x, y }))) };
}

/** Start positions of the labels on one axis, centred on the page. */
function labelPositions(pageLength: number, length: number): number[] {
  const fitting = count(pageLength - 2 * printerMargin, length);
  const start = (pageLength - fitting * length - (fitting - 1) * gap) / 2;
  return Array.from({ length: fitting }, (_, index) => start + index * (length + gap));
}

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
  places: { x: number; y: number }[];
}

/** Number of labels of `length` that fit into `room`. */
const count = (room: number, length: number) => Math.max(0, Math.floor((room + gap) / (length + gap)));

/** Lays out as many labels of a size as fit on an A4 page, rotated if more fit that way; at least one, in the middle. */
export function layOutSheet(widthMm: number, heightMm: number): LabelSheet {
  const upright = grid(widthMm, heightMm);
  const lying = grid(heightMm, widthMm);
  const turned = lying.places.length > upright.places.length;
  return { ...page, turned, ...(turned ? lying : upright) };
}

function grid(labelWidth: number, labelHeight: number) {
  const across = along(page.width, labelWidth);
  const down = along(page.height, labelHeight);
  return { labelWidth, labelHeight, places: down.flatMap((y) => across.map((x) => ({ x, y }))) };
}

/** Start positions of the labels on one axis, centred on the page. */
function along(pageLength: number, length: number): number[] {
  const fitting = count(pageLength - 2 * printerMargin, length);
  const start = (pageLength - fitting * length - (fitting - 1) * gap) / 2;
  return Array.from({ length: fitting }, (_, index) => start + index * (length + gap));
}

/** A4 portrait (ISO 216), in mm. */
const page = { width: 210, height: 297 };
/** What office printers leave white at each edge; between labels room for the crop marks of both. */
const printerMargin = 5;
const gap = 5;

/** A page of labels in millimetres; places are the upper left corners of the labels. */
export interface LabelSheet {
  width: number;
  height: number;
  /** By 90°, counter-clockwise. */
  turned: boolean;
  /** Of a label as it lies on the page. */
  labelWidth: number;
  labelHeight: number;
  places: { x: number; y: number }[];
}

/** How many of `length` stand one after another in `room`. */
const count = (room: number, length: number) => Math.max(0, Math.floor((room + gap) / (length + gap)));

/** Labels of a size on an A4 page, as many as it holds; turned where that makes more. At least one, in the middle. */
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

/** Starts of the labels on one axis, all of them in the middle of the page. */
function along(pageLength: number, length: number): number[] {
  const fitting = count(pageLength - 2 * printerMargin, length);
  const start = (pageLength - fitting * length - (fitting - 1) * gap) / 2;
  return Array.from({ length: fitting }, (_, index) => start + index * (length + gap));
}

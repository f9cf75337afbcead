import type { Caller } from '../../runtime/fair-queue.ts';
import type { PdfRenderer } from '../pdf/pdf-renderer.ts';
import { labelDoesNotFit, type LabelDrawing, labelPrintData } from './draw-label.ts';
import { labelBitmap, type PrinterResolution } from './label-bitmap.ts';
import { labelPicture } from './label-picture.ts';
import {
  fillSheets,
  formatSheet,
  layOutSheet,
  type LabelSheet,
  type SheetCell,
  type SheetStart,
} from './label-sheet.ts';
import { digitalLinkOf, serialAt, SerialNumberError } from './pack-marks.ts';
import { maxLabelsPerJob } from './print-settings.ts';
import type { LabelParameters } from './label-settings.ts';
import { zplLabel } from './zpl.ts';

/** Labels of a product, with their number. */
export interface JobLabels {
  drawing: LabelDrawing;
  gtin: string | null;
  siteUrl: string;
  count: number;
}

/** A job that cannot be printed; `field` is the parameter. */
export class LabelJobError extends Error {
  override name = 'LabelJobError';
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** Maximum number of different labels for a thermal printer: they are drawn one by one, which takes up to 0.1 s each. */
const maxSerialZplLabels = 100;

export const sheetOf = ({ sheet, dimension }: LabelParameters): LabelSheet =>
  sheet ? formatSheet(sheet) : layOutSheet(dimension.widthMm, dimension.heightMm);

/**
 * The copies of a label, `index` in its job: all the same, or each with the next serial number.
 * @throws LabelJobError when the serial number has too few digits
 */
export function copiesOf({ drawing: { settings, content }, gtin, siteUrl, count }: JobLabels, index = 0) {
  const { marks } = settings;
  return Array.from({ length: count }, (_, offset): Omit<SheetCell, 'x' | 'y'> => {
    if (marks.serial === null || offset === 0) return { label: index };
    const serial = serialOf(marks.serial, offset);
    const isInCode = gtin !== null && content.qrUrl === digitalLinkOf(siteUrl, gtin, marks);
    return { label: index, serial, ...(isInCode && { url: digitalLinkOf(siteUrl, gtin, { ...marks, serial }) }) };
  });
}

function serialOf(first: string, offset: number): string {
  try {
    return serialAt(first, offset);
  } catch (error) {
    if (!(error instanceof SerialNumberError)) throw error;
    throw new LabelJobError('serial', error.message);
  }
}

/** The labels of a sheet from `start` on. @throws LabelJobError when `start` is beyond the sheet */
export function labelsFrom(start: number, { places }: LabelSheet): number {
  if (start <= places.length) return places.length - start + 1;
  throw new LabelJobError('start', `must be 1 to ${places.length}: the sheet has ${places.length} labels`);
}

/** @throws LabelJobError for more labels than a job may have */
export function checkJobSize(jobs: readonly { count: number }[]): void {
  const total = jobs.reduce((sum, { count }) => sum + count, 0);
  if (total <= maxLabelsPerJob) return;
  throw new LabelJobError(
    'labels',
    `must be at most ${maxLabelsPerJob} labels in one job, not ${total}; print the others in another job`,
  );
}

export interface JobOptions {
  output: 'pdf' | 'zpl';
  /** Of a thermal printer. */
  dpi: PrinterResolution;
  start: SheetStart;
}

/**
 * A job as a file.
 * @throws LabelJobError for a job that cannot be printed; the errors of the renderer
 */
export const printJob = async (
  jobs: readonly JobLabels[],
  { output, dpi, start }: JobOptions,
  renderer: Pick<PdfRenderer, 'renderPdf' | 'renderSvg'>,
  signal?: Caller['signal'],
): Promise<Uint8Array<ArrayBuffer>> => {
  if (jobs.length === 0) throw new LabelJobError('labels', 'must have at least one label');
  try {
    if (output === 'zpl') return new TextEncoder().encode(await jobZpl(jobs, dpi, renderer, signal));
    return await jobPdf(jobs, start, renderer);
  } catch (error) {
    if (!String(error).includes(labelDoesNotFit)) throw error;
    throw new LabelJobError(
      'labels.dim',
      'must have room for the mandatory text of each label (CLP Art. 17, 31(3)); choose a larger size, or print the labels one by one to see which',
    );
  }
};

/**
 * All labels of a job on sheets, as PDF: each drawing is laid out once.
 * @throws LabelJobError when the labels need different sheets or are fold-out labels, or `start` is beyond the sheet; the errors of
 * PdfRenderer.renderPdf
 */
async function jobPdf(jobs: readonly JobLabels[], start: SheetStart, { renderPdf }: Pick<PdfRenderer, 'renderPdf'>) {
  checkJobSize(jobs);
  const [sheet, ...others] = jobs.map(({ drawing }) => sheetOf(drawing.settings)) as [LabelSheet, ...LabelSheet[]];
  if (jobs.some(({ drawing }) => drawing.settings.flags.foldON))
    throw new LabelJobError(
      'labels.foldON',
      'must not be set in a job on sheets, which have no place for the panels of a fold-out label; print it alone, or with output zpl',
    );
  if (others.some((other) => JSON.stringify(other) !== JSON.stringify(sheet)))
    throw new LabelJobError('labels', 'must have one size and one sheet; print other sizes in another job');
  labelsFrom(start.start, sheet);
  const cells = jobs.flatMap((job, index) => copiesOf(job, index));
  const drawings = jobs.map(({ drawing }) => drawing);
  return renderPdf('label', await labelPrintData(drawings, { ...sheet, pages: fillSheets(sheet, cells, start) }));
}

/**
 * All labels of a job as one program for a thermal printer; sizes may differ.
 * @throws LabelJobError for too many different labels; the errors of PdfRenderer.renderSvg
 */
async function jobZpl(
  jobs: readonly JobLabels[],
  resolution: PrinterResolution,
  { renderSvg }: Pick<PdfRenderer, 'renderSvg'>,
  signal?: Caller['signal'],
): Promise<string> {
  checkJobSize(jobs);
  const serialCount = jobs.reduce((sum, { drawing, count }) => sum + (drawing.settings.marks.serial ? count : 0), 0);
  if (serialCount > maxSerialZplLabels)
    throw new LabelJobError(
      'serial',
      `must count at most ${maxSerialZplLabels} labels in one job for a thermal printer, not ${serialCount}`,
    );
  const draw = async (drawing: LabelDrawing, copies: number) => {
    signal?.throwIfAborted();
    const picture = labelPicture(await renderSvg('label', await labelPrintData([drawing], null)));
    return zplLabel(await labelBitmap(picture, resolution, { omitsFrames: drawing.settings.ink === 3 }), copies);
  };
  const programs: string[] = [];
  for (const job of jobs) {
    if (!job.drawing.settings.marks.serial) programs.push(await draw(job.drawing, job.count));
    else for (const copy of copiesOf(job)) programs.push(await draw(withSerial(job.drawing, copy), 1));
  }
  return programs.join('');
}

/** The drawing of a copy with its serial number. */
const withSerial = (drawing: LabelDrawing, { serial, url }: Omit<SheetCell, 'x' | 'y'>): LabelDrawing => {
  if (serial === undefined) return drawing;
  const { settings, content } = drawing;
  return {
    ...drawing,
    settings: { ...settings, marks: { ...settings.marks, serial } },
    content: {
      ...content,
      qrUrl: url ?? content.qrUrl,
      marks: content.marks.map((mark) => (mark.isSerial ? { ...mark, value: serial } : mark)),
    },
  };
};

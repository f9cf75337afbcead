import { join } from 'node:path';
import { labelPrintData } from '../../../documents/label/draw-label.ts';
import { labelPicture } from '../../../documents/label/label-picture.ts';
import { layOutSheet } from '../../../documents/label/label-sheet.ts';
import { openTypesetter } from '../../../documents/pdf/typesetter.ts';
import { labelProfile } from '../../../rules/label-profiles.ts';
import { sampleLabel, type SampleLabel } from './sample-label.ts';

const typesetter = openTypesetter(join(process.cwd(), 'platform'));

/** As the typesetting process does: what typst keeps of a document is let go of before the next one. */
function made<Result>(result: Result): Result {
  typesetter.forget();
  return result;
}

/** The day on which the labels of these tests are drawn. */
export const today = '2026-07-01';

async function dataOf({ settings, ...label }: SampleLabel, onSheet: boolean) {
  const { widthMm, heightMm } = settings.dimension;
  const profile = labelProfile(today, settings.profile ?? undefined)!;
  const sheet = onSheet ? layOutSheet(widthMm, heightMm) : null;
  return JSON.stringify(await labelPrintData([{ ...label, settings, profile }], sheet));
}

/** A demo product's label as the screen shows it, with what was set. */
export async function pictureOf(...label: Parameters<typeof sampleLabel>) {
  return labelPicture(made(typesetter.draw('label', await dataOf(sampleLabel(...label), false))));
}

/** As PDF, one on its page or a page full. */
export async function pdfOf(label: SampleLabel, onSheet = false) {
  return made(typesetter.typeset('label', await dataOf(label, onSheet)));
}

/** Labels on sheets as PDF. */
export const typesetLabels = (data: object) => made(typesetter.typeset('label', JSON.stringify(data)));

import { join } from 'node:path';
import { labelPrintData } from '../../../documents/label/draw-label.ts';
import { fittingSizes } from '../../../documents/label/fitting-sizes.ts';
import { labelFit, labelPicture } from '../../../documents/label/label-picture.ts';
import { layOutSheet } from '../../../documents/label/label-sheet.ts';
import { openTypesetter } from '../../../documents/pdf/typesetter.ts';
import { labelProfile } from '../../../law/label/profiles.ts';
import { sampleLabel, type SampleLabel } from './sample-label.ts';

const typesetter = openTypesetter(join(process.cwd(), 'platform'));

/** As the typesetting process does: what typst keeps of a document is let go of before the next one. */
function made<Result>(result: Result): Result {
  typesetter.forget();
  return result;
}

/** The day on which the labels of these tests are drawn. */
export const today = '2026-07-01';

const withProfile = (label: SampleLabel) => ({
  ...label,
  profile: labelProfile(today, label.settings.profile ?? undefined)!,
});

/** A demo product's label as the screen shows it, with what was set; empty where its text does not fit. */
export async function pictureOf(...label: Parameters<typeof sampleLabel>) {
  const data = await labelPrintData([withProfile(sampleLabel(...label))], null, { allowsOverflow: true });
  return labelPicture(made(typesetter.draw('label', JSON.stringify(data))));
}

/** The layouts of labels, which are not drawn. */
export async function layoutsOf(labels: readonly SampleLabel[]) {
  const data = await labelPrintData(labels.map(withProfile), null, { measureOnly: true });
  return made(typesetter.draw('label', JSON.stringify(data))).reports.map((report) => labelFit.parse(report));
}

/** The sizes that carry the text of a label. */
export const sizesFor = (...label: Parameters<typeof sampleLabel>) =>
  fittingSizes(withProfile(sampleLabel(...label)), async (data) =>
    made(typesetter.draw('label', JSON.stringify(await data()))),
  );

/** As PDF, one on its page or a page full. @throws Error where its text does not fit */
export async function pdfOf(label: SampleLabel, isSheet = false) {
  const { widthMm, heightMm } = label.settings.dimension;
  const data = await labelPrintData([withProfile(label)], isSheet ? layOutSheet(widthMm, heightMm) : null);
  return made(typesetter.typeset('label', JSON.stringify(data)));
}

/** Labels on sheets as PDF. */
export const typesetLabels = (data: object) => made(typesetter.typeset('label', JSON.stringify(data)));

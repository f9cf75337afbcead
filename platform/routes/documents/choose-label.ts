import type { Context } from 'hono';
import { labelDoesNotFit, labelPrintData, rulerPrintData } from '../../documents/label/draw-label.ts';
import { type FittingSize, fittingSizes, isTooSmallForPack } from '../../documents/label/fitting-sizes.ts';
import { buildLabelContent, gtinInCode, hasLabel, type LabelContent } from '../../documents/label/label-content.ts';
import { labelPicture, type LabelPicture } from '../../documents/label/label-picture.ts';
import {
  type LabelQuery,
  labelParameters,
  LabelParameterError,
  type LabelParameters,
} from '../../documents/label/label-settings.ts';
import { copiesOf, labelsFrom, LabelJobError, sheetOf } from '../../documents/label/label-job.ts';
import { fillSheets, type SheetStart } from '../../documents/label/label-sheet.ts';
import type { Edition } from '../../documents/pdf/printed-documents.ts';
import { loadLabelLanguages } from '../../languages/label-words.ts';
import { labelProfile, type LabelProfile } from '../../law/label/profiles.ts';
import type { Caller } from '../../runtime/fair-queue.ts';
import type { ProductFacts } from '../../product/facts.ts';
import type { NewestProduct } from '../../store/products/stored-products.ts';
import { callerOf } from '../http/bearer.ts';
import { HttpError } from '../http/failure.ts';
import { findNewestPublished } from '../http/find-published.ts';
import type { AppContext } from '../http/app-context.ts';

/** A label that can be drawn or exported. */
export interface LabelChoice {
  product: NewestProduct;
  facts: ProductFacts;
  settings: LabelParameters;
  content: LabelContent;
  /** The rules in force today, or those that the query names. */
  profile: LabelProfile;
  /** ISO date. */
  today: string;
  edition: Edition;
}

/**
 * Rejects a caller above its queue limit before anything is read: no other document has as many variants as a label.
 * @throws QueueFullError, CallerLeftError
 */
export async function admitCaller(appContext: AppContext, c: Context): Promise<Caller> {
  const caller = await callerOf(appContext, c);
  appContext.printed.admit(caller);
  return caller;
}

/**
 * The label of a product by the query of 3.11, from its newest version.
 * @throws HttpError 404 and 410 as for any document, 400 for a language that labels do not have, or a code that the product does not have
 */
export async function chooseLabel(
  { database, siteUrl }: AppContext,
  id: number,
  query: LabelQuery,
): Promise<LabelChoice> {
  const product = await findNewestPublished(database, id);
  const [version] = product.versions;
  if (!hasLabel(product) || !version) throw new HttpError(404, 'No valid label');
  const { facts } = version;
  const settings = settingsOf(query, product);
  await loadLabelLanguages(settings.languages);
  const today = new Date().toISOString().slice(0, 10);
  const profile = labelProfile(today, settings.profile ?? undefined)!;
  return {
    product,
    facts,
    settings,
    content: buildLabelContent(product, facts, settings, siteUrl),
    profile,
    today,
    edition: {
      product,
      version: version.id,
      lang: settings.languages.join(),
      options: JSON.stringify({ ...settings, profile: profile.id }),
    },
  };
}

function settingsOf(query: LabelQuery, product: NewestProduct): LabelParameters {
  try {
    return labelParameters(query, product);
  } catch (error) {
    if (!(error instanceof LabelParameterError)) throw error;
    throw invalid(error);
  }
}

/** Lays out one label as it will be printed; one whose mandatory text does not fit is empty (`fit.fits`). */
export async function layOutLabel({ printed }: AppContext, caller: Caller, choice: LabelChoice): Promise<LabelPicture> {
  const edition = { ...choice.edition, options: pictureOptions(choice) };
  const data = () => labelPrintData([choice], null, { allowsOverflow: true });
  return labelPicture(await printed.draw('label', edition, async () => caller, data));
}

/** Draws one label as it will be printed. @throws HttpError 422 when its mandatory text does not fit, with the sizes that do */
export async function drawLabel(appContext: AppContext, caller: Caller, choice: LabelChoice): Promise<LabelPicture> {
  if (isTooSmallForPack(choice.settings.dimension, choice.settings)) throw await refusal(appContext, caller, choice);
  const picture = await layOutLabel(appContext, caller, choice);
  if (!picture.fit.fits) throw await refusal(appContext, caller, choice);
  return picture;
}

/** Returns the label as a single panel. */
export const removeFold = (choice: LabelChoice): LabelChoice => ({
  ...choice,
  settings: { ...choice.settings, flags: { ...choice.settings.flags, foldON: false } },
});

/** The sizes that carry the mandatory text of a label. */
export const loadFittingSizes = (appContext: AppContext, caller: Caller, choice: LabelChoice): Promise<FittingSize[]> =>
  fittingSizes(choice, (data) =>
    appContext.printed.draw(
      'label',
      { ...choice.edition, options: `sizes ${pictureOptions(choice)}` },
      async () => caller,
      data,
    ),
  );

async function refusal(appContext: AppContext, caller: Caller, choice: LabelChoice): Promise<HttpError> {
  const fits = await loadFittingSizes(appContext, caller, choice);
  const { widthMm, heightMm } = choice.settings.dimension;
  const sizes = fits.map(
    (size) => `${size.widthMm} × ${size.heightMm} mm${size.foldOut ? ' as a fold-out label' : ''}`,
  );
  const reason = isTooSmallForPack(choice.settings.dimension, choice.settings)
    ? 'is too small for the pack (CLP Annex I 1.2.1.4, Table 1.3)'
    : 'has no room for the mandatory text (CLP Art. 17, 31(3))';
  const remedy = sizes.length > 0 ? `it fits on ${sizes.join(', ')}` : 'choose fewer languages';
  return new HttpError(422, 'label_does_not_fit', {
    field: choice.settings.sheet ? 'sheet' : 'dim',
    message: `A label of ${widthMm} × ${heightMm} mm ${reason}; ${remedy}.`,
    fits,
  });
}

/**
 * Prints one label on a page of its size, a fold-out label with its panels below each other, or a sheet full of labels from a position on.
 * @throws HttpError 422 like `drawLabel`, 400 for a position beyond the sheet, or a serial number that cannot be incremented
 */
export async function printLabel(appContext: AppContext, caller: Caller, choice: LabelChoice, start: SheetStart) {
  const { settings, product, edition } = choice;
  if (isTooSmallForPack(settings.dimension, settings)) throw await refusal(appContext, caller, choice);
  const fillsSheet = !settings.oneLabelPerPage && !settings.flags.foldON;
  const sheet = fillsSheet
    ? filledSheet(appContext.siteUrl, choice, gtinInCode(product, choice.settings), start)
    : null;
  try {
    return await appContext.printed.print(
      'label',
      fillsSheet ? { ...edition, options: edition.options + JSON.stringify(start) } : edition,
      async () => caller,
      () => labelPrintData([choice], sheet),
    );
  } catch (error) {
    if (String(error).includes(labelDoesNotFit)) throw await refusal(appContext, caller, choice);
    throw error;
  }
}

/** Fills a sheet with one label from a position on. @throws HttpError 400 */
function filledSheet(siteUrl: string, drawing: LabelChoice, gtin: string | null, start: SheetStart) {
  const sheet = sheetOf(drawing.settings);
  try {
    const copies = copiesOf({ drawing, gtin, siteUrl, count: labelsFrom(start.start, sheet) });
    return { ...sheet, pages: fillSheets(sheet, copies, start) };
  } catch (error) {
    throw error instanceof LabelJobError ? invalid(error) : error;
  }
}

export const invalid = ({ field, message }: { field: string; message: string }) =>
  new HttpError(400, 'invalid_parameter', { field, message });

/** Prints a page with a ruler, which shows whether the printer keeps the scale. */
export const printRuler = ({ printed }: AppContext, caller: Caller, { edition, settings }: LabelChoice) => {
  const { dimension, languages } = settings;
  const options = `ruler ${dimension.id}`;
  const ruler = { ...edition, lang: languages[0] ?? '', options };
  return printed.print(
    'label',
    ruler,
    async () => caller,
    async () => rulerPrintData(settings),
  );
};

/** Options of the picture as a cache key, the same for one label and for a full page. */
const pictureOptions = ({ settings, profile }: LabelChoice) =>
  JSON.stringify({ ...settings, oneLabelPerPage: true, profile: profile.id });

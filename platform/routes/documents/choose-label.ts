import type { Context } from 'hono';
import { labelPrintData, rulerPrintData } from '../../documents/label/draw-label.ts';
import { buildLabelContent, type LabelContent } from '../../documents/label/label-content.ts';
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
import { labelProfile, type LabelProfile } from '../../rules/label-profiles.ts';
import type { Caller } from '../../runtime/fair-queue.ts';
import type { ProductFacts } from '../../product/facts.ts';
import type { NewestProduct } from '../../store/products/published.ts';
import { callerOf } from '../http/caller-of.ts';
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
 * @throws HttpError 404 and 410 as for any document, 400 for a language or a code that the product does not have
 */
export async function chooseLabel(
  { database, siteUrl }: AppContext,
  id: number,
  query: LabelQuery,
): Promise<LabelChoice> {
  const product = await findNewestPublished(database, id);
  const [version] = product.versions;
  if (!product.labelDocument || !version || product.validLangs.length === 0) throw new HttpError(404, 'No valid label');
  const { facts } = version;
  const settings = settingsOf(query, product);
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

/** Draws one label as it will be printed. */
export async function drawLabel({ printed }: AppContext, caller: Caller, choice: LabelChoice): Promise<LabelPicture> {
  const edition = { ...choice.edition, options: withoutSheet(choice) };
  const data = () => labelPrintData([choice], null);
  return labelPicture(await printed.draw('label', edition, async () => caller, data));
}

/**
 * Prints one label on a page of its size, or a sheet full of labels from a place on.
 * @throws HttpError 400 for a place beyond the sheet, or a serial number that cannot be counted on
 */
export function printLabel({ printed, siteUrl }: AppContext, caller: Caller, choice: LabelChoice, start: SheetStart) {
  const { edition, settings, product } = choice;
  if (settings.oneLabelPerPage) {
    return printed.print(
      'label',
      edition,
      async () => caller,
      () => labelPrintData([choice], null),
    );
  }
  const sheet = sheetOf(settings);
  const copies = orInvalid(() =>
    copiesOf({ drawing: choice, gtin: product.gtin, siteUrl, count: labelsFrom(start.start, sheet) }),
  );
  return printed.print(
    'label',
    { ...edition, options: edition.options + JSON.stringify(start) },
    async () => caller,
    () => labelPrintData([choice], { ...sheet, pages: fillSheets(sheet, copies, start) }),
  );
}

/** @throws HttpError 400 for a LabelJobError */
export function orInvalid<Value>(work: () => Value): Value {
  try {
    return work();
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

/** Cache key of the picture, which is the same whether one label or a full page is printed. */
const withoutSheet = ({ settings, profile }: LabelChoice) =>
  JSON.stringify({ ...settings, oneLabelPerPage: true, profile: profile.id });

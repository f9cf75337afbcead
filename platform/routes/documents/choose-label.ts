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
import { layOutSheet } from '../../documents/label/label-sheet.ts';
import type { Edition } from '../../documents/pdf/printed-documents.ts';
import { loadLabelLanguages } from '../../phrases/label-words.ts';
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
 * @throws HttpError 404 and 410 as for any document, 400 for a language that labels do not have, or a code that the product does not have
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
    throw new HttpError(400, 'invalid_parameter', { field: error.field, message: error.message });
  }
}

/** Draws one label as it will be printed. */
export async function drawLabel({ printed }: AppContext, caller: Caller, choice: LabelChoice): Promise<LabelPicture> {
  const edition = { ...choice.edition, options: withoutSheet(choice) };
  const data = () => labelPrintData([choice], null);
  return labelPicture(await printed.draw('label', edition, async () => caller, data));
}

/** Prints one label on a page of its size, or an A4 page full of labels. */
export const printLabel = ({ printed }: AppContext, caller: Caller, choice: LabelChoice) =>
  printed.print(
    'label',
    choice.edition,
    async () => caller,
    () => {
      const { oneLabelPerPage, dimension } = choice.settings;
      return labelPrintData([choice], oneLabelPerPage ? null : layOutSheet(dimension.widthMm, dimension.heightMm));
    },
  );

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

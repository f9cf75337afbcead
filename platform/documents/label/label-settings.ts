import { z } from 'zod';
import { isCountryCode, labelLanguages, type LabelLanguageCode } from '../../languages/languages.ts';
import { labelDimensions, labelFontSizes, labelTitleFontSizes, type PackageSize } from '../../law/label/sizes.ts';
import { labelProfiles } from '../../law/label/profiles.ts';
import { type SheetFormat, sheetFormats } from '../../law/sheet-formats.ts';
import { packMarkQuery, packMarks, type PackMarks } from './pack-marks.ts';

export interface LabelParameters {
  /** The label's size: that of the sheet's labels, if there is a sheet. */
  dimension: { id: number; widthMm: number; heightMm: number };
  /** The sheets of labels on which it is printed; null: plain paper. */
  sheet: SheetFormat | null;
  /** The class of the package's capacity, CLP Annex I table 1.3: 1 up to 3 l, 2 to 50 l, 3 to 500 l, 4 more. */
  packageSize: PackageSize;
  fontSizePt: number;
  titleFontSizePt: number;
  paddingMm: { top: number; right: number; bottom: number; left: number };
  /** 1: none; 2: to the SDS; 3: to the product page. */
  qr: 1 | 2 | 3;
  flags: Record<LabelFlag, boolean>;
  /** The pack's content, `1 L`. */
  packText: string;
  marks: PackMarks;
  /** The printer's colours. 1: all; 2: black; 3: black, on stock with the red frames of the pictograms. */
  ink: 1 | 2 | 3;
  /** The primary language first. */
  languages: LabelLanguageCode[];
  /** Product codes to print, as stored with the product; null: all. */
  productCodeIds: string[] | null;
  /** The GTIN of the one article that the label is for; null: it is for several, or for one without a GTIN. */
  packGtin: string | null;
  oneLabelPerPage: boolean;
  /** The requested rule profile; null: the one in force. */
  profile: string | null;
}

const flagNames = [
  'logoON',
  'sinON',
  'ufiOFF',
  'opisOFF',
  'stavkiOFF',
  'adrOFF',
  'picOFF',
  'picMetCorrOFF',
  'vlusageON',
  'vlstorageON',
  'foldON',
] as const;
export type LabelFlag = (typeof flagNames)[number];

const flag = z.enum(['1'], { error: 'must be 1 or omitted' }).optional();

const oneOf = (values: readonly number[], defaultValue: number) =>
  z
    .enum(values.map(String) as [string, ...string[]], { error: `must be one of ${values.join(', ')}` })
    .default(String(defaultValue))
    .transform(Number);

const marginError = 'must be 0 to 30 millimetres';
const margin = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,3})?$/, marginError)
  .transform(Number)
  .refine((millimetres) => millimetres <= 30, marginError)
  .default(6);

/** Maximum number of languages, as tried on the largest label. */
const maxLabelLanguages = 8;
const languageIdsError = `must be 1 to ${maxLabelLanguages} ids of label languages, separated by commas`;
const maxPackTextLength = 60;
const packTextError = `must be a line of at most ${maxPackTextLength} characters`;

/** The label's query, docs/platform-api.md 3.11. */
export const labelQuery = z.object({
  dim: oneOf(
    labelDimensions.map(({ id }) => id),
    4,
  ),
  emb: oneOf([1, 2, 3, 4], 2),
  font: oneOf(labelFontSizes, 10),
  fontPN: oneOf(labelTitleFontSizes, 16),
  padT: margin,
  padR: margin,
  padB: margin,
  padL: margin,
  qrCode: oneOf([1, 2, 3], 3),
  vseb: z
    .string()
    .refine((text) => [...text].length <= maxPackTextLength && !/\p{Cc}/u.test(text), packTextError)
    .default(''),
  sheet: oneOf([0, ...sheetFormats.map(({ id }) => id)], 0),
  ...packMarkQuery,
  ink: oneOf([1, 2, 3], 1),
  rlang: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be the id of a label language')
    .optional(),
  xlang: z
    .string()
    .regex(/^[1-9]\d{0,3}(,[1-9]\d{0,3}){0,7}$/, languageIdsError)
    .optional(),
  market: z.string().refine(isCountryCode, 'must be a country code of ISO 3166 such as AT').optional(),
  pCodes: z.string().max(4000, 'must have at most 4000 characters').optional(),
  lp: flag,
  profile: z
    .enum(
      labelProfiles.map(({ id }) => id),
      { error: `must be one of ${labelProfiles.map(({ id }) => id).join(', ')}` },
    )
    .optional(),
  labType: z.enum(['2'], { error: 'must be 2' }).optional(),
  timestamp: z.string().max(20, 'must be milliseconds').optional(),
  ...(Object.fromEntries(flagNames.map((name) => [name, flag])) as Record<LabelFlag, typeof flag>),
});
export type LabelQuery = z.output<typeof labelQuery>;

/** A setting that is invalid for the product; `field` is the query parameter. */
export class LabelParameterError extends Error {
  readonly field: string;

  constructor(field: keyof LabelQuery, message: string) {
    super(message);
    this.name = 'LabelParameterError';
    this.field = field;
  }
}

interface LabelledProduct {
  /** Ids of document languages; the first is the default. */
  validLangs: readonly number[];
  articles: readonly ProductCode[];
}

export interface ProductCode {
  code: string;
  id: number;
  gtin?: string;
}

/**
 * The label parameters of a product by a query.
 * @throws LabelParameterError for a language that labels do not have, or a product code that the product does not have
 */
export function labelParameters(query: LabelQuery, product: LabelledProduct): LabelParameters {
  const dimension = labelDimensions.find(({ id }) => id === query.dim)!;
  const sheet = sheetFormats.find(({ id }) => id === query.sheet) ?? null;
  const chosen = chooseArticles(query, product.articles);
  const [article, ...others] = chosen ?? product.articles;
  return {
    dimension: { ...dimension, ...(sheet && { widthMm: sheet.widthMm, heightMm: sheet.heightMm }) },
    sheet,
    packageSize: query.emb as PackageSize,
    fontSizePt: query.font,
    titleFontSizePt: query.fontPN,
    paddingMm: { top: query.padT, right: query.padR, bottom: query.padB, left: query.padL },
    qr: query.qrCode as LabelParameters['qr'],
    flags: Object.fromEntries(flagNames.map((name) => [name, query[name] === '1'])) as LabelParameters['flags'],
    packText: query.vseb.trim(),
    marks: packMarks(query),
    ink: query.ink as LabelParameters['ink'],
    languages: chooseLanguages(query, product.validLangs),
    productCodeIds: chosen && [...new Set(chosen.map(({ code }) => code))],
    packGtin: (others.length === 0 && article?.gtin) || null,
    oneLabelPerPage: query.lp === '1',
    profile: query.profile ?? null,
  };
}

/** A primary language that is not among the label's languages is ignored. */
function chooseLanguages({ rlang, xlang }: LabelQuery, validLangs: readonly number[]): LabelLanguageCode[] {
  const codeOf = (id: string, field: 'rlang' | 'xlang') => {
    const language = labelLanguages.find((candidate) => String(candidate.id) === id);
    if (!language)
      throw new LabelParameterError(
        field,
        `must be languages of labels, 1 to ${labelLanguages.length}; ${id} is not one`,
      );
    return language.code;
  };
  const primary = rlang === undefined ? [] : [codeOf(rlang, 'rlang')];
  const fallback = primary.length ? primary : [codeOf(String(validLangs[0]), 'xlang')];
  const chosen = xlang === undefined ? fallback : xlang.split(',').map((id) => codeOf(id, 'xlang'));
  return [...new Set([...primary.filter((code) => chosen.includes(code)), ...chosen])];
}

/** `AC-1~AC-2 (10102)`: codes, with their ids where a code is not unique. */
function chooseArticles({ pCodes }: LabelQuery, articles: readonly ProductCode[]): ProductCode[] | null {
  if (!pCodes) return null;
  return pCodes.split('~').map((text) => {
    const article = articles.find(({ code, id }) => code === text || `${code} (${id})` === text);
    if (!article) throw new LabelParameterError('pCodes', 'must be codes of the product, separated by ~');
    return article;
  });
}

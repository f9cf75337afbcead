import { disambiguateCodes, type Dossier, type Option } from '@/lib/domain/product/dossier';

/**
 * The label's single-choice settings, with their modal type (Spec §4; null: not in the specification), query parameter (docs/platform-api.md 3.11) and
 * default (Spec §3).
 */
export const labelChoices = [
  { key: 'qr', query: 'qrCode', modalType: 0, default: 3 },
  { key: 'packageSize', query: 'emb', modalType: 1, default: 2 },
  { key: 'dimension', query: 'dim', modalType: 2, default: 4 },
  { key: 'fontSize', query: 'font', modalType: 3, default: 10 },
  { key: 'titleFontSize', query: 'fontPN', modalType: 4, default: 16 },
  { key: 'ink', query: 'ink', modalType: null, default: 1 },
  { key: 'sheet', query: 'sheet', modalType: null, default: 0 },
] as const;
export type LabelChoice = (typeof labelChoices)[number]['key'];

/** 1 no QR code, 2 to the SDS, 3 to the product page (docs/platform-api.md 3.11). */
export const labelQrs = [1, 2, 3] as const;

/** The printer: 1 prints colours, 2 black only, 3 black only on stock with red frames (docs/platform-api.md 3.11). */
export const labelInks = [1, 2, 3] as const;

/** What is typed for one pack: batch, day of filling, serial number. */
export const labelMarks = ['batch', 'filled', 'serial'] as const;
export type LabelMark = (typeof labelMarks)[number];

/** The margins, with their query parameters. */
export const labelSides = [
  { side: 'top', query: 'padT' },
  { side: 'right', query: 'padR' },
  { side: 'bottom', query: 'padB' },
  { side: 'left', query: 'padL' },
] as const;
export type LabelSide = (typeof labelSides)[number]['side'];

/** In mm; the default is from Spec §3, the bounds from docs/platform-api.md "Label ranges". */
export const labelMargin = { default: 6, min: 0, max: 30 } as const;
/** docs/platform-api.md "Label ranges": in characters. */
export const maxPackTextLength = 60;
/** docs/platform-api.md "Label ranges". */
export const maxLabelLanguages = 8;

/** Optional parts of the label: to include, or to omit (docs/platform-api.md 3.11). */
export const labelFlags = {
  add: ['logoON', 'sinON', 'vlusageON', 'vlstorageON', 'foldON'],
  leaveOut: ['ufiOFF', 'opisOFF', 'stavkiOFF', 'adrOFF', 'picOFF', 'picMetCorrOFF'],
} as const;
export const allLabelFlags = [...labelFlags.add, ...labelFlags.leaveOut];
export type LabelFlag = (typeof allLabelFlags)[number];

/**
 * All query parameters of a label (docs/platform-api.md 3.11): choices, margins, flags, marks, pack text, country, languages, codes.
 */
export const labelParameters = [
  ...labelChoices.map(({ query }) => query),
  ...labelSides.map(({ query }) => query),
  ...allLabelFlags,
  ...labelMarks,
  'vseb',
  'market',
  'xlang',
  'rlang',
  'pCodes',
] as const;
export type LabelParameter = (typeof labelParameters)[number];

/** Spec §3 "Label settings". */
export interface LabelSettings extends Record<LabelChoice, number> {
  /** In mm. */
  margins: Record<LabelSide, number>;
  /** Only flags that are set are present (Spec §4). */
  flags: Partial<Record<LabelFlag, '1'>>;
  /** The text for the pack's content, '1 L'. */
  packText: string;
  /** Empty: not on the label. */
  marks: Record<LabelMark, string>;
  /** The country where it is sold, for the audit; empty: not chosen. */
  market: string;
  /** Languages on the label, at least one. */
  languages: number[];
  /** The first language on the label, one of `languages`. */
  primaryLanguage: number;
  /** As returned by `disambiguateCodes`; empty means all. */
  productCodes: string[];
}

/** The values that a product offers for its label. */
export interface LabelOptions {
  choices: Record<Exclude<LabelChoice, 'qr' | 'ink'>, Option[]>;
  /** In dpi; empty if the platform offers no marks, sheets and thermal printers. */
  resolutions: Option[];
  /** The languages that a label may be in: first those in which the product's documents are valid. */
  languages: number[];
  /** The languages that a page of the product may be in. */
  pageLanguages: number[];
  /** Languages by country, limited to those of `languages`. */
  markets: { country: string; languages: number[] }[];
  productCodes: string[];
  /** The product's own preferences. */
  preferred: { dimension: number | null; languages: number[] };
}

export function labelOptionsOf({ label, validLangs, articles }: Dossier): LabelOptions {
  const { dimensions, packageSizes, fontSizes, titleFontSizes, sheets, resolutions } = label;
  const languages = [...new Set([...validLangs, ...label.offeredLanguages.map(({ id }) => id)])];
  return {
    choices: {
      dimension: dimensions,
      packageSize: packageSizes,
      fontSize: fontSizes,
      titleFontSize: titleFontSizes,
      sheet: sheets,
    },
    resolutions,
    languages,
    pageLanguages: validLangs,
    markets: label.markets.filter((market) => market.languages.every((id) => languages.includes(id))),
    productCodes: [...new Set(disambiguateCodes(articles))],
    preferred: { dimension: label.dimension, languages: label.languages },
  };
}

/** The valid ids of a choice. */
export function labelOptionIds({ choices: options, resolutions }: LabelOptions, choice: LabelChoice): number[] {
  if (choice === 'qr') return [...labelQrs];
  if (choice === 'ink') return resolutions.length > 0 ? [...labelInks] : [1];
  const ids = options[choice].map(({ id }) => id);
  return choice === 'sheet' ? [0, ...ids] : ids;
}

/** The text of the label's size: that of its sheet, `99.1 × 67.7 mm · 2 × 4`, or its own, `105 × 148 mm`. */
export const labelSizeText = ({ choices }: LabelOptions, { sheet, dimension }: LabelSettings): string | undefined =>
  (choices.sheet.find(({ id }) => id === sheet) ?? choices.dimension.find(({ id }) => id === dimension))?.text;

/**
 * The initial settings of a label. The languages are those that the product prefers, else the first valid one (Spec
 * §4); a valid `lang`, the page's, is the primary language, and the only one if the product does not prefer it.
 */
export function defaultLabelSettings(options: LabelOptions, lang?: number): LabelSettings {
  const primary = options.languages.find((id) => id === lang);
  const preferredLanguages = options.preferred.languages
    .filter((id) => options.languages.includes(id))
    .slice(0, maxLabelLanguages);
  const defaultLanguages = preferredLanguages.length > 0 ? preferredLanguages : options.languages.slice(0, 1);
  const languages = primary === undefined || defaultLanguages.includes(primary) ? defaultLanguages : [primary];
  const choice = (key: LabelChoice, preferred: number | null = null): number => {
    const ids = labelOptionIds(options, key);
    const defaultValue = labelChoices.find((row) => row.key === key)!.default;
    return [preferred, defaultValue].find((id) => id !== null && ids.includes(id)) ?? ids[0] ?? defaultValue;
  };
  const { default: defaultValue } = labelMargin;
  return {
    qr: choice('qr'),
    packageSize: choice('packageSize'),
    dimension: choice('dimension', options.preferred.dimension),
    fontSize: choice('fontSize'),
    titleFontSize: choice('titleFontSize'),
    ink: choice('ink'),
    sheet: choice('sheet'),
    marks: { batch: '', filled: '', serial: '' },
    margins: { top: defaultValue, right: defaultValue, bottom: defaultValue, left: defaultValue },
    flags: {},
    packText: '',
    market: '',
    languages,
    primaryLanguage: primary ?? languages[0] ?? 1,
    productCodes: [],
  };
}

/** Sets a flag: unchecked removes the key, checked sets '1' (Spec §4). */
export function withLabelFlag(settings: LabelSettings, flag: LabelFlag, isChecked: boolean): LabelSettings {
  const flags = { ...settings.flags };
  if (isChecked) flags[flag] = '1';
  else delete flags[flag];
  return { ...settings, flags };
}

/** Sets the languages; the primary language is kept if it is among them, else it is the first. */
export function withLabelLanguages(settings: LabelSettings, languages: number[]): LabelSettings {
  const keepsPrimary = languages.includes(settings.primaryLanguage);
  return { ...settings, languages, primaryLanguage: keepsPrimary ? settings.primaryLanguage : (languages[0] ?? 0) };
}

/** The language of the label's page: the primary one if there is such a page, else the current page's. */
export const labelPageLanguage = (
  { primaryLanguage }: LabelSettings,
  { pageLanguages }: LabelOptions,
  lang: number,
): number => (pageLanguages.includes(primaryLanguage) ? primaryLanguage : lang);

/** The chosen country, else those whose languages a label has, all and no others. */
export function labelMarketsOf({ market: chosen, languages }: LabelSettings, { markets }: LabelOptions): string[] {
  if (chosen) return [chosen];
  const isSame = (other: number[]) => other.length === languages.length && other.every((id) => languages.includes(id));
  return markets.filter((market) => isSame(market.languages)).map(({ country }) => country);
}

/** Parses a margin in mm: `6`, `2.5` or `2,5`; null if invalid or out of range. */
export function parseLabelMargin(text: string): number | null {
  if (!/^\d{1,2}(?:[.,]\d{1,2})?$/.test(text.trim())) return null;
  const mm = Number(text.trim().replace(',', '.'));
  return mm >= labelMargin.min && mm <= labelMargin.max ? mm : null;
}

/** The characters of a batch and a serial number (docs/platform-api.md 3.11). */
const markText = /^[!"%-?A-Z_a-z]{1,20}$/;

/** Trims a batch, a day or a serial number; null if it cannot be printed. Empty: none. */
export function parseLabelMark(mark: LabelMark, text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  if (mark !== 'filled') return markText.test(trimmed) ? trimmed : null;
  return /^\d{4}-\d\d-\d\d$/.test(trimmed) && isDay(trimmed) ? trimmed : null;
}

/** Dates that do not exist, such as 30 February, are moved by `Date`. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Trims a pack text; null if it is too long or cannot be printed. */
export function parsePackText(text: string): string | null {
  const trimmed = text.trim();
  return [...trimmed].length <= maxPackTextLength && !/\p{Cc}/u.test(trimmed) ? trimmed : null;
}

import { disambiguateCodes, type Dossier, type Option } from '@/lib/domain/product/dossier';

/**
 * The label's choices of one from a list, with their modal type (Spec §4), their name in a query (docs/platform-api.md
 * 3.11) and their default (Spec §3).
 */
export const labelChoices = [
  { key: 'qr', query: 'qrCode', modalType: 0, default: 3 },
  { key: 'packageSize', query: 'emb', modalType: 1, default: 2 },
  { key: 'dimension', query: 'dim', modalType: 2, default: 4 },
  { key: 'fontSize', query: 'font', modalType: 3, default: 10 },
  { key: 'titleFontSize', query: 'fontPN', modalType: 4, default: 16 },
] as const;
export type LabelChoice = (typeof labelChoices)[number]['key'];

/** 1 no QR code, 2 to the SDS, 3 to the product page (docs/platform-api.md 3.11). */
export const labelQrs = [1, 2, 3] as const;

/** The margins, with their names in a query. */
export const labelSides = [
  { side: 'top', query: 'padT' },
  { side: 'right', query: 'padR' },
  { side: 'bottom', query: 'padB' },
  { side: 'left', query: 'padL' },
] as const;
export type LabelSide = (typeof labelSides)[number]['side'];

/** Spec §3 for the default, docs/platform-api.md "Label ranges" for the rest; in mm. */
export const labelMargin = { default: 6, min: 0, max: 30 } as const;
/** docs/platform-api.md "Label ranges": in characters. */
export const maxPackTextLength = 60;
/** docs/platform-api.md "Label ranges". */
export const maxLabelLanguages = 8;

/** What can be added to the label, and what left out (docs/platform-api.md 3.11). */
export const labelFlags = {
  add: ['logoON', 'sinON', 'vlusageON', 'vlstorageON'],
  leaveOut: ['ufiOFF', 'opisOFF', 'stavkiOFF', 'adrOFF', 'picOFF', 'picMetCorrOFF'],
} as const;
export const allLabelFlags = [...labelFlags.add, ...labelFlags.leaveOut];
export type LabelFlag = (typeof allLabelFlags)[number];

/** Every parameter of a label's query (docs/platform-api.md 3.11): choices, margins, flags, text of the pack, languages, codes. */
export const labelParameters = [
  ...labelChoices.map(({ query }) => query),
  ...labelSides.map(({ query }) => query),
  ...allLabelFlags,
  ...(['vseb', 'xlang', 'rlang', 'pCodes'] as const),
] as const;
export type LabelParameter = (typeof labelParameters)[number];

/** Spec §3 "Label settings". */
export interface LabelSettings extends Record<LabelChoice, number> {
  /** In mm. */
  margins: Record<LabelSide, number>;
  /** The flags that are set, and no others (Spec §4). */
  flags: Partial<Record<LabelFlag, '1'>>;
  /** The text of the pack's content, '1 L'. */
  packText: string;
  /** Document languages on the label, at least one. */
  languages: number[];
  /** The one of them that comes first. */
  primaryLanguage: number;
  /** As `disambiguateCodes` writes them; none means all. */
  productCodes: string[];
}

/** What a product's label can be set to. */
export interface LabelOptions {
  choices: Record<Exclude<LabelChoice, 'qr'>, Option[]>;
  /** Valid document languages. */
  languages: number[];
  productCodes: string[];
  /** What the product itself asks for. */
  preferred: { dimension: number | null; languages: number[] };
}

export function labelOptionsOf({ label, validLangs, articles }: Dossier): LabelOptions {
  const { dimensions, packageSizes, fontSizes, titleFontSizes } = label;
  return {
    choices: {
      dimension: dimensions,
      packageSize: packageSizes,
      fontSize: fontSizes,
      titleFontSize: titleFontSizes,
    },
    languages: validLangs,
    productCodes: [...new Set(disambiguateCodes(articles))],
    preferred: { dimension: label.dimension, languages: label.languages },
  };
}

/** The ids that a choice may have. */
export function labelOptionIds({ choices: options }: LabelOptions, choice: LabelChoice): number[] {
  return choice === 'qr' ? [...labelQrs] : options[choice].map(({ id }) => id);
}

/**
 * The settings of a label that nobody has changed. Its languages are those that the product asks for, else the first
 * valid one (Spec §4); with a valid `lang`, the page's, that one leads, alone where the product does not ask for it.
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
    const defaultValue = labelChoices.find((one) => one.key === key)!.default;
    return [preferred, defaultValue].find((id) => id !== null && ids.includes(id)) ?? ids[0] ?? defaultValue;
  };
  const { default: defaultValue } = labelMargin;
  return {
    qr: choice('qr'),
    packageSize: choice('packageSize'),
    dimension: choice('dimension', options.preferred.dimension),
    fontSize: choice('fontSize'),
    titleFontSize: choice('titleFontSize'),
    margins: { top: defaultValue, right: defaultValue, bottom: defaultValue, left: defaultValue },
    flags: {},
    packText: '',
    languages,
    primaryLanguage: primary ?? languages[0] ?? 1,
    productCodes: [],
  };
}

/** A checkbox: unchecked removes the key, checked sets '1' (Spec §4). */
export function withLabelFlag(settings: LabelSettings, flag: LabelFlag, isChecked: boolean): LabelSettings {
  const flags = { ...settings.flags };
  if (isChecked) flags[flag] = '1';
  else delete flags[flag];
  return { ...settings, flags };
}

/** Other languages: the leading one stays where it is among them, else the first leads. */
export function withLabelLanguages(settings: LabelSettings, languages: number[]): LabelSettings {
  const leads = languages.includes(settings.primaryLanguage);
  return { ...settings, languages, primaryLanguage: leads ? settings.primaryLanguage : (languages[0] ?? 0) };
}

/** A margin in mm as a visitor types it, `6`, `2.5` or `2,5`; null for what is none, or out of range. */
export function parseLabelMargin(text: string): number | null {
  if (!/^\d{1,2}(?:[.,]\d{1,2})?$/.test(text.trim())) return null;
  const mm = Number(text.trim().replace(',', '.'));
  return mm >= labelMargin.min && mm <= labelMargin.max ? mm : null;
}

/** The text of the pack's content without spaces around it; null for one that is too long or cannot be printed. */
export function parsePackText(text: string): string | null {
  const trimmed = text.trim();
  return [...trimmed].length <= maxPackTextLength && !/\p{Cc}/u.test(trimmed) ? trimmed : null;
}

import {
  allLabelFlags,
  type LabelChoice,
  labelChoices,
  type LabelOptions,
  type LabelParameter,
  labelOptionIds,
  type LabelSettings,
  type LabelSide,
  type LabelMark,
  labelMarks,
  labelSides,
  maxLabelLanguages,
  parseLabelMargin,
  parseLabelMark,
  parsePackText,
} from '@/lib/domain/label/label-settings';

/** An invalid query value. */
export interface LabelIssue {
  /** Its query parameter. */
  field: string;
  value: string;
}

/** A query as Next passes it to a page; a repeated parameter is an array. */
export type LabelQuery = Record<string, string | string[] | undefined>;

/** Parses the query of a URL. */
export function labelQueryOf(address: string): LabelQuery {
  const { searchParams } = new URL(address);
  return Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]));
}

/**
 * Parses a label's query (docs/platform-api.md 3.11): missing parameters have the values of `defaults`, and so have
 * values that the product does not offer, which are reported as issues. Languages and product codes may also be
 * repeated parameters, as a form sends them.
 */
export function readLabelSettings(
  query: LabelQuery,
  options: LabelOptions,
  defaults: LabelSettings,
): { settings: LabelSettings; issues: LabelIssue[] } {
  const issues: LabelIssue[] = [];
  const read = <T>(field: LabelParameter, defaultValue: T, parse: (text: string) => T | null, glue?: string): T => {
    const raw = query[field];
    const text = Array.isArray(raw) ? raw.join(glue ?? '&') : (raw ?? '');
    if (text === '') return defaultValue;
    const value = parse(text);
    if (value === null) issues.push({ field, value: text });
    return value ?? defaultValue;
  };

  const choices = labelChoices.map(({ key, query: field }) => [
    key,
    read(field, defaults[key], (text) => labelOptionIds(options, key).find((id) => String(id) === text) ?? null),
  ]);
  const margins = labelSides.map(({ side, query: field }) => [
    side,
    read(field, defaults.margins[side], parseLabelMargin),
  ]);
  const flags = allLabelFlags
    .map((flag) => [flag, read<'1' | undefined>(flag, defaults.flags[flag], (text) => (text === '1' ? '1' : null))])
    .filter(([, value]) => value);
  const marks = labelMarks.map((mark) => [mark, read(mark, defaults.marks[mark], markParser(mark, options))]);
  const requestedLanguage = read<number | null>(
    'rlang',
    null,
    (text) => options.languages.find((id) => String(id) === text) ?? null,
  );
  const isPreferred = requestedLanguage === null || defaults.languages.includes(requestedLanguage);
  const languages = read(
    'xlang',
    isPreferred ? defaults.languages : [requestedLanguage],
    (text) => parseLanguages(text, options),
    ',',
  );
  if (requestedLanguage !== null && !languages.includes(requestedLanguage))
    issues.push({ field: 'rlang', value: String(requestedLanguage) });
  const primary = [requestedLanguage, defaults.primaryLanguage].find((id) => id !== null && languages.includes(id));

  return {
    settings: {
      ...(Object.fromEntries(choices) as Record<LabelChoice, number>),
      margins: Object.fromEntries(margins) as Record<LabelSide, number>,
      flags: Object.fromEntries(flags) as LabelSettings['flags'],
      marks: Object.fromEntries(marks) as Record<LabelMark, string>,
      packText: read('vseb', defaults.packText, parsePackText),
      market: read('market', defaults.market, (text) => parseMarket(text, options)),
      languages,
      primaryLanguage: primary ?? languages[0] ?? defaults.primaryLanguage,
      productCodes: read('pCodes', defaults.productCodes, (text) => parseCodes(text, options), '~'),
    },
    issues,
  };
}

/** A platform that offers no printers does not print marks. */
const markParser =
  (mark: LabelMark, { resolutions }: LabelOptions) =>
  (text: string) =>
    resolutions.length > 0 ? parseLabelMark(mark, text) : null;

const parseMarket = (text: string, { markets }: LabelOptions): string | null =>
  markets.some(({ country }) => country === text) ? text : null;

function parseLanguages(text: string, { languages }: LabelOptions): number[] | null {
  const ids = [...new Set(text.split(','))].map((id) => languages.find((valid) => String(valid) === id));
  return ids.length <= maxLabelLanguages && ids.every((id) => id !== undefined) ? ids : null;
}

/** A selection of all codes is the same as none: the label then has every code. */
function parseCodes(text: string, { productCodes }: LabelOptions): string[] | null {
  const codes = [...new Set(text.split('~'))];
  if (!codes.every((code) => productCodes.includes(code))) return null;
  return codes.length === productCodes.length ? [] : codes;
}

/** Choices that not every platform offers: their defaults are not sent. */
const isExtension = (key: LabelChoice) => key === 'ink' || key === 'sheet';

/** The settings as query parameters, including defaults and zero margins. */
function labelValues(settings: LabelSettings): [string, string][] {
  return [
    ...labelChoices
      .filter(({ key, default: defaultValue }) => !isExtension(key) || settings[key] !== defaultValue)
      .map(({ key, query }): [string, string] => [query, String(settings[key])]),
    ...labelSides.map(({ side, query }): [string, string] => [query, String(settings.margins[side])]),
    ...allLabelFlags.flatMap((flag): [string, string][] => (settings.flags[flag] ? [[flag, '1']] : [])),
    ...labelMarks.flatMap((mark): [string, string][] => (settings.marks[mark] ? [[mark, settings.marks[mark]]] : [])),
    ...(settings.market ? [['market', settings.market] satisfies [string, string]] : []),
    ['vseb', settings.packText],
    ['xlang', settings.languages.join(',')],
    ['rlang', String(settings.primaryLanguage)],
    ['pCodes', settings.productCodes.join('~')],
  ];
}

/**
 * The settings as the query of a URL, without values that equal `defaults`; the language parameters are kept together,
 * since one does not make sense without the other.
 */
export function labelSearch(settings: LabelSettings, defaults?: LabelSettings): string {
  const known = new Map(defaults ? labelValues(defaults) : []);
  const isNew = ([name, value]: [string, string]) => value !== (known.get(name) ?? '');
  const pairs = labelValues(settings);
  const changesLanguages = pairs.some((pair) => (pair[0] === 'xlang' || pair[0] === 'rlang') && isNew(pair));
  return new URLSearchParams(
    pairs.filter((pair) => (pair[0] === 'xlang' || pair[0] === 'rlang' ? changesLanguages : isNew(pair))),
  ).toString();
}

/** The query of every label call (docs/platform-api.md 3.11); `timestamp` in ms. */
export function labelCallQuery(
  settings: LabelSettings,
  { timestamp, onePerPage }: { timestamp: number; onePerPage: boolean },
): Record<string, string | number> {
  return {
    ...Object.fromEntries(labelValues(settings)),
    labType: 2,
    timestamp,
    ...(onePerPage ? { lp: 1 } : {}),
  };
}

/** The flags that the spreadsheet supports (docs/platform-api.md 3.11). */
const spreadsheetFlags = ['opisOFF', 'stavkiOFF', 'vlstorageON', 'vlusageON'] as const;

/** The body of the spreadsheet's call, `id` being the product's; the primary language comes first. */
export function spreadsheetForm(
  id: number,
  { languages, primaryLanguage, flags }: LabelSettings,
): Record<string, string | number | number[]> {
  const set = spreadsheetFlags.filter((flag) => flags[flag]);
  return {
    synonym_id: id,
    xlang: [primaryLanguage, ...languages.filter((language) => language !== primaryLanguage)],
    ...Object.fromEntries(set.map((flag) => [flag, '1'])),
  };
}

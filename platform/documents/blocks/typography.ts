import { parseRange } from '../../product/contents/numeric-range.ts';

/** U+202F, between a number and its unit. */
const narrowNoBreak = '\u202F';

const units =
  '%|°[CF]|K|(?:h|k|M)?Pa|m?bar|[kmµn]?g(?:/\\S+)?|[mµ]?[lL](?:/\\S+)?|[cmk]?m[²³]?(?:/\\S+)?|ppmV?|pt|min|[hdst]|[mµ]?S/c?m';
const numberBeforeUnit = new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu');

/** U+00A0, between words that form a unit. */
const noBreak = '\u00A0';

/**
 * Words that precede a number: standards bodies, which may be combined (`DIN EN ISO 374-1`), German rules and classes, UN
 * numbers, and the abbreviations of 'number' in the languages (`Nr. 1272/2008`, `n.º`, `št.`, `αριθ.`).
 */
const numberPrefixes =
  'DIN|EN|ISO|IEC|ASTM|OECD|TRGS|TRBS|WGK|UN|AUS|N[or]\\.?|nr\\.?|[Nn]\\.?[°º]|n\\.|[Šš]t\\.|[Αα]ριθ\\.';
const nameBeforeNumber = new RegExp(`(?<![\\p{L}\\d])(${numberPrefixes}) (?=(?:(?:${numberPrefixes}) ){0,3}\\d)`, 'gu');

/** Keeps a number on one line with its unit, `480 min`, and with the word before it, `EN 469`, `Nr. 1272/2008`, `WGK 1`. */
export const withNonBreakingSpaces = (text: string): string =>
  /\d/.test(text)
    ? text.replace(numberBeforeUnit, `$1${narrowNoBreak}`).replace(nameBeforeNumber, `$1${noBreak}`)
    : text;

/** Keeps one format for each locale, since creating a format takes longer than formatting a whole sheet. */
function perLocale<Value>(create: (locale: string) => Value): (locale: string) => Value {
  const values = new Map<string, Value>();
  return (locale) => {
    const value = values.get(locale) ?? create(locale);
    values.set(locale, value);
    return value;
  };
}

const decimalSeparator = perLocale(
  (locale) => new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.',
);

/** Whether the locale separates the thousands of a figure of four digits: English and German do, Spanish, Italian and Polish do not. */
const separatesFourDigits = perLocale((locale) =>
  new Intl.NumberFormat(locale).formatToParts(1000).some(({ type }) => type === 'group'),
);

const digitsOfThousands = '(?<=^|[\\s(<>≤≥=−-])(?:\\d{4,15}|\\d{1,3}(?:[ \u202F]\\d{3}){1,4})(?![\\d\\p{L}])';
/** A whole number of four digits or more, its thousands separated or not; a text with words has it only before a unit. */
const wholeNumber = new RegExp(digitsOfThousands, 'gu');
const wholeNumberBeforeUnit = new RegExp(
  `${digitsOfThousands}(?=(?:[.,]\\d+)?(?:\\s[–-]\\s[<≤]?\\s?[\\d .]+)?\\s(?:${units})(?![\\p{L}\\d]))`,
  'gu',
);

/**
 * Separates thousands by a narrow space in every language, as ISO 80000-1 requires where comma and point are decimal separators; thousands
 * of four digits only where the locale separates them.
 */
const withThousands = (text: string, locale: string): string =>
  text.replace(/\p{L}/u.test(text) ? wholeNumberBeforeUnit : wholeNumber, (figure) => {
    const digits = figure.replace(/\D/g, '');
    if (digits.length === 4 && !separatesFourDigits(locale)) return digits;
    return Number(digits).toLocaleString('en').replaceAll(',', narrowNoBreak);
  });

const exponent = /(?<![\w.])\d+(?:\.\d+)?e[+-]?\d{1,2}(?!\w)/g;

/** `7e-7`, as JavaScript writes numbers below a millionth, in decimal digits. */
const withDigits = (text: string): string =>
  text.replace(exponent, (figure) =>
    Number(figure).toLocaleString('en', { maximumSignificantDigits: 15, useGrouping: false }),
  );

/** Spaces a dash that touches a figure: `10 -20 %` becomes `10 - 20 %`, since a touching dash would be a minus sign. */
function withSpacedDash(text: string): string {
  const [, figures = '', unit = ''] = /^(.*\d)(\D*)$/.exec(text) ?? [];
  const { lower, upper } = parseRange(figures) ?? {};
  if (!lower || !upper || lower.value > upper.value) return text;
  return figures.replace(/(?<=\d)\s*[–-]\s*/, ' - ') + unit;
}

/**
 * Formats a figure of the facts, `2.5 - 13` or `LD50: 5 800 mg/kg`, for a locale: in decimal digits with their separator, with minus
 * signs, en dashes in ranges and no line break inside.
 */
export function printFigure(figure: number | string, locale: string): string {
  const formatted = withThousands(withSpacedDash(withDigits(String(figure))), locale)
    .replace(/(?<=^|[\s(<>≤≥=])-(?=\d)/g, '−')
    .replace(/(?<=\d)\.(?=\d)/g, decimalSeparator(locale))
    .replace(/([<>≤≥=]) (?=[−\d])/g, `$1${narrowNoBreak}`)
    .replace(/(?<=\d|%) [–-] (?=[<≤−\d])/g, `${narrowNoBreak}–${narrowNoBreak}`);
  // French has a space before colons and semicolons too.
  const withFrenchSpaces = locale.startsWith('fr')
    ? formatted.replace(/(?<=[\p{L}\d%)])([:;]) /gu, `${narrowNoBreak}$1 `)
    : formatted;
  return withNonBreakingSpaces(withFrenchSpaces);
}

/**
 * The inverse of printFigure: `EL50: 9,29 mg/l` → `EL50: 9.29 mg/l`, with plain spaces, one of them before three
 * digits. A comma in the number of a name, `1,2-`, stays.
 */
export function unprintFigure(text: string, locale: string): string {
  const decimals = decimalSeparator(locale) === ',' ? text.replace(/(?<=\d),(?=\d+(?![\d,-]))/g, '.') : text;
  const colons = locale.startsWith('fr') ? decimals.replace(/[\u202F\u00A0](?=[:;] )/g, '') : decimals;
  return colons
    .replace(/[\u202F\u00A0]/g, ' ')
    .replace(/−(?=\d)/g, '-')
    .replace(/(?<=[:<>≤≥=–] )(\d)(\d{3})(?!\d)/g, '$1 $2');
}

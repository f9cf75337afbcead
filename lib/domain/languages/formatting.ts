const decimals = (lang: string, digits: number) =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false });

/** A file's size in KB, bytes / 1000 with 3 decimals, without the unit: `48.213` (Spec §9). */
export function sizeInKilobytes(bytes: number, interfaceLang: string): string {
  return decimals(interfaceLang, 3).format(bytes / 1000);
}

/** A file's size with its unit, in the language's format: `2.1 MB`; of 1,024 bytes as the limits are. */
export function fileSize(bytes: number, interfaceLang: string): string {
  const [unit, value] =
    bytes < 2 ** 20 ? (['kilobyte', bytes / 2 ** 10] as const) : (['megabyte', bytes / 2 ** 20] as const);
  const maximumFractionDigits = value < 10 ? 1 : 0;
  const format = new Intl.NumberFormat(interfaceLang, { style: 'unit', unit, maximumFractionDigits });
  return format.format(value).replace(' ', '\u00a0');
}

/** Mass % with 2 decimals, without the sign: `99.50` (Spec §9). */
export function massPercent(value: number, interfaceLang: string): string {
  return decimals(interfaceLang, 2).format(value);
}

/** A volume in litres with 2 decimals, without the unit: `69.53`. */
export function volumeInLitres(value: number, interfaceLang: string): string {
  return decimals(interfaceLang, 2).format(value);
}

/** A percentage as an integer with its sign, in the language's format: `42%`, `42 %`. */
export function percentage(value: number, interfaceLang: string): string {
  return new Intl.NumberFormat(interfaceLang, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100);
}

/** A price in euro in the language's format: `€0.84`, `0,84 €` (Spec §9). */
export function priceInEuro(value: number, interfaceLang: string): string {
  return new Intl.NumberFormat(interfaceLang, { style: 'currency', currency: 'EUR' }).format(value);
}

/**
 * A figure as documents print it: its thousands apart by a narrow no-break space (ISO 80000-1), of four digits only where the language
 * separates them. English `1 200`, Italian `1200`.
 */
export function documentFigure(value: number, interfaceLang: string): string {
  const parts = new Intl.NumberFormat(interfaceLang, { maximumSignificantDigits: 6 }).formatToParts(value);
  return parts.map((part) => (part.type === 'group' ? '\u202f' : part.value)).join('');
}

/** Keeps a number in a text, such as a product's name, on one line with its unit and the sign before it: `500 ml`, `< 1 %`. */
export const joinUnits = (text: string) =>
  text.replace(/(?<=\d) (?=%|\p{L}{1,2}(?!\p{L}))|(?<=[<>≤≥]) (?=\d)/gu, '\u00a0');

/** Spec §9 "Pluralization suffix rule"; a number in no range is `zero`. */
const ranges = [
  { min: 1, max: 1, suffix: 'one' },
  { min: 2, max: 2, suffix: 'two' },
  { min: 3, max: 10, suffix: 'few' },
  { min: 11, max: 99, suffix: 'many' },
  { min: 100, max: Infinity, suffix: 'other' },
] as const;

type PluralSuffix = (typeof ranges)[number]['suffix'] | 'zero';

/** The plural suffix of a message key for an integer. */
export function pluralSuffix(count: number): PluralSuffix {
  return ranges.find(({ min, max }) => count >= min && count <= max)?.suffix ?? 'zero';
}

/** French has a no-break space before a colon (Lexique des règles typographiques, 'deux-points'). */
const colons: Record<string, string> = { fr: '\u00a0:' };

/** Appends a colon, by the rules of the language. */
export function appendColon(text: string, lang: string): string {
  return `${text}${colons[lang] ?? ':'}`;
}

/**
 * A figure of a calculation with four significant digits, and with more where it would else be written as the limit that it is below or
 * above: `0.0125`, `2000`, `0.99997`. Where ten digits would be too few, it is `< 1`.
 */
export function derivedFigure(value: number, interfaceLang: string, limit: number | null = null): string {
  const isOnSameSide = (digits: number) =>
    limit === null || Math.sign(Number(value.toPrecision(digits)) - limit) === Math.sign(value - limit);
  let digits = Number.isInteger(value) ? 15 : 4;
  while (digits < 10 && !isOnSameSide(digits)) digits += 1;
  const format = new Intl.NumberFormat(interfaceLang, { maximumSignificantDigits: digits, useGrouping: 'min2' });
  if (limit === null || isOnSameSide(digits)) return format.format(value);
  return `${value < limit ? '<' : '>'}\u202f${format.format(limit)}`;
}

import type { ReadingWords } from '../../languages/en/reading.ts';
import { languages } from '../../languages/registry.ts';
import { type NumericRange, rangeText } from './numeric-range.ts';

/**
 * A printed content of an ingredient, mass %. `volume`: per cent by volume, which is a content of gases only. `balance`: the rest that the
 * other ingredients leave. `unreadable`: an unknown content, for which no value is assumed.
 */
export type PrintedContent =
  | { kind: 'range' | 'volume'; range: NumericRange; isUnitNamed: boolean }
  | { kind: 'balance' }
  | { kind: 'unreadable' };

type Sign = 'lt' | 'le' | 'gt' | 'ge' | 'ca' | 'rangeStart';

/** The words of a meaning in every language of documents. */
const wordsFor = (meaning: keyof ReadingWords['contents']): string[] =>
  Object.values(languages).flatMap(({ reading }) => reading.contents[meaning].split('|').filter(Boolean));

const maximumWords = ['max.', ...wordsFor('maximum')];
const minimumWords = ['min.', ...wordsFor('minimum')];

/** Words and signs before a figure. */
const signWords: Readonly<Record<Sign, readonly string[]>> = {
  lt: ['<', ...wordsFor('below')],
  le: ['<=', ...maximumWords, ...wordsFor('notAbove')],
  gt: ['>', ...wordsFor('above')],
  ge: ['>=', ...minimumWords, ...wordsFor('notBelow')],
  ca: ['~', 'ca.', ...wordsFor('about')],
  rangeStart: wordsFor('rangeStart'),
};

/** Separators of a range: dashes between any ends, conjunctions only between ends with signs or words. */
const dashes = ['-', '÷', ...wordsFor('to')];
const conjunctions = [',', ';', '&', ...wordsFor('and')];

/** By mass, and by volume: `wt%`, `Gew.-%`, `% (m/m)`, `% en poids`. */
const massWords = ['w', 'm', ...wordsFor('mass')];
const volumeWords = ['v', 'vol', ...wordsFor('volume')];

/** Words for the rest that the other ingredients leave: `balance`, `Rest`, `q.s. to 100 %`, `ad 100`. */
const balanceWords = ['q.s.', ...wordsFor('balance')];

/** Units by their factor to per cent. */
const factors: Readonly<Record<string, number>> = {
  '%': 1,
  '‰': 0.1,
  ppm: 1e-4,
  ppb: 1e-7,
};
const massFactors: Readonly<Record<string, number>> = {
  'kg/kg': 100,
  'g/g': 100,
  'g/kg': 0.1,
  'kg/t': 0.1,
  'mg/g': 0.1,
  'mg/kg': 1e-4,
  'g/t': 1e-4,
  'μg/g': 1e-4,
  'μg/kg': 1e-7,
};

/** One spelling of a text: lower case, without marks, spaces, brackets and the dots of abbreviations, with plain dashes and signs. */
const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=\p{L})\p{M}+|[\u00AD\u200B-\u200D\u2060\uFEFF]/gu, '')
    .normalize('NFC')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/[\u2010-\u2015\u2212\u2043\uFE58]|\.{2,}/g, '-')
    .replace(/[≤⩽≦]|=</g, '<=')
    .replace(/[≥⩾≧]|=>/g, '>=')
    .replace(/[≈∼≃≅]/g, '~')
    .replace(/\bper ?cent\b|prozent|pour ?cent|por ciento|per cento|procent\p{L}*|odstot\p{L}*|τοις εκατο/gu, '%')
    .replace(/(?<=\p{L})['’]|[([\])]/gu, ' ')
    .replace(/(?<=\p{L}|%)\.|\.$/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '')
    .replace(/(?<=[\d.,]) (?=[\d.,])/g, '_')
    .replace(/\s/g, '');

const anyOf = (words: readonly string[]): string =>
  words
    .map((word) => compact(word))
    .sort((a, b) => b.length - a.length)
    .join('|');

const signs = new Map(
  (Object.entries(signWords) as [Sign, readonly string[]][]).flatMap(([sign, words]) =>
    words.map((word) => [compact(word), sign] as const),
  ),
);
const sign = `(${[...signs.keys()].join('|')})?`;
const figure = String.raw`(-?(?:\d+(?:[.,]\d+)?|[.,]\d+))`;
const unit = '([^\\d<>=~_]*)';
const single = new RegExp(`^${sign}${figure}${unit}$`, 'u');
const double = new RegExp(
  `^${sign}${figure}${unit.replace('*', '*?')}(${anyOf([...dashes, ...conjunctions])})${sign}${figure}${unit}$`,
  'u',
);
/** `1 % ≤ C < 5 %` */
const aroundLetter = new RegExp(`^${figure}${unit}(<=?)(?:c|x|conc)(<=?)${figure}${unit}$`, 'u');
const isConjunction = new RegExp(`^(?:${anyOf(conjunctions)})$`, 'u');
const balance = new RegExp(
  `^(?:(?:${anyOf(balanceWords)})(?:-?(?:to|ad|auf|zu|bis|a|do|al|na|για|εως|στο|hasta|para|pour|pour faire)?100%?)?|(?:add?|auf|to|q|al?|na)100%?)$`,
  'u',
);
const prepositions = '(?:by|in|en|al|der|auf)?';
const massUnit = new RegExp(
  `^(?:(${anyOf(massWords)})-?)?(%|‰|ppm|ppb)(?:${prepositions}(${anyOf(massWords)})(?:/\\3)?)?$`,
  'u',
);
const volumeUnit = new RegExp(
  `^(?:(${anyOf(volumeWords)})-?)?(%|‰|ppm|ppb)(?:${prepositions}(${anyOf(volumeWords)})(?:/\\3)?)?$`,
  'u',
);
const suffixWords: Readonly<Partial<Record<Sign, RegExp>>> = {
  le: new RegExp(`(?:${anyOf(maximumWords)})$`),
  ge: new RegExp(`(?:${anyOf(minimumWords)})$`),
};

/** Longest text of a content. */
const maxLength = 100;

/**
 * Reads a printed content as people write it: figures with decimal point or comma, per cent by mass in its spellings, ‰, ppm and mg/kg,
 * ranges with any dash or word, bounds as signs or words, and the balance, in every language of documents.
 */
export function readContent(text: string): PrintedContent {
  if (text.length > maxLength || /[≠≮≯≰≱]/.test(text.normalize('NFC'))) return { kind: 'unreadable' };
  const plain = compact(text).replace('g/100g', '%');
  if (balance.test(plain)) return { kind: 'balance' };
  return readSingle(plain) ?? readDouble(plain) ?? readAroundLetter(plain) ?? { kind: 'unreadable' };
}

interface End {
  sign: Sign | undefined;
  value: number;
}
interface Unit {
  factor: number;
  isVolume: boolean;
  isNamed: boolean;
  suffixSign?: Sign;
}

function readSingle(plain: string): PrintedContent | null {
  const [, word, digits, written] = single.exec(plain) ?? [];
  const found = written === undefined ? null : unitOf(written);
  if (!found) return null;
  const prefixSign = word === undefined ? undefined : signs.get(word);
  const value = valueOf(digits!, found);
  const symbol = prefixSign ?? found.suffixSign;
  if (value === null || symbol === 'rangeStart' || (prefixSign && found.suffixSign)) return null;
  if (symbol === 'lt' || symbol === 'le') return content({ upper: { value, symbol } }, found);
  if (symbol === 'gt' || symbol === 'ge') return content({ lower: { value, symbol } }, found);
  return content({ exact: symbol ? { value, symbol } : { value } }, found);
}

function readDouble(plain: string): PrintedContent | null {
  const [, firstSign = '', firstDigits, firstUnit = '', separator, secondSign = '', secondDigits, secondUnit = ''] =
    double.exec(plain) ?? [];
  if (separator === undefined) return null;
  const lower = { sign: signs.get(firstSign), digits: firstDigits!, unit: firstUnit || secondUnit };
  const upper = { sign: signs.get(secondSign), digits: secondDigits!, unit: secondUnit || firstUnit };
  const isNamed = lower.sign === 'rangeStart' || (isLower(lower.sign) && isUpper(upper.sign));
  if (isConjunction.test(separator) && !isNamed) return null;
  if (isUpper(lower.sign) || isLower(upper.sign) || upper.sign === 'rangeStart') return null;
  return ends(lower, upper);
}

const isUpper = (candidate: Sign | undefined) => candidate === 'lt' || candidate === 'le';
const isLower = (candidate: Sign | undefined) => candidate === 'gt' || candidate === 'ge';

function readAroundLetter(plain: string): PrintedContent | null {
  const [, firstDigits, firstUnit = '', firstSign, secondSign, secondDigits, secondUnit = ''] =
    aroundLetter.exec(plain) ?? [];
  if (firstDigits === undefined) return null;
  return ends(
    { sign: firstSign === '<' ? 'gt' : 'ge', digits: firstDigits, unit: firstUnit || secondUnit },
    { sign: secondSign === '<' ? 'lt' : 'le', digits: secondDigits!, unit: secondUnit || firstUnit },
  );
}

type WrittenEnd = Pick<End, 'sign'> & { digits: string; unit: string };

function ends(first: WrittenEnd, second: WrittenEnd): PrintedContent | null {
  const [lowerUnit, upperUnit] = [unitOf(first.unit), unitOf(second.unit)];
  if (!lowerUnit || !upperUnit || lowerUnit.isVolume !== upperUnit.isVolume || upperUnit.suffixSign === 'ge')
    return null;
  if (lowerUnit.suffixSign && first.unit !== second.unit) return null;
  const [lower, upper] = [valueOf(first.digits, lowerUnit), valueOf(second.digits, upperUnit)];
  if (lower === null || upper === null) return null;
  return content(
    {
      upper: { value: upper, symbol: second.sign === 'lt' ? 'lt' : 'le' },
      lower: { value: lower, symbol: first.sign === 'gt' ? 'gt' : 'ge' },
    },
    upperUnit,
  );
}

const content = (range: NumericRange, { isVolume, isNamed }: Unit): PrintedContent => ({
  kind: isVolume ? 'volume' : 'range',
  range,
  isUnitNamed: isNamed,
});

/** The unit of a content; null: an unknown unit. */
function unitOf(written: string): Unit | null {
  const [suffixSign] = (Object.keys(suffixWords) as Sign[]).filter((candidate) =>
    suffixWords[candidate]!.test(written),
  );
  const plain = suffixSign ? written.replace(suffixWords[suffixSign]!, '') : written;
  const base = { isVolume: false, isNamed: false, ...(suffixSign && { suffixSign }) };
  if (plain === '') return { ...base, factor: 1 };
  const massFactor = massFactors[plain];
  if (massFactor !== undefined) return { ...base, factor: massFactor };
  const mass = massUnit.exec(plain);
  if (mass) return { ...base, factor: factors[mass[2]!]!, isNamed: Boolean(mass[1] ?? mass[3]) };
  const volume = volumeUnit.exec(plain === 'vppm' ? 'ppmv' : plain);
  return volume && { ...base, factor: factors[volume[2]!]!, isVolume: true, isNamed: true };
}

/** The value in mass %; null: ambiguous, as `10,000 ppm` may be ten or ten thousand. Per cent is always read as a decimal. */
function valueOf(digits: string, { factor }: Unit): number | null {
  if (factor !== 1 && /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) return null;
  return Number((Number(digits.replace(',', '.')) * factor).toPrecision(12));
}

/** The range of a printed content in mass %; null: it is a balance, by volume or unreadable. */
export function massRange(text: string): NumericRange | null {
  const read = readContent(text);
  return read.kind === 'range' ? read.range : null;
}

/** A content that is the same in every language: signs and figures, and units without words. */
const isWithoutWords = /^(?:ca\.|\(?[mwvMWV]\/[mwvMWV]\)?|m?g\/kg|pp[mb]|[^\p{L}])*$/u;

/** Replaces words of a printed content by signs and a short unit, for documents in any language. */
export function replaceWords(text: string): string {
  const read = readContent(text);
  if (read.kind === 'unreadable' || read.kind === 'balance') return text;
  if (isWithoutWords.test(text)) return text.replace(/(?<=\d),(?=\d)/g, '.');
  const suffix = read.kind === 'volume' ? ' (v/v)' : read.isUnitNamed ? ' (w/w)' : '';
  return `${rangeText(read.range)} %${suffix}`;
}

/** Section 3 prints the content itself, not a range, and the content behind it does not differ. */
export function isContentPublic({
  content,
  contentRange,
}: {
  content?: number | undefined;
  contentRange: string;
}): boolean {
  const read = readContent(contentRange);
  const exact = 'range' in read ? read.range.exact : undefined;
  return exact !== undefined && exact.symbol === undefined && (content === undefined || content === exact.value);
}

import { type AteIssue, type AteLine, atePattern, readAte } from './limit-ate.ts';
import { hazardCategories, hazardCategory } from '../../hazard-classes.ts';

/** The contents from which and below which a limit applies, mass %. Null: no bound on that side. */
interface LimitRange {
  from: number | null;
  /** `C > from` instead of `C ≥ from`. */
  fromExclusive?: boolean;
  below: number | null;
  /** `C ≤ below` instead of `C < below`. */
  belowInclusive?: boolean;
}

/** Why a limit is not read: the code of a message (languages/{language}/contradictions.ts) and its values. */
export type LimitIssue =
  | AteIssue
  | {
      code:
        | 'limit.noPercent'
        | 'limit.twoLower'
        | 'limit.twoUpper'
        | 'limit.empty'
        | 'limit.tooLong'
        | 'limit.noForm'
        | 'limit.twoHazards';
      values?: undefined;
    }
  | { code: 'limit.over100'; values: { value: number } }
  | { code: 'limit.noPower'; values: { value: string } }
  | { code: 'limit.remark'; values: { remark: string } }
  | { code: 'limit.noCategory' | 'limit.noStatement'; values: { category: string } }
  | { code: 'limit.otherStatement'; values: { codes: string; category: string } };

/** A decimal number: `0,5`, `.0015`, `5.0E-4`. */
const decimal = String.raw`(?:\d{1,9}(?:[.,]\d{1,12})?|[.,]\d{1,12})(?:[eE]-?\d{1,2})?`;

const parseDecimal = (text: string): number => Number(text.replace(',', '.'));

const number = String.raw`${decimal}\s?%?`;

/** A range as text: comparisons before and after `C`, or two comparisons in a row, `≥ 5 % - < 10 %`. */
const rangePattern = [
  String.raw`${number}\s?[≤<≥>]\s?C\s?[≤<≥>]\s?${number}`,
  String.raw`C?\s?[≤<≥>]\s?${number}(?:\s?(?:,|-|–|and|to)?\s?(?:C\s?)?[≤<≥>]\s?${number})?`,
  String.raw`${number}\s?[≤<≥>]\s?C(?![a-zA-Z])`,
].join('|');

const comparison = new RegExp(String.raw`(${decimal})\s?%?\s?([≤<≥>])\s?C|([≤<≥>])\s?(${decimal})`, 'g');
const mirrored: Record<string, string> = { '≤': '≥', '<': '>', '≥': '≤', '>': '<' };

function readRange(text: string): LimitRange | LimitIssue {
  const range: LimitRange = { from: null, below: null };
  if (!text.includes('%')) return { code: 'limit.noPercent' };
  // `0.5 % ≤ C < 2 %` has `0.5 % ≤ C` and `< 2`.
  for (const [, valueBefore, operatorBefore, operatorAfter, valueAfter] of text.matchAll(comparison)) {
    const value = parseDecimal(valueBefore ?? valueAfter!);
    const operator = operatorAfter ?? mirrored[operatorBefore!]!;
    if (value > 100) return { code: 'limit.over100', values: { value } };
    if (operator === '≥' || operator === '>') {
      if (range.from !== null) return { code: 'limit.twoLower' };
      range.from = value;
      if (operator === '>') range.fromExclusive = true;
    } else {
      if (range.below !== null) return { code: 'limit.twoUpper' };
      range.below = value;
      if (operator === '≤') range.belowInclusive = true;
    }
  }
  return isEmpty(range) ? { code: 'limit.empty' } : range;
}

function isEmpty({ from, fromExclusive, below, belowInclusive }: LimitRange): boolean {
  if (from === null || below === null) return below === 0 && !belowInclusive;
  return from > below || (from === below && (fromExclusive === true || belowInclusive !== true));
}

/**
 * A parsed limit, factor or estimate of an ingredient (CLP Art. 10, Annex VI 1.1.2.3); `from` and `below` are mass %.
 * `unreadable` keeps text that no rule reads, with the reason.
 */
export type LimitLine =
  /** The ingredient causes this class at these contents. */
  | ({ kind: 'class'; category: string; h: string[]; detail?: string } & LimitRange)
  /** The ingredient causes this supplemental statement at these contents. */
  | ({ kind: 'statement'; code: string } & LimitRange)
  /** M factor (CLP Annex I 4.1.3.5.5.5); `both` where the line names none of the two hazards. */
  | { kind: 'factor'; effect: 'acute' | 'chronic' | 'both'; factor: number }
  | AteLine
  | { kind: 'unreadable'; text: string; reason: LimitIssue };

/** Maximum length of a cell in characters, as in Excel. */
const maxLength = 32_767;

/**
 * A statement, with the organ or route that some name behind it: `H372 (thyroid)`. Annex VI has one with a space, `H360 D:`
 * (050-021-00-4), and one without its letter, `314:` (607-001-00-0).
 */
const code = String.raw`(?:(?:EU)?H\s?\d{3}(?:\s[DF]{1,2}(?=\s?:)|[a-zA-Z]*)|\d{3}(?=\s?:))(?:\s?\([^()\n]{1,60}\))?`;
const codes = String.raw`${code}(?:\s?[+,/&]\s?${code})*`;
/** Between category and statement; Annex VI also has `STOT RE 2: 0,1 %` (048-006-00-2) and `Repr.2 H361f` (082-001-00-6). */
const separator = String.raw`(?:[;:]\s?|\s(?=H\d{3}))`;
const effect = String.raw`\(?\s?(acute|chronic)\s?\)?`;

const item = {
  factor: new RegExp(
    String.raw`(?:Aquatic\s(acute|chronic)\s1\s?[;:,]?\s?(?:H4[01]0)?\s?[;:,]?\s?)?M(?:[\s-]?factors?)?\s?(?:${effect})?\s?[=:]\s?(\d[\d .,]{0,15})(?:${effect})?`,
    'iy',
  ),
  ate: new RegExp(atePattern, 'iy'),
  statement: new RegExp(String.raw`(EUH\s?\d{3}[A-Z]?)\s?[:;,]?\s?(${rangePattern})`, 'iy'),
  /** Categories with their statements before the range, `Skin Corr. 1B; H314`; several share it. A category has no statement in itself. */
  classes: new RegExp(
    String.raw`((?:[A-Za-z](?:(?!\sH\d{3})[^;:%≤<≥>=\n]){1,60}${separator}(?:${codes})?\s?[;:,]?\s?){1,8})(${rangePattern})`,
    'y',
  ),
};
const head = new RegExp(String.raw`([A-Za-z][^;:%]{1,60}?)${separator}(${codes})?\s?[;:,]?\s?`, 'g');

/**
 * Spellings that mean the same: spaces without a break, `>=`, letters of other alphabets that look like Latin ones. The
 * footnotes `*` to `****` of Annex VI are left out, with the route that one may name (`* oral`): they say where a classification
 * or a limit comes from (Annex VI 1.2), none of them has a figure.
 */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\*+[ ]?(?:(?:oral|dermal|inhalation)(?![ ]?[:(]))?/gi, '')
    .replace(/>=|=>|[≧⩾]/g, '≥')
    .replace(/<=|=<|[≦⩽]/g, '≤')
    .replace(/[СϹ]/g, 'C')
    .replace(/[ВΒ]/g, 'B')
    .replace(/[АΑ]/g, 'A')
    .replace(/[МΜ]/g, 'M')
    .replace(/[НΗ]/g, 'H')
    .replace(/−/g, '-')
    .replace(/\s+/g, (spaces) => (/[\n\r]/.test(spaces) ? '\n' : ' '));

/** Reads one line or a cell with several, as CLP Annex VI, safety data sheets and product files write them. */
export function readLimitLine(text: string): LimitLine[] {
  if (text.length > maxLength) return [unreadable(text.slice(0, 200), { code: 'limit.tooLong' })];
  const cell = plain(text);
  const lines: LimitLine[] = [];
  for (let position = skipSeparators(cell, 0); position < cell.length;) {
    const [read, end] = readAt(cell, position) ?? unreadableAt(cell, position);
    lines.push(...read);
    position = skipSeparators(cell, end);
  }
  return withEffects(lines);
}

const maxCached = 2000;
const maxCachedLength = 500;
/** Read limits by their text: a form asks for the same ones at each key press. */
const cache = new Map<string, readonly LimitLine[]>();

/** Reads all limits of an ingredient together: an M factor without its hazard depends on its neighbours. */
export function readLimits(limits: readonly string[]): readonly LimitLine[] {
  const key = limits.join('\n\0');
  const cached = cache.get(key);
  if (cached) return cached;
  const lines = withEffects(limits.flatMap((text) => readLimitLine(text)));
  if (key.length > maxCachedLength) return lines;
  if (cache.size >= maxCached) cache.clear();
  cache.set(key, lines);
  return lines;
}

function skipSeparators(cell: string, from: number): number {
  let position = from;
  while (position < cell.length && /[\s;:,|•.]/.test(cell[position]!)) position += 1;
  return position;
}

function readAt(cell: string, position: number): [lines: LimitLine[], end: number] | null {
  for (const [kind, pattern] of Object.entries(item)) {
    pattern.lastIndex = position;
    const match = pattern.exec(cell);
    if (!match) continue;
    const end = position + match[0].length;
    // A remark behind a limit may change its meaning: `C ≥ 5 % (v/v)`.
    const [rest = ''] = /^[^\n;|]*/.exec(cell.slice(end)) ?? [];
    const remark = rest.replace(/^\s?\(?w\/w\)?/i, '').trim();
    if (/^(?:\(|v\/v|vol|w\/v|ppm)/i.test(remark))
      return [[unreadable(match[0] + rest, { code: 'limit.remark', values: { remark } })], end + rest.length];
    const itemEnd = end + (/^\s?\(?w\/w\)?/i.exec(rest)?.[0].length ?? 0);
    return [readItem(kind as keyof typeof item, match), itemEnd];
  }
  return null;
}

/** Reads unreadable text up to the next line, or up to the next `;` that readable text follows. */
function unreadableAt(cell: string, position: number): [lines: LimitLine[], end: number] {
  const lineEnd = cell.indexOf('\n', position) === -1 ? cell.length : cell.indexOf('\n', position);
  let end = lineEnd;
  for (const { index, 0: separators } of cell.slice(position, lineEnd).matchAll(/[;|][\s;:,|•.]*/g)) {
    if (readAt(cell, position + index + separators.length)) {
      end = position + index;
      break;
    }
  }
  return [[unreadable(cell.slice(position, end), { code: 'limit.noForm' })], end];
}

const unreadable = (text: string, reason: LimitIssue): LimitLine => ({ kind: 'unreadable', text: text.trim(), reason });

function readItem(kind: keyof typeof item, match: RegExpExecArray): LimitLine[] {
  const [text] = match;
  if (kind === 'factor') return [readFactor(match)];
  if (kind === 'ate') {
    const ate = readAte(match.groups!);
    return ['code' in ate ? unreadable(text, ate) : ate];
  }
  const range = readRange(match[2]!);
  if ('code' in range) return [unreadable(text, range)];
  if (kind === 'statement') return [{ kind, code: readCode(match[1]!), ...range }];
  return [...match[1]!.matchAll(head)].flatMap(([whole, names, written]) => {
    const entryText = `${whole.trim()} ${match[2]!}`;
    const statements = written?.split(/[+,/&](?![^(]{0,60}\))/) ?? [];
    const categories = names!.split(/[+,/&]/);
    // `Skin Corr. 1B, Eye Dam. 1; H314, H318`
    if (categories.length > 1 && categories.length === statements.length)
      return categories.map((name, index) => readClass(entryText, name, [statements[index]!], range));
    return [readClass(entryText, names!, statements, range)];
  });
}

function readClass(text: string, name: string, statements: readonly string[], range: LimitRange): LimitLine {
  const category = readCategory(name);
  if (category === null) return unreadable(text, { code: 'limit.noCategory', values: { category: name.trim() } });
  const codes = statements.map((statement) => readCode(statement.replace(/\(.*/, '')));
  const h = statementsOf(category, codes);
  if (h === null)
    return unreadable(
      text,
      codes.length
        ? { code: 'limit.otherStatement', values: { codes: codes.join(', '), category } }
        : { code: 'limit.noStatement', values: { category } },
    );
  const details = statements.flatMap((statement) => /\(([^()]*)\)/.exec(statement)?.[1] ?? []);
  return { kind: 'class', category, h, ...range, ...(details.length > 0 && { detail: details.join(', ') }) };
}

function readFactor([text, hazard, effectBefore, digits, effectAfter]: RegExpExecArray): LimitLine {
  const named = [...new Set([hazard, effectBefore, effectAfter].flatMap((word) => word?.toLowerCase() ?? []))];
  // `10.0` of a spreadsheet is 10; other separators separate thousands.
  const factor = digits!
    .trim()
    .replace(/[.,]0{1,2}$/, '')
    .replace(/[ .,]/g, '');
  // CLP Annex I, Table 4.1.3: M factors are powers of ten.
  if (!/^10{0,8}$/.test(factor)) return unreadable(text, { code: 'limit.noPower', values: { value: digits!.trim() } });
  if (named.length > 1) return unreadable(text, { code: 'limit.twoHazards' });
  return { kind: 'factor', effect: (named[0] as 'acute' | 'chronic' | undefined) ?? 'both', factor: Number(factor) };
}

/**
 * Assigns M factors without a hazard. A single one applies to both hazards. Two are the acute and the chronic factor, in this order, as in
 * ECHA's table of Annex VI (017-011-00-1: `M=10`, `M=1`). Next to a factor that names its hazard, it is the factor of the other hazard.
 */
function withEffects(lines: LimitLine[]): LimitLine[] {
  const factors = lines.filter((line) => line.kind === 'factor');
  const open = factors.filter(({ effect }) => effect === 'both');
  const named = factors.filter(({ effect }) => effect !== 'both');
  const other = named.length === 1 ? (named[0]!.effect === 'acute' ? 'chronic' : 'acute') : null;
  const effects: readonly ('acute' | 'chronic')[] =
    open.length === 2 && named.length === 0 ? ['acute', 'chronic'] : other ? [other] : [];
  if (effects.length !== open.length) return lines;
  return lines.map((line) =>
    line.kind === 'factor' && open.includes(line) ? { ...line, effect: effects[open.indexOf(line)]! } : line,
  );
}

/** `Skin. Corr. 1b`, `Skin Corr.1B` and `Skin Corr. 1B` are the same. */
const keyOf = (category: string): string => category.toLowerCase().replace(/[^a-z0-9]/g, '');

const known = new Map<string, string>([
  ...hazardCategories.map(({ category }) => [keyOf(category), category] as const),
  // Entries of Annex VI from before the sub-categories name the class alone: `Resp. Sens.; H334: C ≥ 0,2 %`.
  ['respsens', 'Resp. Sens. 1'],
  ['skinsens', 'Skin Sens. 1'],
  // 615-012-00-7
  ['eyeirrit', 'Eye Irrit. 2'],
  ['lact', 'Lact.'],
  ['ozone', 'Ozone 1'],
]);

/** The category as CLP Annex I abbreviates it, whatever the dots, spaces and capitals of the text. Null: no such category. */
export const readCategory = (text: string): string | null => known.get(keyOf(text)) ?? null;

/** `H360Df ***` → `H360Df`, `h318` → `H318`, `314` → `H314`. */
const readCode = (text: string): string =>
  text.replace(/\s/g, '').replace(/^(?:euh|h)?(?=\d)/i, (prefix) => prefix.toUpperCase() || 'H');

/**
 * The hazard statements of a category in a limit. Those that the text leaves out (some exports of Annex VI have
 * `Skin Corr. 1C; : C ≥ 0,6 %`) follow from the category if it has only one. Null: unknown, or not of this category.
 */
function statementsOf(category: string, codes: readonly string[]): string[] | null {
  if (codes.length > 0) return hazardCategory(category, codes) ? [...codes] : null;
  const rows = hazardCategories.filter((row) => row.category === category);
  return rows.length === 1 ? [...rows[0]!.h] : null;
}

import type { Path } from '../../product/findings.ts';

/** Finds the lines of values in a JSON text without a syntax tree, which would take seconds for 5 MB. */

/** UTF-16 codes of the characters that structure a JSON text. */
export const codes = {
  quote: 34,
  comma: 44,
  colon: 58,
  bracket: 91,
  endBracket: 93,
  brace: 123,
  endBrace: 125,
} as const;

/** The index of a string's closing quotation mark; the text's length without one. `at` is the index of the opening one. */
export function endOfString(text: string, at: number): number {
  let end = text.indexOf('"', at + 1);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

/** Whether the character follows an odd number of backslashes. */
function isEscaped(text: string, at: number): boolean {
  let from = at;
  while (text[from - 1] === '\\') from -= 1;
  return (at - from) % 2 === 1;
}

/** The line of an index in a text, counted from 1. */
export function lineAt(text: string, at: number): number {
  let line = 1;
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', end + 1)) line += 1;
  return line;
}

/** The index at which an existing line starts. */
export function startOfLine(text: string, line: number): number {
  let start = 0;
  for (let before = 1; before < line; before += 1) start = text.indexOf('\n', start) + 1;
  return start;
}

/** A value whose index is looked up, or one that contains such values. */
interface Target {
  /** Its index; null: not found. */
  at: number | null;
  inner: Map<string, Target>;
}

/**
 * The lines of values in a valid JSON text, counted from 1; for a missing value the line of its parent. For a duplicate key the last
 * one counts.
 */
export function linesOf(text: string, paths: readonly Path[]): number[] {
  const root: Target = { at: null, inner: new Map() };
  const targets = paths.map((path) => addPath(root, path));
  locate(text, 0, root);
  const places = targets.map((ancestors) => ancestors.findLast(({ at }) => at !== null)?.at ?? 0);
  const lines = new Map<number, number>();
  let line = 1;
  let end = text.indexOf('\n');
  for (const place of [...new Set(places)].sort((a, b) => a - b)) {
    for (; end >= 0 && end < place; end = text.indexOf('\n', end + 1)) line += 1;
    lines.set(place, line);
  }
  return places.map((place) => lines.get(place)!);
}

/** The values from the root to that of the path. */
function addPath(root: Target, path: Path): Target[] {
  const values = [root];
  for (const part of path) {
    const { inner } = values.at(-1)!;
    const next = inner.get(String(part)) ?? { at: null, inner: new Map<string, Target>() };
    inner.set(String(part), next);
    values.push(next);
  }
  return values;
}

/** Records the indices of the target values in the value at `from`, and returns the index after it. */
function locate(text: string, from: number, target: Target): number {
  let at = afterSpace(text, from);
  target.at = at;
  const isObject = text[at] === '{';
  if (target.inner.size === 0 || !(isObject || text[at] === '[')) return endOfValue(text, at);
  for (let place = 0; ; place += 1) {
    at = afterSpace(text, at + 1);
    if (text[at] === ']' || text[at] === '}') return at + 1;
    let key = String(place);
    if (isObject) {
      const end = endOfString(text, at);
      key = text.slice(at + 1, end);
      if (key.includes('\\')) key = JSON.parse(`"${key}"`) as string;
      at = afterSpace(text, end + 1) + 1;
    }
    const inner = target.inner.get(key);
    at = afterSpace(text, inner ? locate(text, at, inner) : endOfValue(text, afterSpace(text, at)));
    if (text[at] !== ',') return at + 1;
  }
}

/** Space, tab, line feed, carriage return. */
const isSpace = (code: number) => code === 32 || code === 10 || code === 9 || code === 13;

function afterSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

const scalar = /[^,\]} \t\r\n]*/y;

function afterScalar(text: string, at: number): number {
  scalar.lastIndex = at;
  scalar.test(text);
  return scalar.lastIndex;
}

/** The index after the value at an index. */
function endOfValue(text: string, at: number): number {
  if (text[at] === '"') return endOfString(text, at) + 1;
  if (text[at] !== '{' && text[at] !== '[') return afterScalar(text, at);
  let levels = 0;
  for (let next = at; next < text.length; next += 1) {
    const code = text.charCodeAt(next);
    if (code === codes.quote) next = endOfString(text, next);
    else if (code === codes.brace || code === codes.bracket) levels += 1;
    else if (code === codes.endBrace || code === codes.endBracket) {
      levels -= 1;
      if (levels === 0) return next + 1;
    }
  }
  return text.length;
}

import type { Path } from '../../product/findings.ts';

/** Finds the lines of values in a JSON text without a syntax tree, which would take seconds for 5 MB. */

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
      key = JSON.parse(text.slice(at, end + 1)) as string;
      at = afterSpace(text, end + 1) + 1;
    }
    const inner = target.inner.get(key);
    at = afterSpace(text, inner ? locate(text, at, inner) : endOfValue(text, afterSpace(text, at)));
    if (text[at] !== ',') return at + 1;
  }
}

const space = /[ \t\r\n]*/y;
const scalar = /[^,\]} \t\r\n]*/y;

const after = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  pattern.test(text);
  return pattern.lastIndex;
};

const afterSpace = (text: string, at: number) => after(space, text, at);

/** The index after the value at an index. */
function endOfValue(text: string, at: number): number {
  if (text[at] === '"') return endOfString(text, at) + 1;
  if (text[at] !== '{' && text[at] !== '[') return after(scalar, text, at);
  let levels = 0;
  for (let next = at; next < text.length; next += 1) {
    const character = text[next];
    if (character === '"') next = endOfString(text, next);
    else if (character === '{' || character === '[') levels += 1;
    else if (character === '}' || character === ']') levels -= 1;
    if (levels === 0) return next + 1;
  }
  return text.length;
}

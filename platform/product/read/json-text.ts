import { parse, type AnyNode } from '@humanwhocodes/momoa';
import { numberTexts, messageTexts, type Texts } from '../../languages/messages.ts';
import { error, type Finding, type Path } from '../findings.ts';
import { unstorableFindings } from '../check/check-characters.ts';

/** A parsed JSON text with the lines of its values. */
export interface JsonText {
  value: unknown;
  findings: Finding[];
  /** The lines of values, counted from 1; for a missing value the line of its parent. */
  linesOf: (paths: readonly Path[]) => number[];
}

/** The text is not valid JSON. `line` is counted from 1. */
export class JsonTextError extends Error {
  override name = 'JsonTextError';
  /** The message in every language. */
  readonly texts: Texts;
  readonly line: number;

  constructor(texts: Texts, line: number) {
    super(texts.en);
    this.texts = texts;
    this.line = line;
  }
}

/**
 * Limits of a JSON text. A product file has a dozen levels, some hundred values and lists of some dozen entries; recursive functions
 * can handle a thousand levels. 5 MiB of product files without white space have about 200,000 values.
 */
export const jsonLimits = { levels: 100, entries: 1_000, values: 250_000 } as const;

/** Escapes and characters that may result in a control character or an unpaired surrogate. */
const maybeUnstorable = /\\[bfu]|[\x7f-\x9f\ud800-\udfff]/;

/**
 * Parses JSON (RFC 8259), its texts in the Unicode normalization form C, and reports what JSON.parse accepts: duplicate keys, and
 * characters that a database cannot store. It runs in linear time, and does not parse a text that exceeds `jsonLimits`.
 * @throws JsonTextError
 */
export function readJson(text: string): JsonText {
  const keys = countKeysWithinLimits(text);
  const value = parsed(text);
  const findings: Finding[] = [];
  if (maybeUnstorable.test(text) || keys > countKeys(value)) collectFindings(nodesOf(text), [], findings);
  return { value, findings, linesOf: (paths) => linesOf(text, paths) };
}

function parsed(text: string): unknown {
  try {
    const isComposed = !text.includes('\\u') && text === text.normalize('NFC');
    return isComposed ? JSON.parse(text) : JSON.parse(text, composed);
  } catch (reason) {
    nodesOf(text); // throws with the position
    throw reason;
  }
}

const composed = (_: string, value: unknown) => (typeof value === 'string' ? value.normalize('NFC') : value);

function nodesOf(text: string): AnyNode {
  try {
    return parse(text, { mode: 'json' }).body;
  } catch (reason) {
    throw syntaxError(text, reason);
  }
}

/** The number of keys of a text. @throws JsonTextError when it exceeds `jsonLimits` */
function countKeysWithinLimits(text: string): number {
  const { levels, entries, values } = jsonLimits;
  const jsonTextError = (position: number, texts: Texts) => new JsonTextError(texts, lineAt(text, position));
  /** Number of commas of each open list or object so far. */
  const commas = [0];
  let keys = 0;
  let count = 1;
  for (let position = 0; position < text.length; position += 1) {
    const code = text.charCodeAt(position);
    if (code === codes.quote) position = endOfString(text, position);
    else if (code === codes.colon) keys += 1;
    else if (code === codes.endBracket || code === codes.endBrace) commas.pop();
    else if (code === codes.bracket || code === codes.brace) {
      count += 1;
      if (commas.push(0) > levels + 1) throw jsonTextError(position, messageTexts('tooDeep'));
    } else if (code === codes.comma) {
      count += 1;
      commas[commas.length - 1]! += 1;
      if (commas.at(-1)! >= entries)
        throw jsonTextError(position, messageTexts('json.tooManyEntries', { limit: numberTexts(entries) }));
    }
    if (count > values)
      throw jsonTextError(position, messageTexts('json.tooManyValues', { limit: numberTexts(values) }));
  }
  return keys;
}

/** The number of keys of a value and of all values in it. */
function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner: unknown[] = Object.values(value);
  return inner.reduce<number>((sum, child) => sum + countKeys(child), Array.isArray(value) ? 0 : inner.length);
}

/** The likely mistake before an unexpected character. */
function hint(found: string): Texts | '' {
  if (found === '"' || found === '{' || found === '[') return messageTexts('json.commaMissing');
  if (found === '}' || found === ']') return messageTexts('json.commaExtra');
  if (/\d/.test(found)) return messageTexts('json.decimalPoint');
  if (/[“”„‘’']/.test(found)) return messageTexts('json.straightQuotes');
  return found === '/' ? messageTexts('json.noComments') : '';
}

function syntaxError(text: string, reason: unknown): JsonTextError {
  const { line, column } = reason as { line?: number; column?: number };
  if (line === undefined || column === undefined)
    return new JsonTextError(messageTexts('json.endsEarly'), lineAt(text, text.length));
  const position = startOfLine(text, line) + column - 1;
  const [found] = text.slice(position, position + 2);
  return new JsonTextError(
    found === undefined || found === '\n'
      ? messageTexts('json.endsEarly')
      : messageTexts('json.unexpected', { found, column, hint: hint(found) }),
    line,
  );
}

/** Whether a JSON value has no null character and no unpaired surrogate, which a database cannot store. */
export const isStorable = (value: unknown): boolean =>
  !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(JSON.stringify(value) ?? '');

/** Whether a key has no control characters, except for tabs and line breaks, and no unpaired surrogates. */
const isStorableKey = (text: string) => !/[^\P{Cc}\t\n\r]/u.test(text) && !/\p{Cs}/u.test(text);

function collectFindings(node: AnyNode, path: Path, findings: Finding[]): void {
  if (node.type === 'String') findings.push(...unstorableFindings(node.value, path));
  if (node.type === 'Array')
    node.elements.forEach(({ value }, index) => collectFindings(value, [...path, index], findings));
  if (node.type !== 'Object') return;
  const seen = new Set<string>();
  for (const { name, value } of node.members) {
    const key = name.type === 'String' ? name.value : name.name;
    if (seen.has(key)) findings.push(error([...path, key], messageTexts('duplicateKey')));
    seen.add(key);
    if (!isStorableKey(key)) findings.push(error(path, messageTexts('noTextKey')));
    collectFindings(value, [...path, key], findings);
  }
}

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

/** The index of a string's closing quotation mark; the text's length without one. `position` is the index of the opening one. */
function endOfString(text: string, position: number): number {
  let end = text.indexOf('"', position + 1);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

/** Whether the character follows an odd number of backslashes. */
function isEscaped(text: string, position: number): boolean {
  let from = position;
  while (text[from - 1] === '\\') from -= 1;
  return (position - from) % 2 === 1;
}

/** The line of an index in a text, counted from 1. */
function lineAt(text: string, position: number): number {
  let line = 1;
  for (let end = text.indexOf('\n'); end >= 0 && end < position; end = text.indexOf('\n', end + 1)) line += 1;
  return line;
}

/** The index at which an existing line starts. */
function startOfLine(text: string, line: number): number {
  let start = 0;
  for (let current = 1; current < line; current += 1) start = text.indexOf('\n', start) + 1;
  return start;
}

/** A value whose index is looked up, or one that contains such values. */
interface Target {
  /** Its index; null: not found. */
  position: number | null;
  inner: Map<string, Target>;
}

/**
 * The lines of values in a valid JSON text, counted from 1; for a missing value the line of its parent. For a duplicate key the last
 * one counts.
 */
export function linesOf(text: string, paths: readonly Path[]): number[] {
  const root: Target = { position: null, inner: new Map() };
  const targets = paths.map((path) => addPath(root, path));
  locate(text, 0, root);
  const places = targets.map((ancestors) => ancestors.findLast(({ position }) => position !== null)?.position ?? 0);
  const lines = new Map<number, number>();
  let line = 1;
  let end = text.indexOf('\n');
  for (const position of [...new Set(places)].sort((a, b) => a - b)) {
    for (; end >= 0 && end < position; end = text.indexOf('\n', end + 1)) line += 1;
    lines.set(position, line);
  }
  return places.map((position) => lines.get(position)!);
}

/** The targets from the root to the value of a path; missing ones are created. */
function addPath(root: Target, path: Path): Target[] {
  const values = [root];
  for (const part of path) {
    const { inner } = values.at(-1)!;
    const next = inner.get(String(part)) ?? { position: null, inner: new Map<string, Target>() };
    inner.set(String(part), next);
    values.push(next);
  }
  return values;
}

/** Records the indices of the target values in the value at `from`, and returns the index after it. */
function locate(text: string, from: number, target: Target): number {
  let position = skipSpace(text, from);
  target.position = position;
  const isObject = text[position] === '{';
  if (target.inner.size === 0 || !(isObject || text[position] === '[')) return endOfValue(text, position);
  for (let index = 0; ; index += 1) {
    position = skipSpace(text, position + 1);
    if (text[position] === ']' || text[position] === '}') return position + 1;
    let key = String(index);
    if (isObject) {
      const end = endOfString(text, position);
      key = text.slice(position + 1, end);
      if (key.includes('\\')) key = JSON.parse(`"${key}"`) as string;
      position = skipSpace(text, end + 1) + 1;
    }
    const inner = target.inner.get(key);
    position = skipSpace(text, inner ? locate(text, position, inner) : endOfValue(text, skipSpace(text, position)));
    if (text[position] !== ',') return position + 1;
  }
}

/** Space, tab, line feed, carriage return. */
const isSpace = (code: number) => code === 32 || code === 10 || code === 9 || code === 13;

function skipSpace(text: string, from: number): number {
  let position = from;
  while (isSpace(text.charCodeAt(position))) position += 1;
  return position;
}

const scalar = /[^,\]} \t\r\n]*/y;

function skipScalar(text: string, position: number): number {
  scalar.lastIndex = position;
  scalar.test(text);
  return scalar.lastIndex;
}

/** The index after the value at an index. */
function endOfValue(text: string, position: number): number {
  if (text[position] === '"') return endOfString(text, position) + 1;
  if (text[position] !== '{' && text[position] !== '[') return skipScalar(text, position);
  let levels = 0;
  for (let next = position; next < text.length; next += 1) {
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

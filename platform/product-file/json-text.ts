import { parse, type AnyNode } from '@humanwhocodes/momoa';
import { error, type Finding, type Path } from './problem.ts';

/** A file's JSON and where each of its values stands. */
export interface JsonText {
  value: unknown;
  findings: Finding[];
  /** The line of a value, counted from 1; of a missing one the line of what it is missing in. */
  lineOf: (path: Path) => number;
}

/** A text that is no JSON. `line` is counted from 1. */
export class JsonTextError extends Error {
  override name = 'JsonTextError';
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** A product file has a dozen levels; what reads them by recursion bears a thousand. */
const mostLevels = 100;

/** Escapes and characters by which a text may have a control character or half of a surrogate pair. */
const maybeUnstorable = /\\[bfu]|[\x7f-\x9f\ud800-\udfff]/;

/**
 * Reads JSON (RFC 8259), finding what JSON.parse passes over: a key that stands twice, and characters that a database can't
 * store. Where values stand is read when it is asked for: that takes longer than all else.
 * @throws JsonTextError
 */
export function readJson(text: string): JsonText {
  let tree: AnyNode | undefined;
  const root = () => (tree ??= nodesOf(text));
  const value = parsed(text, root);
  const findings: Finding[] = [];
  if (maybeUnstorable.test(text) || keysWritten(text) > keysOf(value, text)) look(root(), [], findings);
  return { value, findings, lineOf: (path) => lineOf(root(), path) };
}

function parsed(text: string, root: () => AnyNode): unknown {
  try {
    return JSON.parse(text);
  } catch (reason) {
    root(); // throws, and knows where
    throw reason;
  }
}

function nodesOf(text: string): AnyNode {
  try {
    return parse(text, { mode: 'json' }).body;
  } catch (reason) {
    throw syntaxError(text, reason);
  }
}

/** How many keys a text of JSON has: strings with a colon after them. */
function keysWritten(text: string): number {
  let keys = 0;
  for (let start = text.indexOf('"'); start >= 0;) {
    let end = text.indexOf('"', start + 1);
    while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
    colonNext.lastIndex = end + 1;
    if (colonNext.test(text)) keys += 1;
    start = text.indexOf('"', end + 1);
  }
  return keys;
}

const colonNext = /[ \t\n\r]*:/y;

/** After an odd number of backslashes. */
function isEscaped(text: string, at: number): boolean {
  let from = at;
  while (text[from - 1] === '\\') from -= 1;
  return (at - from) % 2 === 1;
}

/** How many keys a value has, those of its values too. */
function keysOf(value: unknown, text: string, level = 0): number {
  if (level > mostLevels) throw tooDeep(text);
  if (typeof value !== 'object' || value === null) return 0;
  const inner: unknown[] = Object.values(value);
  return inner.reduce<number>(
    (sum, one) => sum + keysOf(one, text, level + 1),
    Array.isArray(value) ? 0 : inner.length,
  );
}

/** What people mostly do wrong before a character that is not expected. */
function hint(found: string): string {
  if (found === '"' || found === '{' || found === '[') return '; is a comma missing before it?';
  if (found === '}' || found === ']') return '; is there a comma too many before it?';
  if (/\d/.test(found)) return '; decimals have a point: 0.88';
  if (/[“”„‘’']/.test(found)) return '; quotation marks are straight: "';
  return found === '/' ? '; JSON has no comments' : '';
}

const lastLine = (text: string) => text.split('\n').length;

const tooDeep = (text: string) => new JsonTextError('is nested too deeply', lastLine(text));

function syntaxError(text: string, reason: unknown): JsonTextError {
  const { line, column } = reason as { line?: number; column?: number };
  if (line === undefined || column === undefined) {
    return reason instanceof RangeError
      ? tooDeep(text)
      : new JsonTextError('is no JSON: it ends too early', lastLine(text));
  }
  const found = [...(text.split('\n')[line - 1]?.slice(column - 1) ?? '')][0];
  return new JsonTextError(
    `is no JSON: ${found === undefined ? 'it ends too early' : `'${found}' in column ${column} is not expected${hint(found)}`}`,
    line,
  );
}

/** Without tabs and line ends a text has no control characters; half of a surrogate pair is no character. */
const isStorable = (text: string) => !/[^\P{Cc}\t\n\r]/u.test(text) && !/\p{Cs}/u.test(text);

function look(node: AnyNode, path: Path, findings: Finding[]): void {
  if (node.type === 'String' && !isStorable(node.value)) {
    findings.push(error(path, 'has a character that is no text (a control character, or half of a pair)'));
  }
  if (node.type === 'Array') node.elements.forEach(({ value }, place) => look(value, [...path, place], findings));
  if (node.type !== 'Object') return;
  const seen = new Set<string>();
  for (const { name, value } of node.members) {
    const key = name.type === 'String' ? name.value : name.name;
    if (seen.has(key)) findings.push(error([...path, key], 'stands twice'));
    seen.add(key);
    if (!isStorable(key)) findings.push(error(path, 'has a key with a character that is no text'));
    look(value, [...path, key], findings);
  }
}

function lineOf(root: AnyNode, path: Path): number {
  let node = root;
  let line = root.loc.start.line;
  for (const part of path) {
    if (node.type === 'Array') {
      const element = node.elements[Number(part)];
      if (!element) return line;
      node = element.value;
      line = node.loc.start.line;
    } else if (node.type === 'Object') {
      // The last, as JSON.parse takes it.
      const member = node.members.findLast(
        ({ name }) => (name.type === 'String' ? name.value : name.name) === String(part),
      );
      if (!member) return line;
      node = member.value;
      line = member.loc.start.line;
    } else return line;
  }
  return line;
}

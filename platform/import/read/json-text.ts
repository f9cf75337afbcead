import { parse, type AnyNode } from '@humanwhocodes/momoa';
import { codes, endOfString, lineAt, linesOf, startOfLine } from './json-lines.ts';
import { inNumbersOf, messageTexts, type Texts } from '../../phrases/messages.ts';
import { error, type Finding, type Path } from '../../product/findings.ts';

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
 * Parses JSON (RFC 8259) and reports what JSON.parse accepts: duplicate keys, and characters that a database cannot store. It runs
 * in linear time, and does not parse a text that exceeds `jsonLimits`.
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
    return JSON.parse(text);
  } catch (reason) {
    nodesOf(text); // throws with the position
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

/** The number of keys of a text. @throws JsonTextError when it exceeds `jsonLimits` */
function countKeysWithinLimits(text: string): number {
  const { levels, entries, values } = jsonLimits;
  const jsonTextError = (at: number, texts: Texts) => new JsonTextError(texts, lineAt(text, at));
  /** Number of commas of each open list or object so far. */
  const commas = [0];
  let keys = 0;
  let count = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === codes.quote) at = endOfString(text, at);
    else if (code === codes.colon) keys += 1;
    else if (code === codes.endBracket || code === codes.endBrace) commas.pop();
    else if (code === codes.bracket || code === codes.brace) {
      count += 1;
      if (commas.push(0) > levels + 1) throw jsonTextError(at, messageTexts('tooDeep'));
    } else if (code === codes.comma) {
      count += 1;
      commas[commas.length - 1]! += 1;
      if (commas.at(-1)! >= entries)
        throw jsonTextError(at, messageTexts('json.tooManyEntries', { limit: inNumbersOf(entries) }));
    }
    if (count > values) throw jsonTextError(at, messageTexts('json.tooManyValues', { limit: inNumbersOf(values) }));
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
  const at = startOfLine(text, line) + column - 1;
  const [found] = text.slice(at, at + 2);
  return new JsonTextError(
    found === undefined || found === '\n'
      ? messageTexts('json.endsEarly')
      : messageTexts('json.unexpected', { found, column, hint: hint(found) }),
    line,
  );
}

/** Whether a text has no control characters, except for tabs and line breaks, and no unpaired surrogates. */
const isStorable = (text: string) => !/[^\P{Cc}\t\n\r]/u.test(text) && !/\p{Cs}/u.test(text);

function collectFindings(node: AnyNode, path: Path, findings: Finding[]): void {
  if (node.type === 'String' && !isStorable(node.value)) {
    findings.push(error(path, messageTexts('noTextCharacter')));
  }
  if (node.type === 'Array')
    node.elements.forEach(({ value }, place) => collectFindings(value, [...path, place], findings));
  if (node.type !== 'Object') return;
  const seen = new Set<string>();
  for (const { name, value } of node.members) {
    const key = name.type === 'String' ? name.value : name.name;
    if (seen.has(key)) findings.push(error([...path, key], messageTexts('duplicateKey')));
    seen.add(key);
    if (!isStorable(key)) findings.push(error(path, messageTexts('noTextKey')));
    collectFindings(value, [...path, key], findings);
  }
}

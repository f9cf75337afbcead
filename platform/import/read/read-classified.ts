import { characterFindings } from '../../product/check/check-characters.ts';
import { codeFindings } from '../../product/check/check-codes.ts';
import { contentFindings, ingredientFindings } from '../../product/check/check-ingredients.ts';
import { type Classified, type ClassifiedProduct, classifyProduct } from '../classify/classify-product.ts';
import { type KnownLists, type Numbers, numbersOf } from '../classify/known-lists.ts';
import type { ReadProductFile } from '../../product/product-file.ts';
import {
  error,
  type Finding,
  firstProblems,
  isError,
  type Path,
  type Problem,
  warning,
} from '../../product/findings.ts';
import { type JsonText, JsonTextError, readJson } from '../../product/read/json-text.ts';
import { parseProduct } from '../../product/read/read-product-file.ts';

/** A product file with its classification; null when it cannot be read: the problems say why. */
export interface ReadClassified {
  result: ClassifiedProduct | null;
  beside: Classified['beside'];
  /** The numbers of its ingredients. */
  numbers: Numbers;
  isJson: boolean;
  problems: Problem[];
  hasMoreProblems: boolean;
}

/**
 * Reads a product file and classifies its newest version. It need not be fit to be imported: only what cannot be read is an error. What
 * the classification could not use, such as a limit that no rule reads, is a warning.
 * @param file its name in messages
 * @param lists what the loaded lists say of its ingredients; omitted: nothing is loaded
 */
export function readClassified(text: string, file: string, lists?: KnownLists): ReadClassified {
  let json: JsonText;
  try {
    json = readJson(text);
  } catch (reason) {
    if (!(reason instanceof JsonTextError)) throw reason;
    return unclassifiable(reason.message, file, reason.line);
  }
  const read = check(json.value);
  const ofCharacters = characterFindings(json.value).map((finding) => ({ ...finding, level: 'warning' as const }));
  const all = [...json.findings, ...read.findings, ...ofCharacters];
  const classified = read.product && !all.some(isError) ? classifyProduct(read.product, lists) : null;
  const unused = (classified?.problems ?? []).map(({ index, text: message }) =>
    warning([...composition, ...(index === undefined ? [] : [index])], message),
  );
  const findings = [...all, ...unused];
  const named = firstProblems(findings);
  const lines = json.linesOf(named.map(({ path }) => path));
  return {
    result: classified?.result ?? null,
    beside: classified?.beside ?? null,
    numbers: numbersOf(read.product ? [read.product.versions[0]!.facts.composition] : []),
    isJson: true,
    problems: named.map((finding, place) => ({ ...finding, file, line: lines[place]! })),
    hasMoreProblems: findings.length > named.length,
  };
}

const composition = ['versions', 0, 'facts', 'composition'] as const;

/** The result for a file that cannot be parsed. */
export const unclassifiable = (message: string, file: string, line: number | null = null): ReadClassified => ({
  result: null,
  beside: null,
  numbers: numbersOf([]),
  isJson: false,
  problems: [{ ...error([], message), file, line }],
  hasMoreProblems: false,
});

function check(value: unknown): { product: ReadProductFile | null; findings: Finding[] } {
  if (Array.isArray(value)) return { product: null, findings: [error([], 'must be one product, not a list')] };
  const parsed = parseProduct(value);
  if (parsed.data === null) return { product: null, findings: parsed.findings };
  const at = ['versions', 0, 'facts'];
  const { facts } = parsed.data.versions[0]!;
  return { product: parsed.data, findings: [...codeFindings(facts, at), ...inputFindings(facts, at)] };
}

/** What is wrong or open in the figures that a mixture is classified by; none of it keeps the result back, which may be too mild by it. */
const inputFindings = (facts: ReadProductFile['versions'][number]['facts'], at: Path): Finding[] =>
  facts.kind !== 'mixture'
    ? []
    : [...ingredientFindings(facts, at), ...contentFindings(facts, at)].map((finding) => ({
        ...finding,
        level: 'warning' as const,
      }));

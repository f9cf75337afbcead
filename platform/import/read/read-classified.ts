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
  tableExtras: Classified['tableExtras'];
  /** The CAS and EC numbers of its ingredients. */
  numbers: Numbers;
  isJson: boolean;
  problems: Problem[];
  hasMoreProblems: boolean;
}

/**
 * Reads a product file and classifies its newest version. The file need not be ready for import: only unreadable data is an error. Data that
 * the classification could not use, such as a limit that no rule reads, is a warning.
 * @param file name of the file in messages
 * @param lists the loaded lists with their entries for the ingredients; omitted: no list is loaded; null: only the numbers are
 *   read, and a product that can be parsed is neither checked nor classified
 */
export function readClassified(text: string, file: string, lists?: KnownLists | null): ReadClassified {
  let json: JsonText;
  try {
    json = readJson(text);
  } catch (reason) {
    if (!(reason instanceof JsonTextError)) throw reason;
    return unclassifiable(reason.message, file, reason.line);
  }
  const read = parseSingleProduct(json.value);
  const numbers = numbersOf(read.product ? [read.product.versions[0]!.facts.composition] : []);
  if (read.product && lists === null) return { ...unclassified, numbers };
  const characterWarnings = characterFindings(json.value).map((finding) => ({ ...finding, level: 'warning' as const }));
  const inputProblems = [...json.findings, ...read.findings, ...productFindings(read.product), ...characterWarnings];
  const isReadable = !inputProblems.some(isError);
  const classified = read.product && isReadable ? classifyProduct(read.product, lists ?? undefined) : null;
  const unused = (classified?.problems ?? []).map(({ index, text: message }) =>
    warning([...composition, ...(index === undefined ? [] : [index])], message),
  );
  const findings = [...inputProblems, ...unused];
  const reported = firstProblems(findings);
  const lines = json.linesOf(reported.map(({ path }) => path));
  return {
    result: classified?.result ?? null,
    tableExtras: classified?.tableExtras ?? null,
    numbers,
    isJson: true,
    problems: reported.map((finding, index) => ({ ...finding, file, line: lines[index]! })),
    hasMoreProblems: findings.length > reported.length,
  };
}

const composition = ['versions', 0, 'facts', 'composition'] as const;

const unclassified: ReadClassified = {
  result: null,
  tableExtras: null,
  numbers: numbersOf([]),
  isJson: true,
  problems: [],
  hasMoreProblems: false,
};

/** The result for a file that cannot be parsed. */
export const unclassifiable = (message: string, file: string, line: number | null = null): ReadClassified => ({
  ...unclassified,
  isJson: false,
  problems: [{ ...error([], message), file, line }],
});

function parseSingleProduct(value: unknown): { product: ReadProductFile | null; findings: Finding[] } {
  if (Array.isArray(value)) return { product: null, findings: [error([], 'must be one product, not a list')] };
  const parsed = parseProduct(value);
  return parsed.data === null ? { product: null, findings: parsed.findings } : { product: parsed.data, findings: [] };
}

function productFindings(product: ReadProductFile | null): Finding[] {
  if (!product) return [];
  const factsPath = ['versions', 0, 'facts'];
  const { facts } = product.versions[0]!;
  return [...codeFindings(facts, factsPath), ...inputFindings(facts, factsPath)];
}

/** Warnings about wrong or open figures of a mixture. They do not prevent a result, which may be too mild because of them. */
const inputFindings = (facts: ReadProductFile['versions'][number]['facts'], path: Path): Finding[] =>
  facts.kind !== 'mixture'
    ? []
    : [...ingredientFindings(facts, path), ...contentFindings(facts, path)].map((finding) => ({
        ...finding,
        level: 'warning' as const,
      }));

import { readSheets } from '../esdscom/read/from-esdscom.ts';
import { interfaceText, messageTexts, type Texts } from '../languages/messages.ts';
import type { LanguageCode } from '../languages/languages.ts';
import { pointerOf } from '../product/file-sections.ts';
import { error, type Finding, isError, type Problem } from '../product/findings.ts';
import { readTable } from '../product/read/csv.ts';
import { JsonTextError, readJson } from '../product/read/json-text.ts';

/** What products are read from, as text: a product file, data sheets in eSDScom XML, or a table. */
export type DraftSource =
  | { kind: 'file'; text: string }
  | { kind: 'esdscom'; files: { name: string; text: string }[] }
  | { kind: 'table'; text: string };

export interface SourceProblem {
  severity: 'error' | 'warning';
  /** Of several files the one with the problem; null: there is only one. */
  file: string | null;
  line: number | null;
  /** JSON pointer in the product file, or the column of a table; null: the whole. */
  field: string | null;
  message: string;
  /** Language of the message: the one that was asked for, or English. */
  language: LanguageCode;
}

export interface ConvertedFiles {
  /** Product files, which may be incomplete or wrong. */
  products: Json[];
  problems: SourceProblem[];
}

/**
 * Product files of what was sent. With an error in a table or a data sheet there is none.
 * @param language of the problems
 */
export function convertSource(source: DraftSource, language: LanguageCode): ConvertedFiles {
  const { files, problems } = readSource(source);
  const all = problems.map((problem) => sourceProblem(problem, language, source.kind === 'table'));
  return problems.some(isError) ? { products: [], problems: all } : { products: files, problems: all };
}

function readSource(source: DraftSource): { files: Json[]; problems: Problem[] } {
  if (source.kind === 'file') return readFile(source.text);
  const none = () => undefined;
  if (source.kind === 'table') {
    const { files, problems } = readTable(source.text, '', none, true);
    return { files: files.map(({ product }) => removeDefaults(product as Json)), problems };
  }
  // The text has been decoded: the byte order mark goes before the encoding that it declares.
  const encoded = (text: string) => new TextEncoder().encode(`\ufeff${text.replace(/^\ufeff/, '')}`);
  const inputs = source.files.map(({ name, text }) => ({ file: name, bytes: encoded(text) }));
  const { files, problems } = readSheets(inputs, none);
  return { files: files.map(({ product }) => product as Json), problems };
}

type Json = Record<string, unknown>;

/** What the table does not say is not known: neither that a product is no dangerous good, nor that it has no classification. */
function removeDefaults(product: Json): Json {
  const [version] = product.versions as [Json];
  const { transport, classification, ...facts } = version.facts as Json & { classification: unknown[] };
  const known = { ...(transport !== null && { transport }), ...(classification.length > 0 && { classification }) };
  return { ...product, versions: [{ ...version, facts: { ...facts, ...known } }] };
}

function readFile(text: string): { files: Json[]; problems: Problem[] } {
  const problem = (texts: Texts, line: number | null) => ({
    files: [],
    problems: [{ ...error([], texts), file: '', line }],
  });
  try {
    const { value, findings, linesOf } = readJson(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return problem(messageTexts('noProductFile'), 1);
    const lines = linesOf(findings.map(({ path }) => path));
    const problems = findings.map((finding, index) => ({ ...finding, file: '', line: lines[index]! }));
    return { files: [value as Json], problems };
  } catch (reason) {
    if (reason instanceof JsonTextError) return problem(reason.texts, reason.line);
    throw reason;
  }
}

/** A problem as the Studio shows it. The path of a table is that of a column. */
export function sourceProblem(
  { level, path, message, texts, ...location }: Finding & Partial<Pick<Problem, 'file' | 'line'>>,
  language: LanguageCode,
  isTable = false,
): SourceProblem {
  const field = isTable ? path.map(String).join('.') : pointerOf(path);
  return {
    severity: level,
    file: location.file || null,
    line: location.line ?? null,
    field: field || null,
    message: texts ? interfaceText(texts, language) : message,
    language: texts ? language : 'en',
  };
}

import { readSheets } from '../../esdscom/read/from-esdscom.ts';
import { error, isError, messageText, pathText, type Problem } from '../../product/findings.ts';
import { readTable } from './csv.ts';
import { JsonTextError, readJson } from './json-text.ts';

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
  message: string;
}

export interface ConvertedFiles {
  /** Product files, which may be incomplete or wrong. */
  products: Json[];
  problems: SourceProblem[];
}

/** Product files of what was sent. With an error in a table or a data sheet there is none. */
export function convertSource(source: DraftSource): ConvertedFiles {
  const { files, problems } = readSource(source);
  const all = problems.map(asSourceProblem);
  return problems.some(isError) ? { products: [], problems: all } : { products: files, problems: all };
}

function readSource(source: DraftSource): { files: Json[]; problems: Problem[] } {
  if (source.kind === 'file') return readFile(source.text);
  const none = () => undefined;
  if (source.kind === 'table') {
    const { files, problems } = readTable(source.text, '', none, true);
    return { files: files.map(({ product }) => withoutDefaults(product as Json)), problems };
  }
  const inputs = source.files.map(({ name, text }) => ({ file: name, bytes: new TextEncoder().encode(text) }));
  const { files, problems } = readSheets(inputs, none);
  return { files: files.map(({ product }) => product as Json), problems };
}

type Json = Record<string, unknown>;

/** What the table does not say is not known: neither that a product is no dangerous good, nor that it has no classification. */
function withoutDefaults(product: Json): Json {
  const [version] = product.versions as [Json];
  const { transport, classification, ...facts } = version.facts as Json & { classification: unknown[] };
  const known = { ...(transport !== null && { transport }), ...(classification.length > 0 && { classification }) };
  return { ...product, versions: [{ ...version, facts: { ...facts, ...known } }] };
}

function readFile(text: string): { files: Json[]; problems: Problem[] } {
  const problem = (message: string, line: number | null) => ({
    files: [],
    problems: [{ ...error([], message), file: '', line }],
  });
  try {
    const { value, findings, linesOf } = readJson(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return problem('must be one product file, an object', 1);
    const lines = linesOf(findings.map(({ path }) => path));
    const problems = findings.map((finding, place) => ({ ...finding, file: '', line: lines[place]! }));
    return { files: [value as Json], problems };
  } catch (reason) {
    if (reason instanceof JsonTextError) return problem(reason.message, reason.line);
    throw reason;
  }
}

const asSourceProblem = (problem: Problem): SourceProblem => ({
  severity: problem.level,
  file: problem.file || null,
  line: problem.line,
  message: [...(problem.path.length > 0 ? [pathText(problem.path)] : []), messageText(problem)].join(': '),
});

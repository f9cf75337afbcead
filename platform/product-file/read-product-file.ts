import type { ProductFacts } from '../store/facts.ts';
import { codeFindings } from './check-codes.ts';
import { contentFindings } from './check-contents.ts';
import { lawFindings } from './check-law.ts';
import { measuredFindings } from './check-measured.ts';
import { phraseFindings } from './check-phrases.ts';
import { wholeFindings } from './check-whole.ts';
import { deriveLabel } from './derive-label.ts';
import { JsonTextError, readJson } from './json-text.ts';
import { productFile, type ReadProductFile } from './product-file.ts';
import type { Finding, Path, Problem } from './problem.ts';
import { knownFields, schemaFindings } from './schema-findings.ts';

/** A product file as it is stored: with what it left out. */
export type CompleteProduct = Omit<ReadProductFile, 'versions'> & {
  versions: (Omit<ReadProductFile['versions'][number], 'facts'> & { facts: ProductFacts })[];
};

export interface ReadProduct {
  /** null where there are errors. */
  product: CompleteProduct | null;
  problems: Problem[];
  /** The line of a value of the file. */
  lineOf: (path: Path) => number | null;
}

/** Reads and checks a product file; `file` is how its messages call it. All that is wrong is found at once. */
export function readProductFile(text: string, file: string): ReadProduct {
  try {
    const { value, findings, lineOf } = readJson(text);
    const { product, findings: more } = checkProduct(value);
    const all = [...findings, ...more];
    return {
      product: all.some(({ level }) => level === 'error') ? null : product,
      problems: all
        .map((finding) => ({ ...finding, file, line: lineOf(finding.path) }))
        .sort((a, b) => a.line - b.line),
      lineOf,
    };
  } catch (reason) {
    if (!(reason instanceof JsonTextError)) throw reason;
    const { message, line } = reason;
    return { product: null, problems: [{ level: 'error', path: [], message, file, line }], lineOf: () => null };
  }
}

/** Checks a product that was read already. */
export function checkProduct(value: unknown): { product: CompleteProduct | null; findings: Finding[] } {
  const parsed = productFile.safeParse(value, { reportInput: true, error: knownFields });
  if (!parsed.success) return { product: null, findings: schemaFindings(parsed.error.issues) };
  const { data } = parsed;
  const findings = [
    ...data.versions.flatMap(({ facts }, place) => codeFindings(facts, ['versions', place, 'facts'])),
    ...newestFindings(data),
    ...wholeFindings(data),
  ];
  // Without a known classification nothing follows from it.
  if (findings.some(({ level }) => level === 'error')) return { product: null, findings };
  const product = {
    ...data,
    versions: data.versions.map((version) => ({ ...version, facts: deriveLabel(version.facts) })),
  };
  const law = lawFindings(product.versions[0]!.facts, ['versions', 0, 'facts']).filter((finding) => finding !== false);
  return { product, findings: [...findings, ...law] };
}

/** What only the newest version is asked for: an older one that was issued can't be written again. */
const newestFindings = ({ versions }: ReadProductFile): Finding[] => {
  const at = ['versions', 0, 'facts'];
  const { facts } = versions[0]!;
  return [...phraseFindings(facts, at), ...measuredFindings(facts, at), ...contentFindings(facts, at)];
};

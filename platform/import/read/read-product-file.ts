import type { ProductFacts } from '../../product/facts.ts';
import { codeFindings, phraseFindings } from '../check/check-codes.ts';
import { contentFindings } from '../check/check-contents.ts';
import { lawFindings } from '../check/check-law.ts';
import { measuredFindings } from '../../product/measured-values.ts';
import { wholeFindings } from '../check/check-whole.ts';
import { deriveLabel } from '../check/derive-label.ts';
import { type JsonText, JsonTextError, readJson } from './json-text.ts';
import { productFile, type ReadProductFile } from '../../product/product-file.ts';
import {
  error,
  type Finding,
  firstProblems,
  isError,
  maxProblems,
  type Path,
  type Problem,
} from '../../product/findings.ts';
import { knownFields, schemaFindings } from './schema-findings.ts';

/** A product file as it is stored: with what it left out. */
export type CompleteProduct = Omit<ReadProductFile, 'versions'> & {
  versions: (Omit<ReadProductFile['versions'][number], 'facts'> & { facts: ProductFacts })[];
};

export interface ReadProduct {
  /** null where there are errors. */
  product: CompleteProduct | null;
  /** At most `maxProblems`. */
  problems: Problem[];
  /** Are there more problems than those? */
  hasMoreProblems: boolean;
  /** The lines of the outer values of a product without errors, which the import may have something to say of. */
  lines: ReadonlyMap<string, number>;
}

/** Some hundred are usual. */
const maxValues = 20_000;

/** How deep the values stand whose lines are given: `versions[0].text`. */
const outerLevels = 3;

const lineKey = (path: Path) => path.map(String).join('\n');

/** The line of an outer value of a file; of another the line of what it stands in. */
export function lineIn({ lines }: Pick<ReadProduct, 'lines'>, path: Path): number | null {
  for (let length = path.length; length >= 0; length -= 1) {
    const line = lines.get(lineKey(path.slice(0, length)));
    if (line !== undefined) return line;
  }
  return null;
}

/** Reads and checks a product file; `file` is how its messages call it. */
export function readProductFile(text: string, file: string): ReadProduct {
  try {
    const [read] = readProducts(readJson(text), [{ at: [], file }]) as [ReadProduct];
    return { ...read, problems: read.problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) };
  } catch (reason) {
    if (!(reason instanceof JsonTextError)) throw reason;
    return unreadable(reason.message, file, reason.line);
  }
}

/** A file that holds no product at all. */
export const unreadable = (message: string, file: string, line: number | null = null): ReadProduct => ({
  product: null,
  problems: [{ ...error([], message), file, line }],
  hasMoreProblems: false,
  lines: new Map(),
});

/** Where a product stands in a text of JSON, and how messages call it. */
export interface ProductPlace {
  at: Path;
  file: string;
}

/**
 * Products of a text of JSON, until there are more than `maxProblems` errors.
 * @param more what else is wrong with a product
 */
export function readProducts(
  { value, findings, linesOf }: JsonText,
  places: readonly ProductPlace[],
  more: (product: CompleteProduct) => Finding[] = () => [],
): ReadProduct[] {
  const checked: ReturnType<typeof checkPlace>[] = [];
  let errors = 0;
  for (const place of places) {
    if (errors > maxProblems) break;
    checked.push(checkPlace(place));
    errors += checked.at(-1)!.named.filter(isError).length;
  }
  // At once: to find a line, all before it is passed over.
  const lines = linesOf(
    checked.flatMap(({ at, named, outer }) =>
      [...named.map(({ path }) => path), ...outer].map((path) => [...at, ...path]),
    ),
  );
  return checked.map(({ file, product, named, outer, count }) => {
    const own = lines.splice(0, named.length + outer.length);
    return {
      product,
      problems: named.map((finding, index) => ({ ...finding, file, line: own[index]! })),
      hasMoreProblems: count > named.length,
      lines: new Map(outer.map((path, index) => [lineKey(path), own[named.length + index]!])),
    };
  });

  function checkPlace({ at, file }: ProductPlace) {
    const own = at.reduce<unknown>((outer, part) => (outer as Record<PropertyKey, unknown>)[part], value);
    const { product, findings: ofProduct } = checkProduct(own);
    const ofText = findings
      .filter(({ path }) => at.every((part, index) => path[index] === part))
      .map((finding) => ({ ...finding, path: finding.path.slice(at.length) }));
    const all = [...ofText, ...ofProduct, ...(product ? more(product) : [])];
    const isRight = product !== null && !all.some(isError);
    return {
      at,
      file,
      product: isRight ? product : null,
      named: firstProblems(all),
      count: all.length,
      outer: isRight ? outerPaths(own, outerLevels) : [],
    };
  }
}

/** The places of a value and of those in it, down to a level. */
function outerPaths(value: unknown, levels: number, at: Path = []): Path[] {
  if (levels === 0 || typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => outerPaths(inner, levels - 1, [...at, key]))];
}

/** How many values a value holds, those in its values too. */
const valueCount = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, inner) => sum + valueCount(inner), 1)
    : 1;

/** Checks a product that was read already. */
export function checkProduct(value: unknown): { product: CompleteProduct | null; findings: Finding[] } {
  if (valueCount(value) > maxValues)
    return {
      product: null,
      findings: [error([], `has more than ${maxValues.toLocaleString('en')} values, the limit of a product`)],
    };
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

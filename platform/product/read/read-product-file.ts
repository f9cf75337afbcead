import type { ProductFacts } from '../facts.ts';
import { characterFindings } from '../check/check-characters.ts';
import { codeFindings, phraseFindings } from '../check/check-codes.ts';
import { contentFindings, ingredientFindings } from '../check/check-ingredients.ts';
import { unknownClassification } from '../check/check-knowledge.ts';
import { lawFindings, overrideFindings } from '../check/check-law.ts';
import { contradictionFindings } from '../check/contradictions/find-contradictions.ts';
import { measuredFindings } from '../measured-values.ts';
import { wholeFindings } from '../check/check-whole.ts';
import { messageTexts } from '../../languages/messages.ts';
import { type JsonText, JsonTextError, readJson } from './json-text.ts';
import { productFile, type ReadProductFile } from '../product-file.ts';
import {
  error,
  type Finding,
  firstProblems,
  isError,
  isSettled,
  maxProblems,
  type Path,
  type Problem,
} from '../findings.ts';
import { settleFindings } from '../check/settled-findings.ts';
import { knownFields, schemaFindings } from './schema-findings.ts';
import { precautionsOf } from '../../law/label/class-precautions.ts';
import {
  combineStatements,
  labelHazardStatements,
  labelPictograms,
  labelSignalWord,
} from '../../law/label/precedence.ts';
import { choosePrecautions } from '../../law/label/precautions.ts';
import { ingredientPlaces, mixtureOf } from '../mixture.ts';
import { listIn, organsIn, precautionCaseOf, targetOrgans } from '../statement-choices.ts';
import { classify } from '../../law/classification/classify.ts';
import type { Derived } from '../../law/classification/model/model.ts';
import type { Localised } from '../../languages/languages.ts';

/** A product file with the derived classification and label elements. */
export type CompleteProduct = Omit<ReadProductFile, 'versions'> & {
  versions: (Omit<ReadProductFile['versions'][number], 'facts'> & { facts: ProductFacts })[];
};

export interface ReadProduct {
  /** null: there are errors. */
  product: CompleteProduct | null;
  /** At most `maxProblems`. */
  problems: Problem[];
  /** Whether there are further problems. */
  hasMoreProblems: boolean;
  /** Lines of the outer values of a valid product, for findings of the import. */
  lines: ReadonlyMap<string, number>;
}

/** Maximum number of values of a product; some hundred are usual. */
const maxValues = 20_000;

/** Maximum depth of the values whose lines are recorded: `versions[0].text`. */
const outerLevels = 3;

const lineKey = (path: Path) => path.map(String).join('\n');

/** The line of an outer value of a file; for an inner value the line of the outer value that contains it. */
export function lineIn({ lines }: Pick<ReadProduct, 'lines'>, path: Path): number | null {
  for (let length = path.length; length >= 0; length -= 1) {
    const line = lines.get(lineKey(path.slice(0, length)));
    if (line !== undefined) return line;
  }
  return null;
}

/** A finding with its file and its lines. */
export const toProblem = (read: Pick<ReadProduct, 'lines'>, file: string, finding: Finding): Problem => ({
  ...finding,
  file,
  line: lineIn(read, finding.path),
  ...(finding.related && { relatedLine: lineIn(read, finding.related) }),
});

/** Parses and validates a product file; `file` is its name in messages. */
export function readProductFile(text: string, file: string): ReadProduct {
  try {
    const [read] = readProducts(readJson(text), [{ path: [], file }]) as [ReadProduct];
    return { ...read, problems: read.problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) };
  } catch (reason) {
    if (!(reason instanceof JsonTextError)) throw reason;
    return unreadable(reason.message, file, reason.line);
  }
}

/** The result for a file that cannot be parsed. */
export const unreadable = (message: string, file: string, line: number | null = null): ReadProduct => ({
  product: null,
  problems: [{ ...error([], message), file, line }],
  hasMoreProblems: false,
  lines: new Map(),
});

/** The path of a product in a JSON text, and its name in messages. */
interface ProductLocation {
  path: Path;
  file: string;
}

/**
 * Reads the products of a JSON text, until there are more than `maxProblems` errors.
 * @param checkFurther returns further findings about a valid product
 */
export function readProducts(
  { value, findings, linesOf }: JsonText,
  locations: readonly ProductLocation[],
  checkFurther: (product: CompleteProduct) => Finding[] = () => [],
): ReadProduct[] {
  const checked: ReturnType<typeof checkLocation>[] = [];
  let errors = 0;
  for (const location of locations) {
    if (errors > maxProblems) break;
    checked.push(checkLocation(location));
    errors += checked.at(-1)!.named.filter(isError).length;
  }
  // In one call, since finding a line scans the text before it.
  const lines = linesOf(
    checked.flatMap(({ base, named, outer }) =>
      [...named.map(({ path }) => path), ...outer, ...relatedPaths(named)].map((path) => [...base, ...path]),
    ),
  );
  return checked.map(({ file, product, named, outer, count }) => {
    const fileLines = lines.splice(0, named.length + outer.length);
    const relatedLines = lines.splice(0, relatedPaths(named).length);
    return {
      product,
      problems: named.map((finding, index) => ({
        ...finding,
        file,
        line: fileLines[index]!,
        ...(finding.related && { relatedLine: relatedLines.shift()! }),
      })),
      hasMoreProblems: count > named.length,
      lines: new Map(outer.map((path, index) => [lineKey(path), fileLines[named.length + index]!])),
    };
  });

  function checkLocation({ path: base, file }: ProductLocation) {
    const productValue = base.reduce<unknown>((outer, part) => (outer as Record<PropertyKey, unknown>)[part], value);
    const { product, findings: productFindings } = checkProduct(productValue);
    const textFindings = findings
      .filter(({ path }) => base.every((part, index) => path[index] === part))
      .map((finding) => ({ ...finding, path: finding.path.slice(base.length) }));
    const all = [...textFindings, ...productFindings, ...(product ? checkFurther(product) : [])].filter(
      (finding) => !isSettled(finding),
    );
    const isValid = product !== null && !all.some(isError);
    return {
      base,
      file,
      product: isValid ? product : null,
      named: firstProblems(all),
      count: all.length,
      outer: isValid ? outerPaths(productValue, outerLevels) : [],
    };
  }
}

const relatedPaths = (findings: readonly Finding[]): Path[] =>
  findings.flatMap(({ related }) => (related ? [related] : []));

/** The paths of a value and of the values in it, down to a level. */
function outerPaths(value: unknown, levels: number, path: Path = []): Path[] {
  if (levels === 0 || typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => outerPaths(inner, levels - 1, [...path, key]))];
}

/** The number of values in a value, itself included. */
const countValues = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, inner) => sum + countValues(inner), 1)
    : 1;

/** A product in the form of the schema, or the findings for which it is none. */
export function parseProduct(value: unknown): { data: ReadProductFile } | { data: null; findings: Finding[] } {
  if (countValues(value) > maxValues)
    return {
      data: null,
      findings: [error([], messageTexts('tooManyValues', { limit: maxValues.toLocaleString('en') }))],
    };
  const parsed = productFile.safeParse(value, { reportInput: true, error: knownFields });
  return parsed.success ? { data: parsed.data } : { data: null, findings: schemaFindings(parsed.error.issues) };
}

/** Validates a parsed product. */
export function checkProduct(value: unknown): { product: CompleteProduct | null; findings: Finding[] } {
  const parsed = parseProduct(value);
  const characterProblems = characterFindings(value);
  if (parsed.data === null) return { product: null, findings: [...parsed.findings, ...characterProblems] };
  const { data } = parsed;
  const findings = [...fileFindings(data), ...characterProblems];
  // Nothing can be derived from an invalid classification.
  if (findings.some(({ level }) => level === 'error')) return { product: null, findings };
  const product = completeProduct(data);
  const law = derivedFindings(product);
  return {
    product: law.some(isError) ? null : product,
    findings: settleFindings([...findings, ...law], value, { product: data.settledFindings ?? [] }),
  };
}

/** Findings about the contents of a file. */
export const fileFindings = (data: ReadProductFile): Finding[] => [
  ...data.versions.flatMap(({ facts }, index) => codeFindings(facts, ['versions', index, 'facts'])),
  ...newestFindings(data),
  ...wholeFindings(data),
];

/** The product with the derived facts of a valid file. @throws UnknownCategoryError */
export const completeProduct = (data: ReadProductFile): CompleteProduct => ({
  ...data,
  versions: data.versions.map((version) => ({ ...version, facts: completeFacts(version.facts) })),
});

/** Findings about a product with its derived facts. */
export function derivedFindings({ state, versions, tdsVersions }: CompleteProduct): Finding[] {
  const isPublished = state === 'published';
  const { facts } = versions[0]!;
  const base = ['versions', 0, 'facts'];
  return [
    ...lawFindings(facts, base, { isPublished }).filter((finding) => finding !== false),
    ...contradictionFindings({ facts, tds: tdsVersions[0]?.facts ?? null }, base, isPublished),
  ];
}

/** Findings about the newest version only, since older issued versions cannot be changed. */
const newestFindings = ({ versions, state }: ReadProductFile): Finding[] => {
  const base = ['versions', 0, 'facts'];
  const { facts } = versions[0]!;
  return [
    ...phraseFindings(facts, base),
    ...measuredFindings(facts, base),
    ...contentFindings(facts, base),
    ...ingredientFindings(facts, base, { isPublished: state === 'published' }),
    ...overrideFindings(facts, base),
    ...unknownClassification(facts, base, state === 'published'),
  ];
};

type FactsInFile = ReadProductFile['versions'][number]['facts'];

/**
 * Derives the facts that the file omits. For a mixture: the classification from the composition (CLP Art. 9(1), Annex I), with supplemental
 * statements (Annex II) and the names on the label (Art. 18(3)(b)). For all products: the label elements that follow from the
 * classification, CLP Art. 19 and 26 (pictograms), 20 (signal word), 21 and 27 (hazard statements), 22 and 28 (precautionary statements).
 * @throws UnknownCategoryError
 */
export function completeFacts({ label, ...fileFacts }: FactsInFile): ProductFacts {
  // Nothing is derived from the composition if the file has all that follows from it.
  const isWhole = fileFacts.classification && label.euh && label.contains;
  const derived = fileFacts.kind === 'mixture' && !isWhole ? classify(mixtureOf(fileFacts)) : null;
  const classification = fileFacts.classification ?? (derived ? entriesOf(derived, fileFacts.composition) : []);
  const facts = { ...fileFacts, classification };
  const h = label.h ?? combineStatements(labelHazardStatements(classification));
  // Statements of the classes of (EU) 2023/707 are already hazard statements.
  const supplemental = derived?.supplemental.map(({ code }) => code).filter((code) => !h.includes(code));
  const euh = label.euh ?? supplemental ?? [];
  return {
    ...facts,
    statementPlaces: {
      ...(derived && !label.euh && sensitisersOf(derived, fileFacts.composition)),
      ...fileFacts.statementPlaces,
    },
    label: {
      ...label,
      signalWord: label.signalWord === undefined ? labelSignalWord(classification) : label.signalWord,
      pictograms: label.pictograms ?? labelPictograms(classification),
      h,
      euh,
      p:
        label.p ??
        choosePrecautions(precautionsOf(classification, facts.audience), precautionCaseOf(facts, { h, euh })).selected,
      contains: label.contains ?? localisedNames(derived?.labelNames ?? [], fileFacts.composition),
    },
  };
}

type Places = ProductFacts['statementPlaces'];

/** EUH208 names the sensitisers (CLP Annex II 2.8). */
function sensitisersOf({ supplemental }: Derived, composition: FactsInFile['composition']): Places {
  const names = supplemental.find(({ code }) => code === 'EUH208')?.names ?? [];
  return names.length > 0 ? { EUH208: { substance: listIn(localisedNames(names, composition)) } } : {};
}

/** The derived classes as entries of section 2.1; Acute Tox. 3 by two routes has two entries, as in a file. */
function entriesOf(
  { verdicts }: Pick<Derived, 'verdicts'>,
  composition: FactsInFile['composition'],
): ProductFacts['classification'] {
  return verdicts.flatMap((verdict) => {
    if (verdict.kind !== 'classified') return [];
    const { category, h } = verdict;
    const detail = targetOrgans.test(category)
      ? organsIn(verdict, composition)
      : composition
          .flatMap(({ classification }) => classification)
          .find((entry) => entry.detail && h.some((code) => entry.h.includes(code)))?.detail;
    return [{ category, h: [...h], ...(detail && { detail }) }];
  });
}

/** Names of ingredients in all languages that they have. */
function localisedNames(names: readonly string[], composition: FactsInFile['composition']): Localised[] {
  const places = ingredientPlaces(composition);
  return names.map((name) => composition[places.get(name) ?? -1]?.name ?? { en: name });
}

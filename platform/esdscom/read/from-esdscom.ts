import { z } from 'zod';
import type { StandardPhrase } from '../../languages/en/sheet.ts';
import type { LanguageCode, Localised } from '../../languages/languages.ts';
import { messageTexts } from '../../languages/messages.ts';
import type { ProductFactsInput } from '../../product/facts.ts';
import { type CarriedProduct, readExtension } from './extension.ts';
import { FeedError, type FeedSheet, mergeLanguages, readFeed, updateValue } from './feed.ts';
import { lineOf, type ReadFacts, readFacts, derivedPhrases } from './facts.ts';
import { type Identity, readIdentity } from './identification.ts';
import { type Leaf, leavesOf } from './part.ts';
import { error, type Finding, type Path, type Problem, warning } from '../../product/findings.ts';
import { hasOtherCode, notAProductFile, productFileName } from '../../product/product-file.ts';

type Facts = Partial<ProductFactsInput>;

/** A data sheet of a file in one language. */
interface Sheet extends ReadFacts {
  file: string;
  lang: LanguageCode;
  identity: Identity;
  elements: FeedSheet['sheets'][number];
  /** The product of the sheet's extension; undefined without a usable one. */
  carried: CarriedProduct | undefined;
  /** Whether the facts are those of the extension, so that the elements have nothing to add. */
  isRestored: boolean;
}

/** A data sheet of a file, kept to find what was not read. */
interface Source {
  file: string;
  feedSheet: FeedSheet;
  sheets: Sheet[];
}

export interface ReadSheets {
  /** Product files by their names, `AC-1.json`. */
  files: { name: string; product: object }[];
  /** With errors no file may be written. Warnings report texts that no field of a product file can hold. */
  problems: Problem[];
}

/**
 * Converts safety data sheets in eSDScom XML 5.6 to product files. Sheets of one product in several languages become one file.
 * `findExisting` returns the product file of a name, if any, which is updated with the values of the sheets.
 */
export function readSheets(
  inputs: readonly { file: string; bytes: Uint8Array }[],
  findExisting: (name: string) => unknown,
): ReadSheets {
  const problems: Problem[] = [];
  const sources = inputs.flatMap(({ file, bytes }) => {
    try {
      return readFeed(bytes).flatMap((feedSheet) => readSource(file, feedSheet, problems) ?? []);
    } catch (reason) {
      if (!(reason instanceof FeedError)) throw reason;
      problems.push({ ...error([], reason.texts), file, line: reason.line });
      return [];
    }
  });
  const files: ReadSheets['files'] = [];
  for (const [code, productSheets] of groupBy(
    sources.flatMap(({ sheets }) => sheets),
    ({ identity }) => identity.code,
  )) {
    const name = productFileName(code);
    const existing = findExisting(name);
    const [first] = productSheets as [Sheet, ...Sheet[]];
    const report = (finding: Finding, file = first.file) => problems.push({ ...finding, file, line: null });
    if (files.some((file) => file.name === name) || hasOtherCode(existing, code))
      report(error([], messageTexts('feed.sameName', { code, name })));
    readAllFacts(productSheets);
    const merged = mergeSheets(productSheets, report);
    const product = updateFile(existing, merged, report);
    if (product) files.push({ name, product });
    productSheets.forEach((sheet) => Object.assign(sheet, { facts: merged.facts }));
  }
  sources.forEach((source) => problems.push(...unreadProblems(source)));
  return { files, problems };
}

function readSource(file: string, feedSheet: FeedSheet, problems: Problem[]): Source | null {
  const { node } = feedSheet;
  const report = (finding: Finding) => problems.push({ ...finding, file, line: node.line });
  const found = readExtension(
    node,
    feedSheet.sheets.map(({ lang }) => lang),
  );
  if (found === 'unusable') report(warning([], messageTexts('feed.changedSheet')));
  const carried = found === null || found === 'unusable' ? undefined : found;
  const sheets = feedSheet.sheets.flatMap((sheet): Sheet[] => {
    const identity = carried ?? readIdentity(sheet);
    if (!identity) return [];
    return [{ file, lang: sheet.lang, identity, elements: sheet, carried, isRestored: false, facts: {}, lines: {} }];
  });
  if (sheets.length > 0) return { file, feedSheet, sheets };
  report(error([], messageTexts('feed.noCode')));
  return null;
}

/** Reads the facts of the sheets of a product: from their extensions if each has one, since they do not match the elements of another. */
function readAllFacts(sheets: readonly Sheet[]): void {
  const isRestored = sheets.every(({ carried }) => carried !== undefined);
  for (const sheet of sheets)
    Object.assign(sheet, isRestored ? { facts: sheet.carried?.facts, isRestored } : readFacts(sheet.elements));
}

type MergedSheets = Identity & { facts: Facts; languages: LanguageCode[] };

/** Merges the sheets of one product. */
function mergeSheets(sheets: readonly Sheet[], report: (finding: Finding, file: string) => void): MergedSheets {
  let all: unknown;
  sheets.forEach(({ file, lang, identity, facts }, index) => {
    const duplicate = sheets.slice(0, index).find((sheet) => sheet.lang === lang);
    if (duplicate)
      return report(
        error([], messageTexts('feed.sameSheet', { code: identity.code, language: lang, file: duplicate.file })),
        file,
      );
    const findings: Finding[] = [];
    all = mergeLanguages(all, { ...identity, facts }, findings);
    findings.forEach(({ path, ...finding }) => report({ ...finding, path: productFilePath(path) }, file));
  });
  const { facts, ...identity } = all as Identity & { facts: Facts };
  return { ...identity, facts: { ...facts, ...phrasesAndTexts(sheets) }, languages: sheets.map(({ lang }) => lang) };
}

/** Converts the path of a value in a sheet to its path in the product file. */
const productFilePath = (path: Path): Path => {
  const [first, ...rest] = path;
  if (first === 'facts') return ['versions', 0, ...path];
  return first === 'version' ? ['versions', 0, ...rest] : path;
};

/** A line that is a standard phrase in every sheet becomes that phrase; any other becomes text of its language. */
function phrasesAndTexts(sheets: readonly Sheet[]): Pick<Facts, 'phrases' | 'texts'> {
  const slots = [...new Set(sheets.flatMap(({ lines }) => Object.keys(lines)))] as (keyof ReadFacts['lines'])[];
  const phrases: Record<string, StandardPhrase[]> = {};
  const texts: Record<string, Localised> = {};
  for (const slot of slots) {
    const linesByLanguage = sheets.map(({ lang, lines }) => ({ lang, lines: lines[slot] ?? [] }));
    const [first] = linesByLanguage;
    const keys = [...new Set(first!.lines.flatMap(({ key }) => key ?? []))].filter((key) =>
      linesByLanguage.every(({ lines }) => lines.some((line) => line.key === key)),
    );
    if (keys.length > 0) phrases[slot] = keys;
    for (const { lang, lines } of linesByLanguage) {
      const textLines = lines.filter(({ key }) => !key || !keys.includes(key)).map(({ text }) => text);
      if (textLines.length > 0) texts[slot] = { ...texts[slot], [lang]: paragraphOf(textLines) };
    }
  }
  return {
    ...(Object.keys(phrases).length > 0 && { phrases }),
    ...(Object.keys(texts).length > 0 && { texts }),
  };
}

/** Joins lines: sentences with a space, others with a semicolon. A long text comes in parts of about 1,000 characters. */
const paragraphOf = (lines: readonly string[]): string =>
  lines
    .map((line, index) => {
      const previous = lines[index - 1];
      if (previous === undefined) return line;
      return /[.!?:;]$/.test(previous) || previous.length > 900 ? ` ${line}` : `; ${line}`;
    })
    .join('');

/** The parts of an existing product file that the sheets update. */
const existingFile = z.looseObject({
  languages: z.looseObject({ sds: z.array(z.string()) }),
  versions: z.array(z.looseObject({ text: z.string(), created: z.string(), facts: z.looseObject({}) })).min(1),
});

/** Updates a product file with the sheets; a new version comes before the others. Null after an error was reported. */
function updateFile(existing: unknown, merged: MergedSheets, report: (finding: Finding) => void): object | null {
  const { version, facts, languages, ...identity } = merged;
  if (existing === undefined) {
    return {
      ...identity,
      documents: { tds: false },
      languages: { sds: languages, tds: [] },
      versions: [{ ...version, facts }],
    };
  }
  const read = existingFile.safeParse(existing);
  if (!read.success) {
    report(error([], notAProductFile));
    return null;
  }
  const file = read.data;
  const [top, ...older] = file.versions as [(typeof file.versions)[number], ...typeof file.versions];
  const isSame = version.text === undefined || version.text === top.text;
  if (!isSame && version.created !== undefined && version.created < top.created) {
    report(
      error(
        [],
        `version ${version.text} of ${version.created} is older than ${top.text} of ${top.created} in the product file`,
      ),
    );
    return null;
  }
  // `changes` describes the previous version and is not kept for a new one.
  const unchanged = { ...top.facts, changes: undefined };
  const versions = isSame
    ? [updateValue(top, { ...version, facts }), ...older]
    : [{ ...version, facts: updateValue(unchanged, facts) }, ...file.versions];
  const sds = [...new Set([...file.languages.sds, ...languages])];
  return { ...(updateValue(file, identity) as object), languages: { ...file.languages, sds }, versions };
}

const sectionNumbers = new Map(
  [
    ['IdentificationSubstPrep', 'HazardIdentification', 'Composition', 'FirstAidMeasures', 'FireFightingMeasures'],
    ['AccidentalReleaseMeasures', 'HandlingAndStorage', 'ExposureControlPersonalProtection'],
    ['PhysicalChemicalProperties', 'StabilityReactivity', 'ToxicologicalInformation', 'EcologicalInformation'],
    ['DisposalConsiderations', 'TransportInformation', 'RegulatoryInformation', 'OtherInformation'],
  ]
    .flat()
    .map((name, index) => [name, messageTexts('feed.section', { number: index + 1 })]),
);

/** Maximum number of unread texts that are shown for a section. */
const maxShown = 3;

/** A warning for each section of a sheet with texts that were not read and do not follow from the product file. */
function unreadProblems({ file, feedSheet: { node, read }, sheets }: Source): Problem[] {
  if (sheets.every(({ isRestored }) => isRestored)) return [];
  const leaves = leavesOf(node);
  const readCounts = counts(leaves.filter((leaf) => read.has(leaf.node)).map(lineOfLeaf));
  const derivedCounts = sheets.map(({ facts, lang, identity }) =>
    counts(derivedPhrases(facts, lang, identity.version.created)),
  );
  const unreadLeaves = leaves.filter((leaf) => {
    if (read.has(leaf.node)) return false;
    // The export may write a text several times; texts that were read count first.
    const line = lineOfLeaf(leaf);
    const count = (readCounts.get(line) ?? 0) + 1;
    readCounts.set(line, count);
    return derivedCounts.every((lines) => (lines.get(line) ?? 0) < count);
  });
  return [...groupBy(unreadLeaves, ({ path }) => path.split('/')[0]!)].map(([section, sectionLeaves]) => {
    const examples = sectionLeaves
      .slice(0, maxShown)
      .map((leaf) => `${leaf.path.slice(section.length + 1)} '${shortened(leaf.node.text)}'`);
    const count = sectionLeaves.length;
    const fields = examples.join(', ');
    const message = messageTexts('feed.noPlace', {
      section: sectionNumbers.get(section) ?? section,
      texts: count === 1 ? messageTexts('feed.aText') : messageTexts('feed.texts', { count }),
      examples: count > maxShown ? messageTexts('andMore', { fields, count: count - maxShown }) : fields,
    });
    return { ...warning([], message), file, line: sectionLeaves[0]!.node.line };
  });
}

const lineOfLeaf = ({ path, node }: Leaf) => lineOf({ path, text: node.text });

function counts(texts: readonly string[]): Map<string, number> {
  const occurrences = new Map<string, number>();
  for (const text of texts) occurrences.set(text, (occurrences.get(text) ?? 0) + 1);
  return occurrences;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

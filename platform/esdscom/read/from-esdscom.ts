import { z } from 'zod';
import type { StandardPhrase } from '../../phrases/en.ts';
import type { LanguageCode, Localised } from '../../phrases/languages.ts';
import type { ProductFactsInput } from '../../product/facts.ts';
import { type FeedSheet, readFeed, setIn, together } from './feed.ts';
import { lineOf, type ReadFacts, readFacts, derivedPhrases } from './facts.ts';
import { type Identity, readIdentity } from './identification.ts';
import { leavesOf } from './part.ts';
import { XmlError } from '../../runtime/xml-tree.ts';
import { error, type Finding, type Problem, warning } from '../../product/findings.ts';

type Facts = Partial<ProductFactsInput>;

/** A data sheet of a file in one language. */
interface Sheet extends ReadFacts {
  file: string;
  lang: LanguageCode;
  identity: Identity;
}

/** A data sheet of a file, to see what of it was not read. */
interface Source {
  file: string;
  feedSheet: FeedSheet;
  sheets: Sheet[];
}

export interface ReadSheets {
  /** Product files by their names, `AC-1.json`. */
  files: { name: string; product: object }[];
  /** With errors no file is to be written. Warnings say what has no place in a product file. */
  problems: Problem[];
}

/**
 * Makes product files of safety data sheets as eSDScom XML 5.6. Sheets of one product in several languages become one file.
 * `known` gives the product file of a name where there is one: what the sheets say is set in it, all else stays.
 */
export function readSheets(
  inputs: readonly { file: string; bytes: Uint8Array }[],
  known: (name: string) => unknown,
): ReadSheets {
  const problems: Problem[] = [];
  const sources = inputs.flatMap(({ file, bytes }) => {
    try {
      return readFeed(bytes).flatMap((feedSheet) => readSource(file, feedSheet, problems) ?? []);
    } catch (reason) {
      if (!(reason instanceof XmlError)) throw reason;
      problems.push({ ...error([], reason.message), file, line: reason.line });
      return [];
    }
  });
  const files: ReadSheets['files'] = [];
  for (const [code, own] of grouped(
    sources.flatMap(({ sheets }) => sheets),
    ({ identity }) => identity.code,
  )) {
    const name = `${code.replace(/[^\w.-]/g, '-')}.json`;
    const [first] = own as [Sheet, ...Sheet[]];
    const say = (finding: Finding, file = first.file) => problems.push({ ...finding, file, line: null });
    if (files.some((file) => file.name === name)) say(error([], `'${code}' and another product would both be ${name}`));
    const made = joined(own, say);
    const product = intoKnown(known(name), made, say);
    if (product) files.push({ name, product });
    own.forEach((sheet) => Object.assign(sheet, { facts: made.facts }));
  }
  sources.forEach((source) => problems.push(...unread(source)));
  return { files, problems };
}

function readSource(file: string, feedSheet: FeedSheet, problems: Problem[]): Source | null {
  const sheets = feedSheet.sheets.flatMap((sheet): Sheet[] => {
    const identity = readIdentity(sheet);
    return identity ? [{ file, lang: sheet.lang, identity, ...readFacts(sheet) }] : [];
  });
  if (sheets.length > 0) return { file, feedSheet, sheets };
  const finding = error([], 'has no ProductNoUser: it would be the code of the product');
  problems.push({ ...finding, file, line: feedSheet.node.line });
  return null;
}

type Said = Identity & { facts: Facts; languages: LanguageCode[] };

/** What the sheets of one product say. */
function joined(sheets: readonly Sheet[], say: (finding: Finding, file: string) => void): Said {
  let all: unknown;
  sheets.forEach(({ file, lang, identity, facts }, place) => {
    const before = sheets.slice(0, place).find((one) => one.lang === lang);
    if (before)
      return say(error([], `${identity.code} in '${lang}' stands in ${before.file} too; one sheet at a time`), file);
    const findings: Finding[] = [];
    all = together(all, { ...identity, facts }, findings);
    findings.forEach((finding) => say(finding, file));
  });
  const { facts, ...identity } = all as Identity & { facts: Facts };
  return { ...identity, facts: { ...facts, ...phrasesAndTexts(sheets) }, languages: sheets.map(({ lang }) => lang) };
}

/** A line that is a standard phrase in every sheet is that phrase; any other is text of its language. */
function phrasesAndTexts(sheets: readonly Sheet[]): Pick<Facts, 'phrases' | 'texts'> {
  const slots = [...new Set(sheets.flatMap(({ lines }) => Object.keys(lines)))] as (keyof ReadFacts['lines'])[];
  const phrases: Record<string, StandardPhrase[]> = {};
  const texts: Record<string, Localised> = {};
  for (const slot of slots) {
    const ofSlot = sheets.map(({ lang, lines }) => ({ lang, lines: lines[slot] ?? [] }));
    const [first] = ofSlot;
    const keys = [...new Set(first!.lines.flatMap(({ key }) => key ?? []))].filter((key) =>
      ofSlot.every(({ lines }) => lines.some((line) => line.key === key)),
    );
    if (keys.length > 0) phrases[slot] = keys;
    for (const { lang, lines } of ofSlot) {
      const own = lines.filter(({ key }) => !key || !keys.includes(key)).map(({ text }) => text);
      if (own.length > 0) texts[slot] = { ...texts[slot], [lang]: paragraphOf(own) };
    }
  }
  return {
    ...(Object.keys(phrases).length > 0 && { phrases }),
    ...(Object.keys(texts).length > 0 && { texts }),
  };
}

/** Sentences one after another; what is no sentence ends with a semicolon. A long text comes in parts of about 1,000 characters. */
const paragraphOf = (lines: readonly string[]): string =>
  lines
    .map((line, place) => {
      const before = lines[place - 1];
      if (before === undefined) return line;
      return /[.!?:;]$/.test(before) || before.length > 900 ? ` ${line}` : `; ${line}`;
    })
    .join('');

/** What of a product file the sheets are set in. */
const existingFile = z.looseObject({
  languages: z.looseObject({ sds: z.array(z.string()) }),
  versions: z.array(z.looseObject({ text: z.string(), created: z.string(), facts: z.looseObject({}) })).min(1),
});

/** The file with what the sheets say; a version that it does not have stands on top of the others. */
function intoKnown(known: unknown, made: Said, say: (finding: Finding) => void): object | null {
  const { version, facts, languages, ...identity } = made;
  if (known === undefined) {
    return {
      ...identity,
      documents: { tds: false },
      languages: { sds: languages, tds: [] },
      versions: [{ ...version, facts }],
    };
  }
  const read = existingFile.safeParse(known);
  if (!read.success) {
    say(error([], 'the folder has a file of this name that is no product file'));
    return null;
  }
  const file = read.data;
  const [top, ...older] = file.versions as [(typeof file.versions)[number], ...typeof file.versions];
  const isSame = version.text === undefined || version.text === top.text;
  if (!isSame && version.created !== undefined && version.created < top.created) {
    say(
      error(
        [],
        `version ${version.text} of ${version.created} is older than ${top.text} of ${top.created} in the product file`,
      ),
    );
    return null;
  }
  // What changed is said of the version before; the number of a version is its own.
  const unchanged = { ...top.facts, changes: undefined };
  const versions = isSame
    ? [setIn(top, { ...version, facts }), ...older]
    : [{ ...version, facts: setIn(unchanged, facts) }, ...file.versions];
  const sds = [...new Set([...file.languages.sds, ...languages])];
  return { ...(setIn(file, identity) as object), languages: { ...file.languages, sds }, versions };
}

const sectionNumbers = new Map(
  [
    ['IdentificationSubstPrep', 'HazardIdentification', 'Composition', 'FirstAidMeasures', 'FireFightingMeasures'],
    ['AccidentalReleaseMeasures', 'HandlingAndStorage', 'ExposureControlPersonalProtection'],
    ['PhysicalChemicalProperties', 'StabilityReactivity', 'ToxicologicalInformation', 'EcologicalInformation'],
    ['DisposalConsiderations', 'TransportInformation', 'RegulatoryInformation', 'OtherInformation'],
  ]
    .flat()
    .map((name, place) => [name, `section ${place + 1}`]),
);

/** What is shown of the texts without a place, for a section. */
const maxShown = 3;

/** A warning for each section of a sheet with what was not read of it and does not follow from the product file either. */
function unread({ file, feedSheet: { node, read }, sheets }: Source): Problem[] {
  const leaves = leavesOf(node);
  const taken = counts(leaves.filter((leaf) => read.has(leaf.node)).map(lineOf));
  const written = sheets.map(({ facts, lang }) => counts(derivedPhrases(facts, { lang })));
  const left = leaves.filter((leaf) => {
    if (read.has(leaf.node)) return false;
    // As often as the export writes it, without those that were read.
    const line = lineOf(leaf);
    const count = (taken.get(line) ?? 0) + 1;
    taken.set(line, count);
    return written.every((lines) => (lines.get(line) ?? 0) < count);
  });
  return [...grouped(left, ({ path }) => path.split('/')[0]!)].map(([section, own]) => {
    const some = own
      .slice(0, maxShown)
      .map((leaf) => `${leaf.path.slice(section.length + 1)} '${shortened(leaf.node.text)}'`);
    const more = own.length > maxShown ? ` and ${own.length - maxShown} more` : '';
    const texts = own.length === 1 ? 'a text has' : `${own.length} texts have`;
    const message = `${sectionNumbers.get(section) ?? section}: ${texts} no place in a product file: ${some.join(', ')}${more}`;
    return { ...warning([], message), file, line: own[0]!.node.line };
  });
}

function counts(texts: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const text of texts) found.set(text, (found.get(text) ?? 0) + 1);
  return found;
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

import type { Localised } from '../languages/languages.ts';
import { messageTexts, translateAll } from '../languages/messages.ts';
import { joinSections, listOf, type Sections } from '../product/file-sections.ts';
import { error, type Finding, isError, isSettled, warning, type Path } from '../product/findings.ts';
import { settleFindings } from '../product/check/settled-findings.ts';
import type { DraftSummary } from '../product/studio.ts';
import type { KnownLists } from '../import/classify/known-lists.ts';
import { characterFindings } from '../product/check/check-characters.ts';
import { listFindings } from '../import/classify/missing-harmonised.ts';
import { isToDo } from './draft-findings.ts';
import { because, reasonFormatOf } from '../product/classification-reasons.ts';
import { provisionTexts } from '../languages/phrases.ts';
import { mixtureOf } from '../product/mixture.ts';
import { productFile, type ReadProductFile, type SettledFinding } from '../product/product-file.ts';
import { placesOf } from '../law/classification/model/category-place.ts';
import { classify } from '../law/classification/classify.ts';
import { UnknownCategoryError } from '../law/label/precedence.ts';
import {
  completeProduct,
  type CompleteProduct,
  derivedFindings,
  fileFindings,
  parseProduct,
} from '../product/read/read-product-file.ts';

export interface DraftInput {
  sections: Sections;
  /** The versions before the draft's own, newest first; those of a stored product only where the whole file is read. */
  older: object[];
  /** Newest first, for the head of the sheet. */
  previousVersions: { text: string; created: string }[];
  /** What the loaded lists say of its ingredients; omitted: nothing is loaded. */
  lists?: KnownLists | undefined;
  /** Warnings that the workgroup settled for all of its products. */
  settled?: readonly SettledFinding[];
  /** Findings that need the database: of the product's code, its number and its files. */
  stored: Finding[];
  /** YYYY-MM-DD */
  today: string;
}

export interface OpenDraft extends DraftReading {
  file: Record<string, unknown>;
  /** Those of the findings in which the lists say something else than the draft. */
  listFindings: readonly Finding[];
}

/** Reads a draft with all findings about it. */
export function openDraft({ sections, older, lists, settled, stored, today }: DraftInput): OpenDraft {
  const file = joinSections(sections, older);
  const reading = readDraft(file, today);
  const { complete } = reading;
  const differing = lists && complete ? listFindings(complete.versions[0]!.facts, lists) : [];
  const all = [...stored, ...reading.findings, ...languageFinding(reading), ...differing];
  const findings = settleFindings(all, file, { product: reading.readable?.settledFindings ?? [], workgroup: settled });
  return {
    ...reading,
    file,
    findings,
    listFindings: findings.slice(all.length - differing.length),
    product: findings.some(isError) ? null : reading.product,
  };
}

/** Without a language there is no sheet to publish; a product without one is allowed, such as one that needs no sheet. */
const languageFinding = ({ readable }: DraftReading): Finding[] =>
  readable && readable.sdsExists && readable.documents.sds && readable.languages.sds.length === 0
    ? [warning(['languages', 'sds'], messageTexts('noSheetLanguage'))]
    : [];

export function summaryOf({ findings, file }: Pick<OpenDraft, 'findings' | 'file'>): DraftSummary {
  const { code, languages, versions } = file as {
    code?: unknown;
    languages?: { sds?: unknown };
    versions?: [{ facts?: { name?: unknown } }];
  };
  const errors = findings.filter(isError);
  const name = versions?.[0].facts?.name;
  return {
    errors: errors.length,
    warnings: findings.filter((finding) => !isError(finding) && !isSettled(finding)).length,
    todo: errors.filter(isToDo).length,
    languages: listOf(languages?.sds)
      .filter((code) => typeof code === 'string')
      .slice(0, 24),
    name: localisedOf(name),
    code: typeof code === 'string' ? code.slice(0, 200) : '',
  };
}

const localisedOf = (name: unknown): Localised =>
  typeof name === 'object' && name !== null
    ? (Object.fromEntries(
        Object.entries(name)
          .filter(([, text]) => typeof text === 'string')
          .slice(0, 24)
          .map(([code, text]: [string, string]) => [code, text.slice(0, 500)]),
      ) as Localised)
    : {};

type Json = Record<string, unknown>;

/** A draft as far as it can be read. */
interface DraftReading {
  /** Those of the import, as if the product were published. */
  findings: Finding[];
  /** The product that can be published; null: there are errors. */
  product: CompleteProduct | null;
  /** The draft without what is wrong in it, with values of `placeholders`; null: too little can be read. */
  readable: ReadProductFile | null;
  /** `readable` with what follows from it; null: nothing can be derived. */
  complete: CompleteProduct | null;
  /** Missing values for which something had to be put: `versions.0.facts.transport`. */
  placeholders: string[];
}

/** How often what is wrong is left out; an outer value can be wrong only once an inner one is gone. */
const maxRepairs = 6;

/**
 * Reads a product file that may be incomplete: what is wrong is a finding and left out, so that the rest can be checked and derived.
 * Findings about what was put in place of a missing value are not given.
 */
export function readDraft(file: Json, today: string): DraftReading {
  const draft = { ...file, state: 'published' };
  const parsed = parseProduct(draft);
  const ownFindings = [...(parsed.data === null ? parsed.findings : []), ...characterFindings(file)];
  const repair = openRepair(structuredClone(draft), today);
  let readable = parsed.data ?? repair.parse();
  if (!readable) return { findings: ownFindings, product: null, readable, complete: null, placeholders: [] };
  const findings = repair.outside(fileFindings(readable));
  // Nothing can be derived from codes that do not exist: they are left out, too.
  if (findings.some(isError)) readable = repair.removeParts(fileFindings(readable).filter(isError)) ?? readable;
  const { complete, unknown } = completed(readable);
  const law = complete ? repair.outside([...derivedFindings(complete), ...overriddenFindings(readable)]) : [];
  const all = [...ownFindings, ...findings, ...unknown, ...law];
  return {
    findings: all,
    product: all.some(isError) ? null : complete,
    readable,
    complete,
    placeholders: repair.placeholders(),
  };
}

const facts: Path = ['versions', 0, 'facts'];

/** Of a class that CLP does not have nothing follows: a finding names it. */
function completed(readable: ReadProductFile): { complete: CompleteProduct | null; unknown: Finding[] } {
  try {
    return { complete: completeProduct(readable), unknown: [] };
  } catch (reason) {
    if (!(reason instanceof UnknownCategoryError)) throw reason;
    const { category, h } = reason.entry;
    const statements = h.length > 0 ? h : messageTexts('noStatements');
    const texts = messageTexts('noCategoryOf', { category, statements, hint: '' });
    return { complete: null, unknown: [error([...facts, 'classification'], texts)] };
  }
}

/** A class that the author decided stays decided; when the calculation says something else, the author should know. */
function overriddenFindings({ versions }: ReadProductFile): Finding[] {
  const { facts: newestFacts } = versions[0]!;
  const { overrides = [], ...others } = newestFacts;
  if (newestFacts.kind !== 'mixture' || overrides.length === 0) return [];
  const { verdicts } = classify(mixtureOf(others));
  return overrides.flatMap(({ class: hazardClass, category, h, basis }, index) => {
    if (basis === 'harmonised') return [];
    const effects = category === null ? h : placesOf({ category, h }).flatMap(({ effect }) => effect ?? []);
    const classVerdicts = verdicts.filter((verdict) => verdict.hazardClass === hazardClass);
    const found = classVerdicts
      .filter((verdict) => verdict.kind === 'classified')
      .find((verdict) => effects.length === 0 || verdict.h.some((code) => effects.includes(code)) || h.length === 0);
    // What the calculation leaves open or has no data on, it does not contradict.
    const isUndecided =
      classVerdicts.length > 0 && classVerdicts.every(({ kind }) => kind === 'open' || kind === 'noData');
    if ((found?.category ?? null) === category || (!found && isUndecided)) return [];
    const texts = messageTexts('override.differs', {
      calculated: found
        ? messageTexts('override.follows', {
            category: found.category,
            because: translateAll((lang) => because(found, reasonFormatOf(newestFacts, lang))),
          })
        : messageTexts('override.nothingFollows'),
      kept: category ?? messageTexts('override.noClass'),
      provision: provisionTexts('CLP Art. 9'),
    });
    return [warning([...facts, 'overrides', index], texts)];
  });
}

const missing = '–';
const party = { name: missing, address: missing, city: missing, country: 'ZZ', telephone: missing, email: missing };

/** What stands for a missing value while the rest is read, by its path with `*` for a position. */
const placeholderOf = (path: string, today: string): unknown =>
  ({
    code: missing,
    supplier: { ...party, website: '' },
    producer: { ...party, website: '' },
    ...Object.fromEntries(
      ['supplier', 'producer'].flatMap((role) => [
        ...Object.entries(party).map(([field, value]) => [`${role}.${field}`, value]),
        [`${role}.website`, ''],
      ]),
    ),
    languages: { sds: [], tds: [] },
    'languages.sds': [],
    'languages.tds': [],
    'versions.0.text': '1.0',
    'versions.0.created': today,
    'versions.0.facts.kind': 'mixture',
    'versions.0.facts.audience': 'industrial',
    'versions.0.facts.name': { en: missing },
    'versions.0.facts.description': { en: missing },
    'versions.0.facts.identifiers': {},
    'versions.0.facts.composition': [],
    'versions.0.facts.uses': { identified: [], advisedAgainst: [] },
    'versions.0.facts.uses.identified': [],
    'versions.0.facts.uses.advisedAgainst': [],
    'versions.0.facts.basicProperties': {},
    'versions.0.facts.transport': null,
    'versions.0.facts.composition.*.name': { en: missing },
    'versions.0.facts.composition.*.contentRange': missing,
    'versions.0.facts.composition.*.classification': [],
    'versions.0.facts.composition.*.classification.*.h': [],
  })[path];

/** The value whose lists lost entries names where those that remain stood. */
type Origins = WeakMap<object, number[]>;

/** Repairs a file until it can be read; `outside` gives findings their places in the file as it was. */
function openRepair(file: Json, today: string) {
  const origins: Origins = new WeakMap();
  const put = new Set<string>();

  function parse(): ReadProductFile | null {
    for (let turn = 0; turn < maxRepairs; turn += 1) {
      const parsed = productFile.safeParse(file);
      if (parsed.success) return parsed.data;
      const paths = parsed.error.issues.flatMap((issue) =>
        issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
      );
      leaveOut(paths);
    }
    return null;
  }

  /** Puts something for missing values, and takes out wrong ones; of lists the last first. */
  function leaveOut(paths: readonly Path[]): void {
    const dropped = new Map<unknown[], Set<number>>();
    for (const path of paths) replaceOrDrop(path, dropped);
    for (const [list, indices] of dropped) {
      const listOrigins = origins.get(list) ?? list.map((_, index) => index);
      const kept = list.map((_, index) => index).filter((index) => !indices.has(index));
      origins.set(
        list,
        kept.map((index) => listOrigins[index]!),
      );
      list.splice(0, list.length, ...kept.map((index) => list[index]));
    }
  }

  function replaceOrDrop(path: Path, dropped: Map<unknown[], Set<number>>): void {
    const last = path.at(-1);
    if (last === undefined) return;
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((value, part) => (value as Json | undefined)?.[part as string], file);
    if (typeof parent !== 'object' || parent === null) return replaceOrDrop(path.slice(0, -1), dropped);
    const pattern = path.map((part, index) => (typeof part === 'number' && index > 1 ? '*' : String(part))).join('.');
    const placeholder = placeholderOf(pattern, today);
    if (placeholder !== undefined) {
      put.add(path.join('.'));
      (parent as Json)[last as string] = placeholder;
    } else if (Array.isArray(parent)) dropped.set(parent, (dropped.get(parent) ?? new Set()).add(Number(last)));
    else if ((parent as Json)[last as string] !== undefined) delete (parent as Json)[last as string];
    // A value of a wrong entry is missing: without it there is no entry.
    else replaceOrDrop(path.slice(0, -1), dropped);
  }

  /** The path in the file as it was. */
  function original(path: Path): Path {
    let value: unknown = file;
    return path.map((part) => {
      const partOrigins = typeof value === 'object' && value !== null ? origins.get(value) : undefined;
      value = (value as Json | undefined)?.[part as string];
      return partOrigins && typeof part === 'number' ? (partOrigins[part] ?? part) : part;
    });
  }

  const isPut = (path: Path) => path.some((_, index) => put.has(path.slice(0, index + 1).join('.')));

  return {
    parse,
    outside: (findings: readonly Finding[]): Finding[] =>
      findings
        // A question asks for what is missing.
        .filter(({ path, openClass }) => openClass !== undefined || !isPut(path))
        .map((finding) => ({
          ...finding,
          path: original(finding.path),
          ...(finding.related && { related: original(finding.related) }),
        })),
    removeParts: (findings: readonly Finding[]): ReadProductFile | null => {
      leaveOut(findings.map(({ path }) => path).filter((path) => path.length > 3));
      return parse();
    },
    placeholders: () => [...put],
  };
}

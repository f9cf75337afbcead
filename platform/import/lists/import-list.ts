import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { localise } from '../../languages/languages.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { totalContentOf } from '../../product/mixture.ts';
import {
  type ListedEntry,
  type RegulatoryEntry,
  type RegulatoryListKind,
  regulatoryListNames,
} from '../../tables/regulatory-lists.ts';
import { reachListLimits } from '../../law/reach-lists.ts';
import type { Database } from '../../store/database.ts';
import { newestFactsAfter, replaceList } from '../../store/regulatory/lists.ts';
import type { EntriesOnDay } from '../classify/harmonised-entries.ts';
import { entriesOf, findKnownLists, type ListedIngredient, numbersOf } from '../classify/known-lists.ts';
import { restrictionsOf } from '../../product/restrictions/restrictions.ts';
import { shippedLists } from '../../tables/shipped-lists.ts';
import { missingOf, missingTexts } from '../classify/missing-harmonised.ts';
import { SourceError } from '../read/source-error.ts';
import { readEntries, type RowIssue } from './list-entries.ts';
import { findListDate, findTable } from './list-kinds.ts';
import { readShippedList } from './read-shipped-list.ts';
import { readWorkbook } from './read-workbook.ts';

interface ListImport {
  /** Date of the list, YYYY-MM-DD; undefined: it is in the file or in its name. */
  date?: string | undefined;
  /** An older list may replace a newer one. */
  replaces?: boolean;
  /** YYYY-MM-DD. */
  today: string;
  onProgress?: (message: string) => void;
}

export interface ImportedList {
  kind: RegulatoryListKind;
  published: string;
  rowsRead: number;
  entries: number;
  issues: RowIssue[];
  /** Day of the list that was replaced; null: none was loaded. */
  replaced: string | null;
  /** The same file was loaded already; nothing was changed. */
  isAlreadyLoaded: boolean;
}

/** A list that was read from a file. */
interface ReadList {
  kind: RegulatoryListKind;
  published: string;
  entries: RegulatoryEntry[];
  issues: RowIssue[];
  rowsRead: number;
}

/**
 * Reads one of ECHA's tables and replaces the loaded list of its kind.
 * @throws SourceError when the file is no such table, says no date, or is older than the list in force; nothing is changed then
 */
export async function importList(
  database: Database,
  bytes: Uint8Array,
  file: string,
  { date, replaces = false, today, onProgress = () => undefined }: ListImport,
): Promise<ImportedList> {
  const shown = basename(file);
  onProgress(`reading ${shown}`);
  const table = findTable(await readWorkbook(bytes, shown), shown);
  const name = regulatoryListNames[table.kind];
  const published = date ?? findListDate(table.rows.slice(0, table.headingRows), shown);
  if (published === null)
    throw new SourceError(
      `${shown} is the ${name}, but neither its first rows nor its name say of which day; name it with --date. Nothing is changed.`,
    );
  if (published > today)
    throw new SourceError(
      `${shown} is the ${name} of ${published}, which is in the future; name its day with --date. Nothing is changed.`,
    );
  onProgress(`${name} of ${published}: ${table.rows.length - table.headingRows} rows`);
  await turn();
  const { entries, issues, rowsRead } = readEntries(table, today);
  if (entries.length === 0) throw new SourceError(`${shown}: no row of the ${name} could be read. Nothing is changed.`);
  await turn();
  return storeList(
    database,
    { kind: table.kind, published, entries, issues, rowsRead },
    { bytes, shown },
    { replaces, onProgress },
  );
}

/**
 * Replaces the loaded list of its kind with one that was read.
 * @throws SourceError when it is older than the list in force; nothing is changed then
 */
async function storeList(
  database: Database,
  { kind, published, entries, issues, rowsRead }: ReadList,
  { bytes, shown }: { bytes: Uint8Array; shown: string },
  { replaces = false, onProgress = () => undefined }: Pick<ListImport, 'replaces' | 'onProgress'>,
): Promise<ImportedList> {
  const name = regulatoryListNames[kind];
  const shipped = shippedLists[kind]?.meta.published;
  if (shipped !== undefined && published < shipped)
    throw new SourceError(
      `${shown} is the ${name} of ${published}; the platform ships the one of ${shipped}, which is newer. Nothing is changed.`,
    );
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const rowsUnread = issues.filter(({ isSkipped }) => isSkipped).length;
  const list = { kind, published, file: shown, sha256, rowsRead, rowsUnread };
  onProgress(`storing ${entries.length} entries`);
  const { loaded, wasReplaced } = await replaceList(
    database,
    list,
    entries,
    (current) => replaces || (current.published <= published && !isSame(current, list)),
  );
  if (!wasReplaced && loaded && !isSame(loaded, list))
    throw new SourceError(
      `${shown} is the ${name} of ${published}; the loaded one is newer, of ${loaded.published}. Nothing is changed; --replace loads it anyway.`,
    );
  return {
    kind,
    published,
    rowsRead,
    entries: entries.length,
    issues,
    replaced: loaded?.published ?? null,
    isAlreadyLoaded: !wasReplaced,
  };
}

/**
 * Reads a table in the form in which the platform ships it, from a newer release, and replaces the loaded list of its kind.
 * @throws SourceError when the file is no such table, is incomplete, or is older than the list in force; nothing is changed then
 */
export async function updateList(database: Database, bytes: Uint8Array, file: string): Promise<ImportedList> {
  const shown = basename(file);
  return storeList(database, readShippedList(bytes, shown), { bytes, shown }, {});
}

type Content = Parameters<typeof replaceList>[1];
const isSame = (a: Content, b: Content): boolean => a.sha256 === b.sha256 && a.published === b.published;

/** An ingredient that a list in force concerns, and how. */
interface ListHit {
  kind: RegulatoryListKind;
  /** Index in the composition. */
  index: number;
  ingredient: string;
  how: string;
}

/** A product with an ingredient that a list in force concerns. */
interface AffectedProduct {
  id: number;
  code: string;
  hits: ListHit[];
}

/** Compares the ingredients with the entries and the rules of Annex XVII. `today` decides which entries and rules already apply. */
function compareWithLists(facts: ProductFacts, entries: readonly ListedEntry[], today: string): ListHit[] {
  const rules = restrictionsOf(facts, today).filter(({ rule }) => rule.entry !== undefined);
  return facts.composition.flatMap((ingredient, position) => {
    const name = localise(ingredient.name, 'en') ?? ingredient.cas ?? ingredient.ec ?? '';
    const listHits = entriesOf(ingredient, entries).flatMap((entry): ListHit[] => {
      const how = describe[entry.kind](ingredient, entry, { entries, today }, facts);
      return how === null ? [] : [{ kind: entry.kind, index: position, ingredient: name, how }];
    });
    const ruleHits = rules
      .filter(({ ingredients }) => ingredients.includes(ingredient))
      .map(({ rule, state }): ListHit => {
        const how = restrictionText(rule.entry, state === 'later' ? rule.from : undefined);
        return { kind: 'annexXVII', index: position, ingredient: name, how };
      });
    const hits = [...listHits, ...ruleHits];
    return hits.filter(
      (hit, index) => hits.findIndex(({ kind, how }) => kind === hit.kind && how === hit.how) === index,
    );
  });
}

const dated = (label: string, day: string | undefined) => (day ? `, ${label} ${day}` : '');

const restrictionText = (entry: string | undefined, from?: string) =>
  `is in REACH Annex XVII${dated('entry', entry)}${dated('from', from)}`;

/** Describes how each list concerns an ingredient; null: it has the substance, but does not concern the ingredient. */
const describe: Record<
  RegulatoryListKind,
  (ingredient: ListedIngredient, entry: ListedEntry, lists: EntriesOnDay, facts: ProductFacts) => string | null
> = {
  annexVI: (ingredient, entry, lists) => {
    const missing = missingOf(ingredient, lists).find((found) => found.entry === entry);
    return missing ? missingTexts(ingredient, missing).en : null;
  },
  candidateList: (ingredient, { data }, _, facts) => {
    if (totalContentOf(ingredient, facts).max < reachListLimits.candidateList) return null;
    const reason = data.reason ? `: ${data.reason}` : '';
    return `is on the Candidate List with ${ingredient.contentRange}${dated('since', data.included)}${reason}`;
  },
  annexXIV: (_, { data }) =>
    `is in REACH Annex XIV${dated('entry', data.entry)}${dated('sunset date', data.sunsetDate)}`,
  annexXVII: (_, { data }) => restrictionText(data.entry),
};

const productsPerQuery = 100;

/** The products whose newest versions have ingredients that a list in force concerns, by id. */
export async function* affectedProducts(database: Database, today: string): AsyncGenerator<AffectedProduct> {
  for (let lastId = 0; ;) {
    const products = await newestFactsAfter(database, lastId, productsPerQuery);
    if (products.length === 0) return;
    const numbers = numbersOf(products.map(({ facts }) => facts.composition));
    const { entries } = await findKnownLists(database, numbers, today);
    for (const { id, code, facts } of products) {
      const hits = compareWithLists(facts, entries, today);
      if (hits.length > 0) yield { id, code, hits };
    }
    lastId = products.at(-1)!.id;
  }
}

import type { ProductFacts } from '../../product/facts.ts';
import { type Finding, type Path, warning } from '../../product/findings.ts';
import { parseRange } from '../../product/numeric-range.ts';
import type { ListedEntry, RegulatoryListKind } from '../../product/regulatory-lists.ts';
import { inLanguage } from '../../phrases/languages.ts';
import { milderThanHarmonised } from '../../rules/harmonised-classes.ts';
import type { Database } from '../../store/database.ts';
import { listEntriesFor, newestFactsAfter } from '../../store/regulatory/lists.ts';

type Ingredient = ProductFacts['composition'][number];

/** How a list concerns an ingredient. */
export interface ListHit {
  kind: RegulatoryListKind;
  /** Place in the composition. */
  place: number;
  ingredient: string;
  how: string;
}

/** A product with an ingredient that a loaded list concerns. */
export interface AffectedProduct {
  id: number;
  code: string;
  hits: ListHit[];
}

/** Content from which a substance of the Candidate List must be named, mass % (REACH Annex II 3.2.1, Art. 33). */
const candidateLimit = 0.1;

/** The numbers of all ingredients. */
function numbersOf(compositions: readonly (readonly Ingredient[])[]): { cas: string[]; ec: string[] } {
  const ingredients = compositions.flat();
  return {
    cas: [...new Set(ingredients.flatMap(({ cas }) => cas ?? []))],
    ec: [...new Set(ingredients.flatMap(({ ec }) => ec ?? []))],
  };
}

/** The entries of a substance: an entry with another CAS number is another substance, whatever its EC number. */
const entriesOf = ({ cas, ec }: Ingredient, entries: readonly ListedEntry[]): ListedEntry[] =>
  entries.filter((entry) =>
    entry.cas !== null && cas !== undefined ? entry.cas === cas : entry.ec !== null && entry.ec === ec,
  );

/** What the entries say of the ingredients. `today` decides which entries of Annex VI apply already. */
export function compareWithLists(
  composition: readonly Ingredient[],
  entries: readonly ListedEntry[],
  today: string,
): ListHit[] {
  return composition.flatMap((one, place) => {
    const name = inLanguage(one.name, 'en') ?? one.cas ?? one.ec ?? '';
    const hits = entriesOf(one, entries).flatMap((entry) => {
      const how = describe[entry.kind](one, entry, today);
      return how === null ? [] : { kind: entry.kind, place, ingredient: name, how };
    });
    return hits.filter(
      (hit, index) => hits.findIndex(({ kind, how }) => kind === hit.kind && how === hit.how) === index,
    );
  });
}

const dated = (what: string, day: string | undefined) => (day ? `, ${what} ${day}` : '');
const spelled = (classes: readonly { category: string; h: readonly string[] }[]) =>
  classes.map(({ category, h }) => (h.length > 0 ? `${category} (${h.join(', ')})` : category)).join(', ');

/** Null: the list has the substance, but does not concern the ingredient. */
const describe: Record<
  RegulatoryListKind,
  (ingredient: Ingredient, entry: ListedEntry, today: string) => string | null
> = {
  annexVI: ({ classification }, { data, published }, today) => {
    if (data.from !== undefined && data.from > today) return null;
    const graver = milderThanHarmonised(classification, data.classification ?? []);
    if (graver.length === 0) return null;
    const notes = data.notes ? `; notes ${data.notes} of the entry may except it` : '';
    return `is milder than harmonised: CLP Annex VI (${published}) has ${spelled(graver)}${notes}`;
  },
  candidateList: ({ content, contentRange }, { data }) => {
    const range = parseRange(contentRange.replace('%', ''));
    const most = content ?? range?.exact?.value ?? range?.upper?.value;
    if (most !== undefined && most < candidateLimit) return null;
    const reason = data.reason ? `: ${data.reason}` : '';
    return `is on the Candidate List with ${contentRange}${dated('since', data.included)}${reason}`;
  },
  annexXIV: (_, { data }) =>
    `is in REACH Annex XIV${dated('entry', data.entry)}${dated('sunset date', data.sunsetDate)}`,
  annexXVII: (_, { data }) => `is in REACH Annex XVII${dated('entry', data.entry)}`,
};

/** Warnings for the ingredients that are milder than harmonised in the loaded Annex VI; none when it is not loaded. */
export async function harmonisedFindings(
  database: Database,
  compositions: readonly (readonly Ingredient[])[],
  today: string,
): Promise<Finding[][]> {
  const { cas, ec } = numbersOf(compositions);
  const entries = (await listEntriesFor(database, cas, ec)).filter(({ kind }) => kind === 'annexVI');
  const at: Path = ['versions', 0, 'facts', 'composition'];
  return compositions.map((composition) =>
    compareWithLists(composition, entries, today).map(({ place, how }) =>
      warning([...at, place, 'classification'], `${how} (CLP Art. 4(3))`),
    ),
  );
}

const productsPerQuery = 100;

/** The products whose newest versions have ingredients that a loaded list concerns, by id. */
export async function* affectedProducts(database: Database, today: string): AsyncGenerator<AffectedProduct> {
  for (let after = 0; ;) {
    const products = await newestFactsAfter(database, after, productsPerQuery);
    if (products.length === 0) return;
    const { cas, ec } = numbersOf(products.map(({ facts }) => facts.composition));
    const entries = await listEntriesFor(database, cas, ec);
    for (const { id, code, facts } of products) {
      const hits = compareWithLists(facts.composition, entries, today);
      if (hits.length > 0) yield { id, code, hits };
    }
    after = products.at(-1)!.id;
  }
}

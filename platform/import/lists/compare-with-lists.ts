import { contentOf } from '../../product/mixture.ts';
import type { ListedEntry, RegulatoryListKind } from '../../product/regulatory-lists.ts';
import { inLanguage } from '../../phrases/languages.ts';
import type { Database } from '../../store/database.ts';
import { reachListLimits } from '../../rules/reach-lists.ts';
import { listEntriesFor, newestFactsAfter } from '../../store/regulatory/lists.ts';
import { entriesOf, type ListedIngredient, numbersOf } from '../classify/known-lists.ts';
import { missingOf, missingText } from '../classify/missing-harmonised.ts';

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

/** What the entries say of the ingredients. `today` decides which entries of Annex VI apply already. */
export function compareWithLists(
  composition: readonly ListedIngredient[],
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

/** Null: the list has the substance, but does not concern the ingredient. */
const describe: Record<
  RegulatoryListKind,
  (ingredient: ListedIngredient, entry: ListedEntry, today: string) => string | null
> = {
  annexVI: (ingredient, entry, today) => {
    const [missing] = missingOf(ingredient, { entries: [entry], today });
    return missing ? missingText(ingredient, missing) : null;
  },
  candidateList: (ingredient, { data }) => {
    if (contentOf(ingredient).max < reachListLimits.candidateList) return null;
    const reason = data.reason ? `: ${data.reason}` : '';
    return `is on the Candidate List with ${ingredient.contentRange}${dated('since', data.included)}${reason}`;
  },
  annexXIV: (_, { data }) =>
    `is in REACH Annex XIV${dated('entry', data.entry)}${dated('sunset date', data.sunsetDate)}`,
  annexXVII: (_, { data }) => `is in REACH Annex XVII${dated('entry', data.entry)}`,
};

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

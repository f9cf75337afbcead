import { entriesOf, type KnownLists } from '../import/classify/known-lists.ts';
import { hazardCategory } from '../law/hazard-classes.ts';
import { findByCommonName } from '../import/classify/named-substances.ts';
import { usualNames } from '../languages/common-names.ts';
import type { ProductFacts } from '../product/facts.ts';
import { findSubstances } from '../tables/find-substances.ts';
import { applies, type HarmonisedClass, type ListedEntry, regulatoryListNames } from '../tables/regulatory-lists.ts';

type Ingredient = ProductFacts['composition'][number];

/** A substance of a list, as the Studio proposes it for an ingredient. */
export interface ListedSubstance {
  name: string;
  /** The list with the day of its state, and the index number: `CLP Annex VI (2026-07-23), 606-001-00-8`. */
  source: string;
  /** Annex VI: letters and numbers of the notes, on which the classification depends. */
  notes: string | null;
  /** The day from which the entry is deleted. */
  deletedFrom: string | null;
  /** The first day on which an entry applies that does not apply yet. */
  appliesFrom: string | null;
  /** What the entry says, as fields of an ingredient; numbers and name only of an entry that does not apply. */
  fields: Partial<Ingredient>;
}

/** Categories of an entry that a product file can have: `Press. Gas` has no group, which depends on the package (Annex VI, Note U). */
const isCategory = ({ category, h }: HarmonisedClass): boolean => hazardCategory(category, h) !== undefined;

const sourceOf = ({ kind, published, indexNumber }: ListedEntry): string =>
  `${regulatoryListNames[kind]} (${published})${indexNumber === null ? '' : `, ${indexNumber}`}`;

/** A substance of a list, as fields of an ingredient with the list as their source. */
export function listedSubstance(entry: ListedEntry, today: string): ListedSubstance {
  const { name, cas, ec, indexNumber, data } = entry;
  const hasClasses = data.classification !== undefined && applies(data, today);
  const { classification = [], limits = [], euh = [] } = hasClasses ? data : {};
  return {
    name,
    source: sourceOf(entry),
    notes: data.notes ?? null,
    deletedFrom: data.deletedFrom ?? null,
    appliesFrom: data.from !== undefined && data.from > today ? data.from : null,
    fields: {
      name: usualNames.get(cas ?? '') ?? { en: name },
      ...(cas !== null && { cas }),
      ...(ec !== null && { ec }),
      ...(indexNumber !== null && { index: indexNumber }),
      ...(hasClasses && {
        classification: classification
          .filter(isCategory)
          .map(({ category, h, detail }) => ({ category, h, ...(detail !== undefined && { detail: { en: detail } }) })),
        ...(limits.length > 0 && { limits }),
        ...(euh.length > 0 && { euh }),
        source: sourceOf(entry),
      }),
    },
  };
}

/** The entries of Annex VI for an ingredient: its number may be in several, of forms or groups. One that is deleted, or applies later, is told. */
export const listedFor = (ingredient: Pick<Ingredient, 'cas' | 'ec'>, { entries, today }: KnownLists) =>
  entriesOf(ingredient, entries)
    .filter(({ kind, data }) => kind === 'annexVI' && (data.to === undefined || data.to >= today))
    .map((entry) => listedSubstance(entry, today));

/** The most substances that a search returns. */
const maxFound = 10;

/** The substances of the shipped lists for a number or a name, those of Annex VI first. */
export function searchListed(search: string, today: string): ListedSubstance[] {
  const namedRows = findByCommonName(search).flatMap(({ cas }) => findSubstances(cas[0]!));
  const found = [...namedRows, ...findSubstances(search, maxFound)]
    .flatMap(({ entries }) => entries.slice(0, 1))
    .slice(0, maxFound);
  // A substance of several lists is shown with Annex VI, which is searched first.
  const isShown = ({ cas, indexNumber, data }: ListedEntry, index: number) =>
    !found
      .slice(0, index)
      .some((other) =>
        indexNumber === null
          ? cas !== null && other.cas === cas
          : other.indexNumber === indexNumber && other.data.from === data.from,
      );
  return found.filter(isShown).map((entry) => listedSubstance(entry, today));
}

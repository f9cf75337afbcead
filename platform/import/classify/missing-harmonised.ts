import { messageTexts, type Texts } from '../../languages/messages.ts';
import { provisionTexts } from '../../languages/phrases.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { type Finding, type Path, warning } from '../../product/findings.ts';
import { mixtureOf } from '../../product/mixture.ts';
import type { HarmonisedClass, ListedEntry } from '../../product/regulatory-lists.ts';
import { classify } from '../../law/classification/classify.ts';
import type { ClassEntry, Ingredient } from '../../law/classification/model/model.ts';
import { milderThanHarmonised, withHarmonised, missingLimits } from '../../law/classification/harmonised.ts';
import { applies, entriesOf, type KnownLists, listCheckOf, type ListedIngredient } from './known-lists.ts';

/** What a harmonised entry has that an ingredient lacks or has milder. */
interface MissingHarmonised {
  entry: ListedEntry;
  classes: HarmonisedClass[];
  /** Specific limits, M factors and ATEs. */
  limits: string[];
  euh: string[];
}

/** What the entries of Annex VI have that the ingredient lacks; only entries of which it lacks something. */
export function missingOf(
  one: ListedIngredient,
  { entries, today }: Pick<KnownLists, 'entries' | 'today'>,
): MissingHarmonised[] {
  return entriesOf(one, entries).flatMap((entry) => {
    const { kind, data } = entry;
    if (kind !== 'annexVI' || !applies(data, today)) return [];
    const own = one.isClassificationUnknown === true ? [] : one.classification;
    const classes = milderThanHarmonised(own, data.classification ?? []);
    const limits = missingLimits(one.limits, data.limits ?? []);
    const euh = (data.euh ?? []).filter((code) => !one.euh.includes(code));
    return classes.length + limits.length + euh.length > 0 ? [{ entry, classes, limits, euh }] : [];
  });
}

const spelled = (classes: readonly { category: string; h: readonly string[] }[]) =>
  classes.map(({ category, h }) => (h.length > 0 ? `${category} (${h.join(', ')})` : category)).join(', ');

/** `is milder than harmonised: CLP Annex VI (2025-09-01) has Flam. Liq. 2 (H225); M (acute) = 10; notes B of the entry may except it` */
export function missingTexts(one: ListedIngredient, { entry, classes, limits, euh }: MissingHarmonised): Texts {
  const isUnclassified = one.isClassificationUnknown === true || one.classification.length === 0;
  const milder = isUnclassified ? 'ownClassesMissing' : 'milderThanHarmonised';
  const parts = [...(classes.length > 0 ? [spelled(classes)] : []), ...limits, ...euh];
  return messageTexts('harmonised', {
    what: messageTexts(classes.length > 0 ? milder : 'lacksHarmonised'),
    published: entry.published,
    parts: parts.join('; '),
    notes: entry.data.notes ? messageTexts('notesOfEntry', { notes: entry.data.notes }) : '',
  });
}

const at: Path = ['versions', 0, 'facts'];

/** Warnings about a product for what the loaded lists say of its ingredients; none when none is loaded. */
export const listFindings = (facts: ProductFacts, lists: KnownLists): Finding[] => [
  ...facts.composition.flatMap((one, place) =>
    missingOf(one, lists).map((missing) =>
      warning(
        [...at, 'composition', place, 'classification'],
        messageTexts('withProvision', { what: missingTexts(one, missing), provision: provisionTexts('CLP Art. 4(3)') }),
      ),
    ),
  ),
  ...sheetFindings(facts, lists),
];

/** A mixture that is not classified has a sheet on request for a substance of the Candidate List, and says so on its label. */
function sheetFindings(facts: ProductFacts, lists: KnownLists): Finding[] {
  const isConcerned = facts.kind === 'mixture' && lists.entries.some(({ kind }) => kind === 'candidateList');
  const listCheck = isConcerned ? listCheckOf(facts.composition, lists) : undefined;
  if (!listCheck || facts.label.euh.includes('EUH210')) return [];
  const { supplemental } = classify(mixtureOf({ ...facts, listCheck }));
  return supplemental
    .filter(({ code }) => code === 'EUH210')
    .map(({ code, names, provision }) =>
      warning(
        [...at, 'label', 'euh'],
        messageTexts('lacksStatement', { code, names, provision: provisionTexts(provision) }),
      ),
    );
}

/** Annex VI names gases under pressure without their group, which depends on the package (Note U). */
const isCategory = ({ category }: ClassEntry) => !category.startsWith('Press. Gas');

/** An ingredient with what is harmonised for it. Classes that nobody knows stay unknown: an entry does not name all. */
export function withMissing(ingredient: Ingredient, missing: readonly MissingHarmonised[]): Ingredient {
  if (missing.length === 0) return ingredient;
  return {
    ...ingredient,
    classification: missing.reduce<readonly ClassEntry[]>(
      (all, { classes }) => withHarmonised(all, classes.filter(isCategory)),
      ingredient.classification ?? [],
    ),
    ...(ingredient.classification === null && { hasUnknownClasses: true }),
    limits: [...ingredient.limits, ...missing.flatMap(({ limits }) => limits)],
    euh: [...new Set([...ingredient.euh, ...missing.flatMap(({ euh }) => euh)])],
  };
}

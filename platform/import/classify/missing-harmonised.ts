import { messageTexts, type Texts } from '../../languages/messages.ts';
import { provisionTexts } from '../../languages/phrases.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { type Finding, type Path, warning } from '../../product/findings.ts';
import { mixtureOf } from '../../product/mixture.ts';
import type { HarmonisedClass, ListedEntry } from '../../tables/regulatory-lists.ts';
import { classify } from '../../law/classification/classify.ts';
import type { ClassEntry, Ingredient } from '../../law/classification/model/model.ts';
import { milderThanHarmonised, withHarmonised, missingLimits } from '../../law/classification/harmonised.ts';
import { applies, entriesOf, type KnownLists, listCheckOf, type ListedIngredient } from './known-lists.ts';

/** The classes, limits and statements of a harmonised entry that an ingredient lacks, or has milder. */
interface MissingHarmonised {
  entry: ListedEntry;
  classes: HarmonisedClass[];
  /** Specific limits, M factors and ATEs. */
  limits: string[];
  euh: string[];
}

/** Compares an ingredient with its entries of Annex VI; only entries of which it lacks something are returned. */
export function missingOf(
  ingredient: ListedIngredient,
  { entries, today }: Pick<KnownLists, 'entries' | 'today'>,
): MissingHarmonised[] {
  return entriesOf(ingredient, entries).flatMap((entry) => {
    const { kind, data } = entry;
    if (kind !== 'annexVI' || !applies(data, today)) return [];
    const knownClasses = ingredient.isClassificationUnknown === true ? [] : ingredient.classification;
    const classes = milderThanHarmonised(knownClasses, data.classification ?? []);
    const limits = missingLimits(ingredient.limits, data.limits ?? []);
    const euh = (data.euh ?? []).filter((code) => !ingredient.euh.includes(code));
    return classes.length + limits.length + euh.length > 0 ? [{ entry, classes, limits, euh }] : [];
  });
}

const spelled = (classes: readonly { category: string; h: readonly string[] }[]) =>
  classes.map(({ category, h }) => (h.length > 0 ? `${category} (${h.join(', ')})` : category)).join(', ');

/** `is milder than harmonised: CLP Annex VI (2025-09-01) has Flam. Liq. 2 (H225); M (acute) = 10; notes B of the entry may except it` */
export function missingTexts(ingredient: ListedIngredient, { entry, classes, limits, euh }: MissingHarmonised): Texts {
  const isUnclassified = ingredient.isClassificationUnknown === true || ingredient.classification.length === 0;
  const milder = isUnclassified ? 'ownClassesMissing' : 'milderThanHarmonised';
  const parts = [...(classes.length > 0 ? [spelled(classes)] : []), ...limits, ...euh];
  return messageTexts('harmonised', {
    what: messageTexts(classes.length > 0 ? milder : 'lacksHarmonised'),
    published: entry.published,
    parts: parts.join('; '),
    notes: entry.data.notes ? messageTexts('notesOfEntry', { notes: entry.data.notes }) : '',
  });
}

const factsPath: Path = ['versions', 0, 'facts'];

/** Warnings about a product from the entries of its ingredients in the loaded lists; none without loaded lists. */
export const listFindings = (facts: ProductFacts, lists: KnownLists): Finding[] => [
  ...facts.composition.flatMap((ingredient, index) =>
    missingOf(ingredient, lists).map((missing) =>
      warning(
        [...factsPath, 'composition', index, 'classification'],
        messageTexts('withProvision', {
          what: missingTexts(ingredient, missing),
          provision: provisionTexts('CLP Art. 4(3)'),
        }),
      ),
    ),
  ),
  ...sheetFindings(facts, lists),
];

/** An unclassified mixture with a substance of the Candidate List has a sheet on request, which its label states (EUH210). */
function sheetFindings(facts: ProductFacts, lists: KnownLists): Finding[] {
  const isConcerned = facts.kind === 'mixture' && lists.entries.some(({ kind }) => kind === 'candidateList');
  const listCheck = isConcerned ? listCheckOf(facts.composition, lists) : undefined;
  if (!listCheck || facts.label.euh.includes('EUH210')) return [];
  const { supplemental } = classify(mixtureOf({ ...facts, listCheck }));
  return supplemental
    .filter(({ code }) => code === 'EUH210')
    .map(({ code, names, provision }) =>
      warning(
        [...factsPath, 'label', 'euh'],
        messageTexts('lacksStatement', { code, names, provision: provisionTexts(provision) }),
      ),
    );
}

/** Annex VI names gases under pressure without their group, which depends on the package (Note U). */
const isCategory = ({ category }: ClassEntry) => !category.startsWith('Press. Gas');

/** Adds the harmonised data to an ingredient. Unknown classes stay unknown, since an entry does not name all classes. */
export function addMissing(ingredient: Ingredient, missing: readonly MissingHarmonised[]): Ingredient {
  if (missing.length === 0) return ingredient;
  return {
    ...ingredient,
    classification: missing.reduce<readonly ClassEntry[]>(
      (classification, { classes }) => withHarmonised(classification, classes.filter(isCategory)),
      ingredient.classification ?? [],
    ),
    ...(ingredient.classification === null && { hasUnknownClasses: true }),
    limits: [...ingredient.limits, ...missing.flatMap(({ limits }) => limits)],
    euh: [...new Set([...ingredient.euh, ...missing.flatMap(({ euh }) => euh)])],
  };
}

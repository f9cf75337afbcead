import { messageTexts, type Texts } from '../../languages/messages.ts';
import { provisionTexts } from '../../languages/phrases.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { error, type Finding, type Path, warning } from '../../product/findings.ts';
import { mixtureOf } from '../../product/mixture.ts';
import type { HarmonisedClass, ListedEntry } from '../../tables/regulatory-lists.ts';
import { classify } from '../../law/classification/classify.ts';
import { readLimitLine } from '../../law/classification/model/limit-lines.ts';
import type { ClassEntry, Ingredient } from '../../law/classification/model/model.ts';
import { isNote, noteRows, readNotes } from '../../law/classification/tables/annex-vi-notes.ts';
import {
  isLimited,
  milderThanHarmonised,
  missingLimits,
  moreSevereThanHarmonised,
  withHarmonised,
} from '../../law/classification/harmonised.ts';
import {
  applyNotes,
  areSeveral,
  classList,
  type EntriesOnDay,
  harmonisedEntries,
  markTexts,
  metNotes,
  notesOfEntry,
  noteTexts,
} from './harmonised-entries.ts';
import { type KnownLists, listCheckOf, type ListedIngredient } from './known-lists.ts';
import { differingSubstances } from './named-substances.ts';

/** The classes, limits and statements of a harmonised entry that an ingredient lacks, or has milder. */
interface MissingHarmonised {
  entry: ListedEntry;
  classes: HarmonisedClass[];
  /** Specific limits, M factors and ATEs. */
  limits: string[];
  euh: string[];
  /** A class or M factor is lacking that neither a test of the form (`****`) nor the concentration of a solution (note B) decides. */
  isMilder: boolean;
}

function compare(ingredient: ListedIngredient, entry: ListedEntry): MissingHarmonised {
  const { data } = entry;
  const applicable = applyNotes(entry, ingredient);
  const knownClasses = ingredient.isClassificationUnknown === true ? [] : ingredient.classification;
  const classes = milderThanHarmonised(knownClasses, applicable.classes);
  // Without a factor it is 1, so only a greater one lacks.
  const limits = missingLimits(ingredient.limits, applicable.limits).filter(
    (text) => !readLimitLine(text).every((line) => line.kind === 'factor' && line.factor === 1),
  );
  const isSolution = readNotes(data.notes).includes('B');
  const isCertain = (missing: HarmonisedClass) =>
    missing.dependsOnForm !== true && !(isSolution && isLimited(missing, applicable.limits));
  const isFactor = (text: string) => readLimitLine(text).some((line) => line.kind === 'factor' && line.factor > 1);
  return {
    entry,
    classes,
    limits,
    euh: (data.euh ?? []).filter((code) => !ingredient.euh.includes(code)),
    isMilder: classes.some(isCertain) || limits.some(isFactor),
  };
}

/**
 * Compares an ingredient with its entries of Annex VI; only entries of which it lacks something are returned. Of the entries of several forms
 * one that the ingredient has whole is enough.
 */
export function missingOf(ingredient: ListedIngredient, lists: EntriesOnDay): MissingHarmonised[] {
  const compared = harmonisedEntries(ingredient, lists).map((entry) => compare(ingredient, entry));
  const missing = compared.filter(({ classes, limits, euh }) => classes.length + limits.length + euh.length > 0);
  return areSeveral(compared.map(({ entry }) => entry)) && missing.length < compared.length ? [] : missing;
}

/** `is milder than harmonised: CLP Annex VI (2025-09-01) has Flam. Liq. 2 (H225); M (acute) = 10; note B (CLP Annex VI 1.1.3.1): …` */
export function missingTexts(ingredient: ListedIngredient, { entry, classes, limits, euh }: MissingHarmonised): Texts {
  const isUnclassified = ingredient.isClassificationUnknown === true || ingredient.classification.length === 0;
  const milder = isUnclassified ? 'ownClassesMissing' : 'milderThanHarmonised';
  const parts = [...(classes.length > 0 ? [classList(classes)] : []), ...limits, ...euh];
  return messageTexts('harmonised', {
    what: messageTexts(classes.length > 0 ? milder : 'lacksHarmonised'),
    published: entry.published,
    parts: parts.join('; '),
    marks: markTexts(classes),
    notes: notesOfEntry(entry, classes),
  });
}

const provision = provisionTexts('CLP Art. 4(3)');

/** A remark about an ingredient beside what it lacks, and the field that it concerns. */
interface Remark {
  field: 'cas' | 'index' | 'classification' | 'exceptedByNotes';
  texts: Texts;
}

/** What differs from its entries the other way, or is to be chosen or answered: never overwritten, since the supplier may know more. */
export function remarksOn(ingredient: ListedIngredient, lists: EntriesOnDay): Remark[] {
  const differing = differingSubstances(ingredient);
  const remarks = remarksOnEntries(ingredient, lists);
  if (!differing) return remarks;
  const texts = messageTexts('twoSubstances', { ...differing, provision: provisionTexts('REACH Annex II 3') });
  return [{ field: 'cas', texts }, ...remarks];
}

function remarksOnEntries(ingredient: ListedIngredient, lists: EntriesOnDay): Remark[] {
  const entries = harmonisedEntries(ingredient, lists);
  const [first] = entries;
  if (!first) return [];
  const { published } = first;
  if (areSeveral(entries)) {
    const names = entries.map(({ indexNumber, name }) => `${indexNumber ?? ''} ${name}`.trim());
    const choice = { published, entries: [...new Set(names)].join('; '), provision };
    return [{ field: 'index', texts: messageTexts('severalEntries', choice) }];
  }
  const notes = readNotes(first.data.notes);
  const { classification, exceptedByNotes = [] } = ingredient;
  const harmonised = applyNotes(first, ingredient).classes;
  const remarks: Remark[] = [];
  if (classification.length > 0 && harmonised.some(isGas) && !classification.some(isGas)) {
    const texts = messageTexts('gasWithoutGroup', {
      published,
      notes: noteTexts(notes.filter((note) => note === 'U')),
    });
    remarks.push({ field: 'classification', texts });
  }
  const moreSevere = mayBeMoreSevere(notes) ? [] : moreSevereThanHarmonised(classification, harmonised);
  if (moreSevere.length > 0) {
    const values = { own: classList(moreSevere), published, parts: classList(harmonised), provision };
    remarks.push({ field: 'classification', texts: messageTexts('moreSevereThanHarmonised', values) });
  }
  for (const note of exceptedByNotes.filter((met) => !notes.includes(met)))
    remarks.push({ field: 'exceptedByNotes', texts: messageTexts('notANoteOfEntry', { note, published }) });
  return remarks;
}

const isGas = ({ category }: { category: string }) => category.startsWith('Press. Gas');

/** Whether a note leaves room for more severe classes: the entry does not cover the whole hazard, or is of a solution (note B). */
const mayBeMoreSevere = (notes: readonly string[]): boolean =>
  notes.some((note) => note === 'B' || (isNote(note) && noteRows[note].allowsMoreSevere === true));

const factsPath: Path = ['versions', 0, 'facts'];

/**
 * Findings about a product from the entries of its ingredients in the lists; none without lists. An ingredient milder than harmonised is an
 * error in a product that is published, else a warning.
 */
export const listFindings = (facts: ProductFacts, lists: KnownLists, { isPublished = true } = {}): Finding[] => [
  ...facts.composition.flatMap((ingredient, index) => {
    const path = [...factsPath, 'composition', index];
    return [
      ...missingOf(ingredient, lists).map((missing) => {
        const what = missingTexts(ingredient, missing);
        const texts = { ...messageTexts('withProvision', { what, provision }), source: what.source! };
        return (missing.isMilder && isPublished ? error : warning)([...path, 'classification'], texts);
      }),
      ...remarksOn(ingredient, lists).map(({ field, texts }) => warning([...path, field], texts)),
    ];
  }),
  ...precautionFindings(facts, lists),
  ...sheetFindings(facts, lists),
];

/** Statements that the label of a substance bears at least where a note excepts its class (Annex VI 1.1.3.1, notes K and P). */
function precautionFindings({ kind, audience, composition, label }: ProductFacts, lists: KnownLists): Finding[] {
  const [ingredient] = composition;
  if (kind !== 'substance' || !ingredient) return [];
  return harmonisedEntries(ingredient, lists).flatMap((entry) =>
    applyNotes(entry, ingredient).excepted.length === 0
      ? []
      : metNotes(entry, ingredient).flatMap((note) => {
          const { precautions = [], provision: point } = noteRows[note];
          const due = audience === 'public' && precautions.length > 0 ? ['P102', ...precautions] : precautions;
          return due
            .filter((statement) => !label.p.some((code) => code.startsWith(statement)))
            .map((statement) =>
              warning(
                [...factsPath, 'label', 'p'],
                messageTexts('lacksPrecautionOfNote', { statement, note, provision: provisionTexts(point) }),
              ),
            );
        }),
  );
}

/** An unclassified mixture with a substance of the Candidate List has a sheet on request, which its label states (EUH210). */
function sheetFindings(facts: ProductFacts, lists: KnownLists): Finding[] {
  const isConcerned = facts.kind === 'mixture' && lists.entries.some(({ kind }) => kind === 'candidateList');
  const listCheck = isConcerned ? listCheckOf(facts.composition, lists) : undefined;
  if (!listCheck || facts.label.euh.includes('EUH210')) return [];
  const { supplemental } = classify(mixtureOf({ ...facts, listCheck }));
  return supplemental
    .filter(({ code }) => code === 'EUH210')
    .map(({ code, names, provision: point }) =>
      warning(
        [...factsPath, 'label', 'euh'],
        messageTexts('lacksStatement', { code, names, provision: provisionTexts(point) }),
      ),
    );
}

/** Adds the harmonised data to an ingredient. Unknown classes stay unknown, since an entry does not name all classes. */
export function addMissing(ingredient: Ingredient, missing: readonly MissingHarmonised[]): Ingredient {
  if (missing.length === 0) return ingredient;
  return {
    ...ingredient,
    classification: missing.reduce<readonly ClassEntry[]>(
      (classification, { classes }) =>
        withHarmonised(
          classification,
          // Annex VI names gases under pressure without their group, which depends on the package (Note U).
          classes.filter((entry) => !isGas(entry)),
        ),
      ingredient.classification ?? [],
    ),
    ...(ingredient.classification === null && { hasUnknownClasses: true }),
    limits: [...ingredient.limits, ...missing.flatMap(({ limits }) => limits)],
    euh: [...new Set([...ingredient.euh, ...missing.flatMap(({ euh }) => euh)])],
  };
}

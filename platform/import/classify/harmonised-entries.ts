import { concatenate, messageTexts, type Texts } from '../../languages/messages.ts';
import { provisionTexts } from '../../languages/phrases.ts';
import { readLimitLine } from '../../law/classification/model/limit-lines.ts';
import {
  exceptionsOf,
  isNote,
  type Note,
  noteRows,
  readNotes,
} from '../../law/classification/tables/annex-vi-notes.ts';
import { applies, type HarmonisedClass, type ListedEntry } from '../../tables/regulatory-lists.ts';
import { entriesOf, type KnownLists, type ListedIngredient } from './known-lists.ts';

/** The lists, of which only the entries and the day matter. */
export type EntriesOnDay = Pick<KnownLists, 'entries' | 'today'>;

/**
 * The entries of Annex VI for an ingredient on a day: the one that its index number names, else all with its CAS or EC number. An entry that
 * has the number twice, with two others, is returned once.
 */
export function harmonisedEntries(ingredient: ListedIngredient, { entries, today }: EntriesOnDay): ListedEntry[] {
  const current = entriesOf(ingredient, entries)
    .filter(({ kind, data }) => kind === 'annexVI' && applies(data, today))
    .filter(
      ({ indexNumber }, position, all) =>
        indexNumber === null || all.findIndex((other) => other.indexNumber === indexNumber) === position,
    );
  const named = current.filter(({ indexNumber }) => indexNumber !== null && indexNumber === ingredient.index);
  return named.length > 0 ? named : current;
}

/** Whether several entries have the number of a substance, mostly for its forms: lead powder and lead massive. */
export const areSeveral = (entries: readonly ListedEntry[]): boolean =>
  new Set(entries.map(({ indexNumber }) => indexNumber)).size > 1;

/** Whether the notes whose condition the ingredient states as met except a category from the entry (Annex VI 1.1.3). */
function isExcepted(category: string, { data }: ListedEntry, { exceptedByNotes = [] }: ListedIngredient): boolean {
  const groups = exceptionsOf(readNotes(data.notes), category);
  return (
    groups.length > 0 && groups.every((notes) => notes.some((note) => exceptedByNotes.some((met) => met === note)))
  );
}

/** The classes and limits of an entry that apply to an ingredient, and the classes that its notes except. */
export function applyNotes(
  entry: ListedEntry,
  ingredient: ListedIngredient,
): { classes: HarmonisedClass[]; limits: string[]; excepted: HarmonisedClass[] } {
  const isOut = (category: string) => isExcepted(category, entry, ingredient);
  const all = entry.data.classification ?? [];
  return {
    classes: all.filter(({ category }) => !isOut(category)),
    limits: (entry.data.limits ?? []).filter(
      (text) => !readLimitLine(text).some((line) => line.kind === 'class' && isOut(line.category)),
    ),
    excepted: all.filter(({ category }) => isOut(category)),
  };
}

/** `Acute Tox. 4 (H302), Flam. Liq. 2 (H225)` */
export const classList = (classes: readonly { category: string; h: readonly string[] }[]): string =>
  classes.map(({ category, h }) => (h.length > 0 ? `${category} (${h.join(', ')})` : category)).join(', ');

/** The references behind a class of the table (Annex VI 1.2), with their provisions. */
const marks = [
  ['isMinimum', '1.2.1'],
  ['mayHaveOtherRoutes', '1.2.2'],
  ['mayHaveOtherEffects', '1.2.3'],
  ['dependsOnForm', '1.2.4'],
] as const satisfies readonly (readonly [keyof HarmonisedClass, string])[];

/** What the references of some classes mean: `; *: at least this category (CLP Annex VI 1.2.1)` */
export const markTexts = (classes: readonly Partial<HarmonisedClass>[]): Texts =>
  concatenate(
    marks
      .filter(([mark]) => classes.some((entry) => entry[mark] === true))
      .map(([mark, point]) => messageTexts(`mark.${mark}`, { provision: provisionTexts(`CLP Annex VI ${point}`) })),
  );

const noteText = (note: string): Texts =>
  isNote(note)
    ? messageTexts('noteOfEntry', {
        note,
        provision: provisionTexts(noteRows[note].provision),
        text: messageTexts(`note.${note}`),
      })
    : messageTexts('noteNotExecuted', { note });

/** What notes say: `; note U (CLP Annex VI 1.1.3.1): a gas is classified …` */
export const noteTexts = (notes: readonly string[]): Texts => concatenate(notes.map(noteText));

/** What the notes of an entry say, and where an ingredient says that the condition of one is met which could except one of the classes. */
export function notesOfEntry({ data }: ListedEntry, classes: readonly HarmonisedClass[]): Texts {
  const notes = readNotes(data.notes);
  const isOpen = classes.some(({ category }) => exceptionsOf(notes, category).length > 0);
  return concatenate([noteTexts(notes), ...(isOpen ? [messageTexts('nameMetNotes')] : [])]);
}

/** The notes of an entry whose condition is stated as met. */
export const metNotes = ({ data }: ListedEntry, { exceptedByNotes = [] }: ListedIngredient): Note[] =>
  exceptedByNotes.filter((note) => readNotes(data.notes).includes(note));

/**
 * What the notes of an ingredient's entries say of it, first of classes that they except: `base oil: Carc. 1B (H350) does not count; note L …`,
 * `formaldehyde; note B …`.
 */
export const notesOnIngredient = (ingredient: ListedIngredient, lists: EntriesOnDay): Texts[] =>
  harmonisedEntries(ingredient, lists).flatMap((entry) => {
    const { name } = ingredient;
    const { excepted } = applyNotes(entry, ingredient);
    const met = metNotes(entry, ingredient);
    const others = readNotes(entry.data.notes).filter((note) => !met.some((metNote) => metNote === note));
    const { dependsOnForm } = entry.data;
    const rest = concatenate([...(dependsOnForm ? [markTexts([{ dependsOnForm }])] : []), noteTexts(others)]);
    return [
      ...(excepted.length > 0
        ? [messageTexts('exceptedByNote', { name, parts: classList(excepted), notes: noteTexts(met) })]
        : []),
      ...(rest.en === '' ? [] : [messageTexts('notesOfIngredient', { name, notes: rest })]),
    ];
  });

import { type ContentSums, proposedRange, sumContents } from '../product/contents/sum-contents.ts';
import type { ProductFacts } from '../product/facts.ts';
import { listOf } from '../product/file-sections.ts';
import { isError } from '../product/findings.ts';
import { isClassificationStated, isWater } from '../product/ingredients.ts';
import type { KnownLists } from '../import/classify/known-lists.ts';
import { usualNames } from '../languages/common-names.ts';
import { listedFor } from './listed-substances.ts';
import type { OpenDraft } from './open-draft.ts';

export interface IngredientsPreview extends ContentSums {
  /** By ingredient the range that can be printed instead of its exact content; null: no exact content from 0 to 100 %. */
  ranges: ({ content: number; range: string } | null)[];
  /** Indices of the ingredients whose classification is not known, or not read: no class follows from them. */
  unclassified: number[];
  /** What can be filled in without a choice: of an unclassified one its only entry of Annex VI, if it applies, and the usual name where none is entered. */
  fill: { index: number; cas: string; fields: Partial<Ingredient> }[];
}

type Ingredient = ProductFacts['composition'][number];
type EnteredIngredient = Record<string, unknown>;

/** What the ingredients add up to and leave open, as they are entered. */
export function previewIngredients(
  { file, findings, listFindings }: OpenDraft,
  lists: KnownLists | undefined,
): IngredientsPreview {
  const [version] = file.versions as [{ facts: { composition?: unknown } }];
  const rows = listOf(version.facts.composition).map((row) => (row ?? {}) as EnteredIngredient);
  const faults = findings.filter((finding) => isError(finding) && !listFindings.includes(finding));
  const unread = new Set(faults.map(({ path }) => path.slice(0, classificationDepth).join()));
  const unclassified = rows.flatMap((row, index) => {
    const isRead = !unread.has(['versions', 0, 'facts', 'composition', index, 'classification'].join());
    const entered = { classification: listOf(row.classification), euh: listOf(row.euh) };
    return isRead && isClassificationStated({ ...row, ...entered } as Ingredient) ? [] : [index];
  });
  return {
    ...sumContents(rows),
    ranges: rows.map(({ content, limits }) => {
      const texts = listOf(limits).filter((limit) => typeof limit === 'string');
      const range = typeof content === 'number' ? proposedRange(content, texts) : null;
      return range === null ? null : { content: content as number, range };
    }),
    unclassified,
    fill: rows.flatMap((row, index) => {
      const { cas, ec } = row;
      if (typeof cas !== 'string') return [];
      const [entry, ...others] =
        lists && unclassified.includes(index)
          ? listedFor({ cas, ec: typeof ec === 'string' ? ec : undefined }, lists)
          : [];
      const isOnly = entry?.fields.classification !== undefined && others.length === 0;
      const usual = usualNames.get(cas);
      const known = {
        ...(usual && { name: usual }),
        ...(isWater({ cas, ec: undefined }) && { classification: [] }),
        ...(isOnly && entry.fields),
      };
      // What the author entered stays; the classification is not known.
      const fields = Object.fromEntries(
        Object.entries(known).filter(([field]) => isEmpty(row[field]) || (isOnly && field === 'classification')),
      );
      return Object.keys(fields).length > 0 ? [{ index, cas, fields }] : [];
    }),
  };
}

/** Whether nothing is entered: a cell that was emptied leaves a name without a text. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

const classificationDepth = ['versions', 0, 'facts', 'composition', 0, 'classification'].length;

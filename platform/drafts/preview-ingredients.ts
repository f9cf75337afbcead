import { type ContentSums, proposedRange, sumContents } from '../product/contents/sum-contents.ts';
import type { ProductFacts } from '../product/facts.ts';
import { listOf } from '../product/file-sections.ts';
import { isError } from '../product/findings.ts';
import { isClassificationStated } from '../product/ingredients.ts';
import type { KnownLists } from '../import/classify/known-lists.ts';
import { listedFor, type ListedSubstance } from './listed-substances.ts';
import type { OpenDraft } from './open-draft.ts';

export interface IngredientsPreview extends ContentSums {
  /** By ingredient the range that can be printed instead of its exact content; null: no exact content from 0 to 100 %. */
  ranges: ({ content: number; range: string } | null)[];
  /** Indices of the ingredients whose classification is not known, or not read: no class follows from them. */
  unclassified: number[];
  /** What Annex VI says of these: by index the substances of its entries. The choice is the author's where there are several. */
  listed: { index: number; substances: ListedSubstance[] }[];
}

type Ingredient = ProductFacts['composition'][number];
type EnteredIngredient = Record<string, unknown>;

/** What the ingredients add up to and leave open, as they are entered. */
export function previewIngredients({ file, findings }: OpenDraft, lists: KnownLists | undefined): IngredientsPreview {
  const [version] = file.versions as [{ facts: { composition?: unknown } }];
  const rows = listOf(version.facts.composition).map((row) => (row ?? {}) as EnteredIngredient);
  const unread = new Set(findings.filter(isError).map(({ path }) => path.slice(0, classificationDepth).join()));
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
    listed: unclassified.flatMap((index) => {
      const substances = lists ? listedFor(numbersIn(rows[index]!), lists) : [];
      return substances.length > 0 ? [{ index, substances }] : [];
    }),
  };
}

const numbersIn = ({ cas, ec }: EnteredIngredient) => ({
  cas: typeof cas === 'string' ? cas : undefined,
  ec: typeof ec === 'string' ? ec : undefined,
});

const classificationDepth = ['versions', 0, 'facts', 'composition', 0, 'classification'].length;

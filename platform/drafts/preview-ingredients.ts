import { type ContentSums, proposedRange, sumContents } from '../product/contents/sum-contents.ts';
import type { ProductFacts } from '../product/facts.ts';
import { isError } from '../product/findings.ts';
import { isClassificationStated } from '../product/ingredients.ts';
import type { OpenDraft } from './open-draft.ts';

export interface IngredientsPreview extends ContentSums {
  /** By ingredient the range that can be printed instead of its exact content; null: no exact content from 0 to 100 %. */
  ranges: ({ content: number; range: string } | null)[];
  /** Indices of the ingredients whose classification is not known, or not read: no class follows from them. */
  unclassified: number[];
}

type Ingredient = ProductFacts['composition'][number];
type EnteredIngredient = Record<string, unknown>;

/** What the ingredients add up to and leave open, as they are entered. */
export function previewIngredients({ file, findings }: OpenDraft): IngredientsPreview {
  const [version] = file.versions as [{ facts: { composition?: unknown } }];
  const rows = listOf(version.facts.composition).map((row) => (row ?? {}) as EnteredIngredient);
  const unread = new Set(findings.filter(isError).map(({ path }) => path.slice(0, classificationDepth).join()));
  return {
    ...sumContents(rows),
    ranges: rows.map(({ content, limits }) => {
      const texts = listOf(limits).filter((limit) => typeof limit === 'string');
      const range = typeof content === 'number' ? proposedRange(content, texts) : null;
      return range === null ? null : { content: content as number, range };
    }),
    unclassified: rows.flatMap((row, index) => {
      const isRead = !unread.has(['versions', 0, 'facts', 'composition', index, 'classification'].join());
      const lists = { classification: listOf(row.classification), euh: listOf(row.euh) };
      return isRead && isClassificationStated({ ...row, ...lists } as Ingredient) ? [] : [index];
    }),
  };
}

const classificationDepth = ['versions', 0, 'facts', 'composition', 0, 'classification'].length;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

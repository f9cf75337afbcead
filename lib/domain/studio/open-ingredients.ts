import { cellText } from '@/lib/domain/studio/ingredient-cells';
import { isWithin, listOf, objectOf, pointerInFile } from '@/lib/domain/studio/pointers';
import type { JsonObject, StepProps } from '@/lib/domain/studio/step-props';

/**
 * Whether it is known what an ingredient is classified as: without a class there is a source, it is said, or it is water. The same rule, with
 * the numbers of water, is `isClassificationStated` of the platform, which decides for imports and documents; the two change together.
 */
function isClassificationStated({
  isClassificationUnknown,
  classification,
  euh,
  source,
  cas,
  ec,
}: JsonObject): boolean {
  if (isClassificationUnknown !== undefined) return isClassificationUnknown === false;
  const isWater = cas === '7732-18-5' || (cas === undefined && ec === '231-791-2');
  return listOf(classification).length + listOf(euh).length > 0 || source !== undefined || isWater;
}

/** The names of the ingredients whose classification is not known, or not read: a class that they bring does not follow. */
export function openIngredients(
  { sections, findings, language }: Pick<StepProps, 'sections' | 'findings' | 'language'>,
  lang: string,
): string[] {
  return listOf(sections.ingredients.facts?.composition)
    .map(objectOf)
    .flatMap((row, index) => {
      const pointer = pointerInFile('facts', ['composition', index, 'classification']);
      const isRead = !findings.some((finding) => finding.severity === 'error' && isWithin(finding.pointer, pointer));
      if (isRead && isClassificationStated(row)) return [];
      return [cellText(row, 'name', language, lang) || cellText(row, 'cas', language, lang) || String(index + 1)];
    });
}

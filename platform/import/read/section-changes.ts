import { isDeepStrictEqual } from 'node:util';
import { pathInFile, pointerOf, type SectionContent } from '../../product/file-sections.ts';
import type { FieldChange } from '../../product/studio.ts';
import type { Path } from '../../product/findings.ts';

/** More changes of one save are recorded as one. */
export const maxChanges = 200;

/** Longer values are recorded by their beginning. */
const maxValueLength = 20_000;

/** The changed values of a section; of more than `maxChanges` the whole section as one. */
export function sectionChanges(before: SectionContent, after: SectionContent): FieldChange[] {
  const changes = (['product', 'facts', 'version'] as const).flatMap((part) =>
    changesOf(before[part] ?? {}, after[part] ?? {}, []).map(({ path, ...values }) => ({
      field: pointerOf(pathInFile(part, path)),
      ...values,
    })),
  );
  if (changes.length <= maxChanges) return changes.map(recorded);
  return [recorded({ field: '', before, after })];
}

/** The values in which two values of JSON differ, each with its path. */
export function changesOf(
  before: unknown,
  after: unknown,
  path: Path,
): { path: Path; before: unknown; after: unknown }[] {
  if (Object.is(before, after)) return [];
  if (isContainer(before) && isContainer(after) && Array.isArray(before) === Array.isArray(after)) {
    const keys = Array.isArray(before)
      ? Array.from({ length: Math.max(before.length, (after as unknown[]).length) }, (_, place) => place)
      : [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => changesOf(valueAt(before, key), valueAt(after, key), [...path, key]));
  }
  return isDeepStrictEqual(before, after) ? [] : [{ path, before: before ?? null, after: after ?? null }];
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
const valueAt = (container: object, key: string | number) =>
  Object.hasOwn(container, key) ? (container as Record<string | number, unknown>)[key] : undefined;

const recorded = ({ field, before, after }: FieldChange): FieldChange => ({
  field,
  before: shortened(before),
  after: shortened(after),
});

function shortened(value: unknown): unknown {
  const text = JSON.stringify(value) ?? 'null';
  return text.length <= maxValueLength ? value : { beginning: text.slice(0, maxValueLength), length: text.length };
}

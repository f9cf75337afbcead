import { isDeepStrictEqual } from 'node:util';
import { pathInFile, pointerOf, type SectionContent } from '../product/file-sections.ts';
import type { FieldChange } from '../product/studio.ts';
import type { Path } from '../product/findings.ts';

/** More changes of one save are recorded as one. */
export const maxChanges = 200;

/** Longer values are recorded by their beginning. */
const maxValueLength = 20_000;

/** The changed values of a section; of more than `maxChanges` the whole section as one. */
export function sectionChanges(former: SectionContent, current: SectionContent): FieldChange[] {
  const changes = (['product', 'facts', 'version'] as const).flatMap((part) =>
    changesOf(former[part] ?? {}, current[part] ?? {}, []).map(({ path, ...values }) => ({
      field: pointerOf(pathInFile(part, path)),
      before: values.before ?? null,
      after: values.after ?? null,
    })),
  );
  if (changes.length <= maxChanges) return changes.map(recorded);
  return [recorded({ field: '', before: former, after: current })];
}

/** The values in which two values of JSON differ, each with its path; undefined: absent. */
function changesOf(former: unknown, current: unknown, path: Path): { path: Path; before: unknown; after: unknown }[] {
  if (Object.is(former, current)) return [];
  if (isContainer(former) && isContainer(current) && Array.isArray(former) === Array.isArray(current)) {
    const keys = Array.isArray(former)
      ? Array.from({ length: Math.max(former.length, (current as unknown[]).length) }, (_, index) => index)
      : [...new Set([...Object.keys(former), ...Object.keys(current)])];
    return keys.flatMap((key) => changesOf(valueAt(former, key), valueAt(current, key), [...path, key]));
  }
  return isDeepStrictEqual(former, current) ? [] : [{ path, before: former, after: current }];
}

/** Fields whose empty value says something that an absent one does not: null is ‘none’, an empty list ‘assessed, and none’. */
const statedWhenEmpty = new Set<PropertyKey>([
  'transport',
  'packingGroup',
  'hazardIdentificationNumber',
  'tunnelCode',
  'signalWord',
  'category',
  'classification',
  'pictograms',
  'h',
  'euh',
  'p',
  'contains',
]);

/** Whether a value says as much as an absent one: null, an empty text, list or object, or an object of such values. */
function saysNothing(value: unknown, path: Path): boolean {
  if (value === undefined) return true;
  const name = path.at(-1)!;
  // An entry of a list is one, whatever it contains.
  if (typeof name === 'number' || statedWhenEmpty.has(name)) return false;
  if (value === null || value === '') return true;
  if (!isContainer(value)) return false;
  return Array.isArray(value)
    ? value.length === 0
    : Object.entries(value).every(([key, inner]) => saysNothing(inner, [...path, key]));
}

/** The values in which two values of JSON differ as facts: an absent value and an empty one are the same. */
export const factChangesOf = (former: object, current: object) =>
  changesOf(former, current, []).filter(
    ({ path, ...change }) => !(saysNothing(change.before, path) && saysNothing(change.after, path)),
  );

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

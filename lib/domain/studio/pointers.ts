import type { Finding, JsonObject, JsonValue, SectionContent, Sections } from '@/lib/domain/studio/step-props';

/** A path within a JSON value: names of fields and indices of lists. */
export type Path = readonly (string | number)[];

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON value as an object; another one as an empty object. */
export const objectOf = (value: JsonValue | undefined): JsonObject => (isObject(value) ? value : {});
/** A JSON value as a list; another one as an empty list. */
export const listOf = (value: JsonValue | undefined): readonly JsonValue[] =>
  Array.isArray(value) ? (value as readonly JsonValue[]) : [];

/** The value at a path; undefined where there is none. */
export function valueAt(value: JsonValue | undefined, path: Path): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((inner, key) => {
    if (Array.isArray(inner)) return (inner as readonly JsonValue[])[Number(key)];
    return isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined;
  }, value);
}

/**
 * A copy with another value at a path; undefined removes the field. Objects on the way are created, all other values are the same
 * objects as before, and an object keeps the order of its fields.
 */
export function withValueAt(
  value: JsonValue | undefined,
  path: Path,
  next: JsonValue | undefined,
): JsonValue | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (Array.isArray(value)) {
    const list = [...(value as readonly JsonValue[])];
    const changed = withValueAt(list[Number(key)], rest, next);
    if (changed === undefined) list.splice(Number(key), 1);
    else list[Number(key)] = changed;
    return list;
  }
  const { [key]: oldValue, ...others } = objectOf(value);
  const changed = withValueAt(oldValue, rest, next);
  if (changed === undefined) return others;
  return { ...objectOf(value), [key]: changed };
}

/** A path as a JSON pointer (RFC 6901). */
export const pointerOf = (path: Path): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The path of a JSON pointer. */
export const pathOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Whether a pointer names a value or something within it. */
export const isWithin = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);

/** Path of each part of a section in the product file. */
const rootOf = { product: [], facts: ['versions', 0, 'facts'], version: ['versions', 0] } as const;
export type SectionPart = keyof typeof rootOf;

/** The pointer within the product file of a path within a part of a section. */
export const pointerInFile = (part: SectionPart, path: Path): string => pointerOf([...rootOf[part], ...path]);

/** A section with another value at a path of one of its parts. */
export function withSectionValue(
  section: SectionContent,
  part: SectionPart,
  path: Path,
  next: JsonValue | undefined,
): SectionContent {
  const changed = objectOf(withValueAt(section[part] ?? {}, path, next));
  return Object.keys(changed).length === 0 && section[part] === undefined ? section : { ...section, [part]: changed };
}

/** The findings of a value, optionally with those of its parts. */
export const findingsAt = (findings: readonly Finding[], pointer: string, includesParts: boolean): readonly Finding[] =>
  findings.filter((finding) => (includesParts ? isWithin(finding.pointer, pointer) : finding.pointer === pointer));

/** The facts of a draft, from all of its sections. */
export const factsOf = (sections: Sections): JsonObject =>
  Object.assign({}, ...Object.values(sections).map(({ facts }) => facts ?? {})) as JsonObject;

/** Replaces field paths in a message of the platform, such as `versions[0].facts.composition[2].name`, with field labels. */
export const nameFields = (message: string, labelOf: (pointer: string) => string): string =>
  message.replace(/\bversions\[\d+\](?:\.\w+|\[\d+\])+/g, (field) => {
    const label = labelOf(`/${field.replaceAll(/\[(\d+)\]/g, '.$1').replaceAll('.', '/')}`);
    return label ? `‘${label}’` : field;
  });

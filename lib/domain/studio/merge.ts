import { pointerOf } from '@/lib/domain/studio/pointers';
import type { JsonObject, JsonValue } from '@/lib/domain/studio/step-props';

/** A value of a section; undefined where there is none. */
type Value = JsonValue | undefined;

/** A field that two people changed in different ways; undefined: the one removed it. */
export interface FieldConflict {
  /** JSON pointer within the section's content, `/facts/composition/2/content`. */
  pointer: string;
  mine: Value;
  theirs: Value;
}

export const isObject = (value: Value): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Value): value is readonly JsonValue[] => Array.isArray(value);

/** Whether two values are the same; the order of an object's fields does not count, and undefined is an omitted field. */
export function isSame(first: Value, second: Value): boolean {
  if (first === second) return true;
  if (isList(first) && isList(second))
    return first.length === second.length && first.every((entry, index) => isSame(entry, second[index]));
  if (!isObject(first) || !isObject(second)) return false;
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].every((name) =>
    isSame(first[name], second[name]),
  );
}

/**
 * Merges two changes of one value by field: what one side changed counts, and what both changed in the same way. What both changed
 * differently is a conflict, where `merged` has my value. Rows of a list are matched by their content, so that rows that were
 * added, removed or moved are not mixed with others; where that leaves doubt, the whole list is a conflict.
 */
export function mergeFields(base: Value, mine: Value, theirs: Value): { merged: Value; conflicts: FieldConflict[] } {
  const conflicts: FieldConflict[] = [];
  return { merged: mergeValue(base, mine, theirs, '', conflicts), conflicts };
}

function mergeValue(base: Value, mine: Value, theirs: Value, pointer: string, conflicts: FieldConflict[]): Value {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isObject(mine) && isObject(theirs) && (isObject(base) || base === undefined))
    return mergeObject(base ?? {}, mine, theirs, pointer, conflicts);
  if (isList(base) && isList(mine) && isList(theirs)) {
    const listConflicts: FieldConflict[] = [];
    const merged = mergeList(base, mine, theirs, pointer, listConflicts);
    if (merged) {
      conflicts.push(...listConflicts);
      return merged;
    }
  }
  conflicts.push({ pointer, mine, theirs });
  return mine;
}

function mergeObject(
  base: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  pointer: string,
  conflicts: FieldConflict[],
): JsonObject {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const fields = names.map((name) => [
    name,
    mergeValue(base[name], mine[name], theirs[name], pointer + pointerOf([name]), conflicts),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as JsonObject;
}

type List = readonly JsonValue[];

/** Merges the parts between rows that all three lists have (diff3); null where both sides changed the rows of one part. */
function mergeList(
  base: List,
  mine: List,
  theirs: List,
  pointer: string,
  conflicts: FieldConflict[],
): JsonValue[] | null {
  const mineIndices = matchRows(base, mine);
  const theirsIndices = matchRows(base, theirs);
  const merged: JsonValue[] = [];
  let [baseStart, mineStart, theirsStart] = [0, 0, 0];
  for (let index = 0; index <= base.length; index += 1) {
    const isEnd = index === base.length;
    const mineEnd = isEnd ? mine.length : mineIndices[index]!;
    const theirsEnd = isEnd ? theirs.length : theirsIndices[index]!;
    if (mineEnd < 0 || theirsEnd < 0) continue;
    const part = mergePart(
      base.slice(baseStart, index),
      mine.slice(mineStart, mineEnd),
      theirs.slice(theirsStart, theirsEnd),
      (row) => pointer + pointerOf([merged.length + row]),
      conflicts,
    );
    if (part === null) return null;
    merged.push(...part);
    if (!isEnd) merged.push(base[index]!);
    [baseStart, mineStart, theirsStart] = [index + 1, mineEnd + 1, theirsEnd + 1];
  }
  return merged;
}

function mergePart(
  base: List,
  mine: List,
  theirs: List,
  pointerAt: (row: number) => string,
  conflicts: FieldConflict[],
): List | null {
  if (isSame(base, theirs) || isSame(mine, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  // Both sides added rows at the same index: theirs come first.
  if (base.length === 0) return [...theirs, ...mine];
  if (base.length !== mine.length || base.length !== theirs.length)
    return mergeMoved(base, mine, theirs) ?? mergeMoved(base, theirs, mine);
  return base.map((row, index) => mergeValue(row, mine[index], theirs[index], pointerAt(index), conflicts) ?? null);
}

/** Merges rows that one side added or removed with rows that the other side edited; null in other cases, and if a removed row was edited. */
function mergeMoved(base: List, moved: List, edited: List): List | null {
  if (edited.length !== base.length) return null;
  const indices = matchRows(base, moved);
  const merged: JsonValue[] = [];
  let start = 0;
  for (const [index, movedIndex] of indices.entries()) {
    if (movedIndex >= 0) {
      merged.push(...moved.slice(start, movedIndex), edited[index]!);
      start = movedIndex + 1;
    } else if (!isSame(edited[index], base[index])) return null;
  }
  return [...merged, ...moved.slice(start)];
}

/** For each row of `base` its index in `other`, -1 for a row that is not there: the longest common subsequence. */
function matchRows(base: List, other: List): number[] {
  const otherKeys = other.map(keyOf);
  const baseKeys = base.map(keyOf);
  const lengths = Array.from({ length: base.length + 1 }, () => new Uint32Array(other.length + 1));
  for (let i = base.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      lengths[i]![j] =
        baseKeys[i] === otherKeys[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  const matched = new Array<number>(base.length).fill(-1);
  for (let i = 0, j = 0; i < base.length && j < other.length;) {
    if (baseKeys[i] === otherKeys[j]) {
      matched[i] = j;
      i += 1;
      j += 1;
    } else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i += 1;
    else j += 1;
  }
  return matched;
}

/** A text that is the same for the same values, in whatever order their fields are. */
const keyOf = (value: JsonValue): string =>
  JSON.stringify(value, (_name, part: JsonValue) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

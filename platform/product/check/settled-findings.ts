import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Finding, isError, isSettled, type Path, type Settlement } from '../findings.ts';
import { settledFinding, type SettledFinding, type SettledKey } from '../product-file.ts';

/**
 * Warnings that an author looked at and left as they are, with the reason. An entry holds for the warning of its code and basis: when a value
 * that the warning names or stands at changes, its basis is another one and the warning is open again. Errors cannot be settled.
 */

/** The key of a warning by which it is settled; undefined: it cannot be, as one that `justifications` settles. */
export const settledKeyOf = ({ texts, basis }: Finding): SettledKey | undefined =>
  texts?.source && basis !== undefined ? { finding: texts.source.code, basis } : undefined;

const isSameKey = (left: SettledKey, right: SettledKey) => left.finding === right.finding && left.basis === right.basis;

/** Who settled what: for the product, and for all products of its workgroup. */
export interface SettledFindings {
  product: readonly SettledFinding[];
  workgroup?: readonly SettledFinding[] | undefined;
}

/**
 * The findings with their bases, those that are settled with their settlement.
 * @param file the product file at which the paths of the findings point
 */
export const settleFindings = (
  findings: readonly Finding[],
  file: unknown,
  { product, workgroup = [] }: SettledFindings,
): Finding[] =>
  findings.map((finding) => {
    if (isError(finding) || isSettled(finding) || !finding.texts?.source) return finding;
    const known = { ...finding, basis: basisOf(finding, file) };
    const key = settledKeyOf(known)!;
    const settlementIn = (scope: Settlement['scope'], entries: readonly SettledFinding[]): Settlement | undefined => {
      const entry = entries.find((candidate) => isSameKey(candidate, key));
      return entry && { scope, reason: entry.reason, user: entry.user, date: entry.date };
    };
    const settled = settlementIn('product', product) ?? settlementIn('workgroup', workgroup);
    return settled ? { ...known, settled } : known;
  });

/** Digest of a warning's figures and of the values at its paths. */
const basisOf = ({ texts, path, related }: Finding, file: unknown): string =>
  createHash('sha256')
    .update(orderedJson([texts!.source!.values, valueAt(file, path), related && valueAt(file, related)]))
    .digest('hex')
    .slice(0, 16);

/** Number of keys in the path of a version's facts, which are no value of a finding. */
const factsDepth = 3;

/** The value at a path; null for a product or its facts as a whole, and where nothing is stated. */
function valueAt(file: unknown, path: Path): unknown {
  if (path.length === 0 || (path[0] === 'versions' && path.length <= factsDepth)) return null;
  const value = path.reduce<unknown>(
    (outer, key) =>
      typeof outer === 'object' && outer !== null && Object.hasOwn(outer, key)
        ? (outer as Record<PropertyKey, unknown>)[key]
        : null,
    file,
  );
  return value ?? null;
}

/** JSON with sorted keys, since the database does not preserve their order. */
const orderedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );

/** Who settles findings, and on which day. */
export interface Settler {
  name: string;
  today: string;
}

const entries = z.array(z.unknown()).catch([]);
const signable = settledFinding.pick({ finding: true, basis: true, reason: true }).loose();

/**
 * The entries of `settledFindings` of a section that a user saves: one that is stored keeps who settled it and when, any other is the user's.
 * Entries in no right form stay as they are, for findings to name.
 * @param stored the entries before
 */
export function signSettled(saved: unknown, stored: unknown, { name, today }: Settler): unknown {
  if (!Array.isArray(saved)) return saved;
  const known = entries.parse(stored).flatMap((entry) => settledFinding.safeParse(entry).data ?? []);
  return saved.map((entry: unknown) => {
    const signed = signable.safeParse(entry).data;
    if (!signed) return entry;
    return (
      known.find((candidate) => isSameKey(candidate, signed) && candidate.reason === signed.reason) ?? {
        ...signed,
        user: name,
        date: today,
      }
    );
  });
}

import type { Dossier, Substance } from '@/lib/domain/dossier';
import type { IdentifierKind } from '@/lib/domain/json-ld/json-ld-context';
import { isValidUfi } from '@/lib/domain/ufi';

/** Mass % from which on a substance goes by its main constituent (ECHA, Guidance for identification and naming of substances, 4.2.1). */
const mainConstituent = 80;

/** The substance that a product is; null for a mixture, whose ingredients' numbers are not the product's. */
function ownSubstance({ ufi, substances }: Dossier): Substance | null {
  const [only, ...others] = substances.rows;
  return only && others.length === 0 && ufi === null && (only.content ?? 0) >= mainConstituent ? only : null;
}

/** The numbers under which a product is registered, in the order of their registers; a UFI with a wrong check character is none. */
export function productNumbers(dossier: Dossier): { kind: IdentifierKind; value: string }[] {
  const { ufi } = dossier;
  const substance = ownSubstance(dossier);
  const numbers: [IdentifierKind, string | null | undefined][] = [
    ['UFI', ufi !== null && isValidUfi(ufi) ? ufi : null],
    ['CAS', substance?.cas],
    ['EC', substance?.ec],
    ['Index', substance?.index],
    ['REACH', substance?.reach],
  ];
  return numbers.flatMap(([kind, value]) => (value ? [{ kind, value }] : []));
}

/** A number with its register in front, in whatever language: `CAS 67-64-1`, `EG 200-662-2`, `Indeks 606-001-00-8`. */
const registered = /^[\p{L} .]+ \d+(?:-[\dX]+){2,}$/u;

/** The product's other names, without the numbers that the platform lists among them. */
export function otherNames({ identifiers }: Dossier): string[] {
  return identifiers.filter((text) => !registered.test(text));
}

import { type CommonNames, commonNamesEn } from './en/common-names.ts';
import type { Localised } from './languages.ts';
import { languages } from './registry.ts';

/** A substance and what people call it. */
interface NamedSubstance {
  /** CAS numbers: the substance, then its hydrates, solutions and isomers that go by the same names. */
  cas: readonly string[];
  names: string[];
}

/** Hydrates, solutions and isomers that go by the names of a substance, by its CAS number. */
const alike: Partial<Record<keyof CommonNames, readonly string[]>> = {
  '7681-52-9': ['10022-70-5'],
  '77-92-9': ['5949-29-1'],
  '144-62-7': ['6153-56-6'],
  '50-21-5': ['79-33-4', '598-82-3'],
  '10043-35-3': ['11113-50-1'],
  '1303-96-4': ['1330-43-4', '12179-04-3'],
  '1336-21-6': ['7664-41-7'],
  '1330-20-7': ['95-47-6', '108-38-3', '106-42-3'],
  '8052-41-3': ['64742-82-1', '64742-88-7'],
  '497-19-8': ['5968-11-6', '6132-02-1'],
  '471-34-1': ['1317-65-3'],
  '7778-18-9': ['10101-41-4', '13397-24-5'],
  '7757-82-6': ['7727-73-3'],
  '7487-88-9': ['10034-99-8'],
  '7758-98-7': ['7758-99-8'],
  '7720-78-7': ['7782-63-0'],
  '7784-24-9': ['10043-67-1'],
  '106-97-8': ['75-28-5'],
};

/** The usual name of a substance in the languages of documents, by its CAS number. */
export const usualNames = new Map<string, Localised>(
  Object.keys(commonNamesEn).map((cas) => [
    cas,
    Object.fromEntries(
      Object.entries(languages).map(([code, { commonNames: names }]) => [
        code,
        names[cas as keyof CommonNames].split(', ')[0]!,
      ]),
    ),
  ]),
);

/**
 * Common names of substances in trade and households, by which the catalogue finds them as by their CAS numbers. A name may stand at
 * several substances. It is no list of what is dangerous, and it is not complete.
 */
export const commonNames: readonly NamedSubstance[] = (Object.keys(commonNamesEn) as (keyof CommonNames)[]).map(
  (cas) => ({
    cas: [cas, ...(alike[cas] ?? [])],
    names: Object.values(languages).flatMap((language) => language.commonNames[cas].split(', ')),
  }),
);

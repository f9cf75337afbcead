import type { PhysicalHazard } from '../../hazard-classes.ts';

/** Frequent substances whose structure and handling show that they are not of a physical hazard class. */
interface Structure {
  /** CAS numbers. */
  cas: readonly string[];
  /** The name of a member, in small letters: of the mixtures of hydrocarbons that have no CAS number. */
  names?: RegExp;
  /** The classes that CLP Annex I excludes for them (`structure` of tested-classes.ts). */
  excludes: readonly PhysicalHazard[];
  /** Whether they burn; null: it depends on more than the structure. */
  burns: boolean | null;
  /** Whether they neither decompose nor polymerise at normal temperatures, without a stabiliser. */
  isStable: boolean;
  /** Whether they burn to carbon oxides; those of the first row also to soot. */
  hasCarbon: boolean;
}

const numbers = (list: string): readonly string[] => list.split(' ');

/** No group of Tables A6.1 to A6.3 of the UN Manual of Tests and Criteria, Appendix 6, and no –O–O–. */
const noGroup = ['explosives', 'selfReactive', 'organicPeroxides', 'desensitisedExplosives'] as const;
/** Neither metals nor metalloids, no oxygen or halogen but on carbon or hydrogen; stable in air for days. */
const stable = [
  'pyrophoricLiquids',
  'pyrophoricSolids',
  'waterReactive',
  'oxidisingGases',
  'oxidisingLiquids',
  'oxidisingSolids',
] as const;

const rows = {
  /** Alkanes, cycloalkanes and aromatics, and refined mixtures of them; not alkenes, dienes and alkynes. */
  hydrocarbons: {
    cas: numbers(
      '74-82-8 74-84-0 74-98-6 106-97-8 75-28-5 109-66-0 78-78-4 463-82-1 110-54-3 107-83-5 96-14-0 75-83-2 79-29-8 142-82-5 111-65-9 540-84-1 111-84-2 124-18-5 1120-21-4 112-40-3 287-92-3 110-82-7 96-37-7 108-87-2 71-43-2 108-88-3 95-47-6 108-38-3 106-42-3 1330-20-7 100-41-4 98-82-8 103-65-1 95-63-6 108-67-8 526-73-8 91-20-3 8052-41-3 64742-48-9 64742-49-0 64742-82-1 64742-47-8 64742-95-6 64742-94-5 64742-54-7 64742-55-8 8042-47-5 8002-74-2',
    ),
    names:
      /^(?:hydrocarbons|kohlenwasserstoffe|hydrocarbures|ogljikovodiki|idrocarburi|hidrocarburos|węglowodory|υδρογονάνθρακες),? c\d+(?:[-–]c?\d+)?\b|^(?:white spirit|testbenzin|ragia minerale|benzyna lakowa|lakni bencin)\b/,
    excludes: [...noGroup, ...stable],
    burns: true,
    isStable: true,
    hasCarbon: true,
  },
  /** Alcohols, ketones, esters, glycols and their ethers, carboxylic acids: carbon, hydrogen, and oxygen on these. */
  oxygenated: {
    cas: numbers(
      '67-56-1 64-17-5 71-23-8 67-63-0 71-36-3 78-83-1 78-92-2 75-65-0 67-64-1 78-93-3 108-10-1 108-94-1 141-78-6 79-20-9 123-86-4 110-19-0 108-21-4 109-60-4 108-65-6 107-98-2 111-76-2 112-34-5 34590-94-8 107-21-1 57-55-6 56-81-5 616-38-6 64-19-7 64-18-6 77-92-9 5949-29-1 50-21-5 79-33-4 100-51-6 122-99-6 115-10-6',
    ),
    excludes: [...noGroup, ...stable],
    burns: null,
    isStable: true,
    hasCarbon: true,
  },
  /** Chlorinated methanes, ethanes and propanes. */
  chlorinated: {
    cas: numbers('75-09-2 67-66-3 56-23-5 71-55-6 107-06-2 79-00-5 78-87-5'),
    excludes: [...noGroup, ...stable],
    burns: null,
    isStable: false,
    hasCarbon: true,
  },
  /**
   * Compounds of carbon, hydrogen, oxygen, nitrogen and chlorine without a bond between two atoms of oxygen, nitrogen or chlorine: amines and
   * amides, and such as may be self-reactive by a group of Table A6.3: chlorinated ethenes, isocyanates, epoxides, acrylates, styrene.
   */
  reactive: {
    cas: numbers(
      '79-01-6 127-18-4 156-59-2 156-60-5 540-59-0 822-06-0 28182-81-2 4098-71-9 53880-05-0 101-68-8 5873-54-1 26447-40-5 9016-87-9 584-84-9 91-08-7 26471-62-5 1675-54-3 25068-38-6 28064-14-4 16096-31-4 2425-79-8 68609-97-2 106-89-8 80-62-6 141-32-2 140-88-5 79-10-7 79-41-4 868-77-9 100-42-5 108-05-4 141-43-5 111-42-2 102-71-6 111-40-0 112-24-3 107-15-3 2855-13-2 1477-55-0 57-13-6 872-50-4 68-12-2',
    ),
    excludes: [...noGroup.filter((name) => name !== 'selfReactive'), ...stable],
    burns: null,
    isStable: false,
    hasCarbon: true,
  },
  /** Salts, acids and bases of metals and ammonia that do not oxidise, and minerals. */
  inorganic: {
    cas: numbers(
      '7647-01-0 7664-38-2 7664-93-9 5329-14-6 1310-73-2 1310-58-3 7647-14-5 7447-40-7 10043-52-4 497-19-8 144-55-8 584-08-7 6834-92-0 1344-09-8 1312-76-1 7757-82-6 7558-79-4 7601-54-9 13463-67-7 471-34-1 1317-65-3 7727-43-7 7631-86-9 14808-60-7 7778-18-9 10101-41-4 14807-96-6 1332-58-7',
    ),
    excludes: noGroup,
    burns: false,
    isStable: true,
    hasCarbon: false,
  },
  /** Acids, salts and peroxides that do not burn and may oxidise. */
  oxidisers: {
    cas: numbers('7722-84-1 7697-37-2 7601-90-3 7681-52-9 7778-54-3 7775-09-9 7758-19-2 7632-00-0 7631-99-4 7757-79-1'),
    excludes: ['organicPeroxides'],
    burns: false,
    isStable: false,
    hasCarbon: false,
  },
  /** Water, carbon dioxide, nitrogen and noble gases. */
  inert: {
    cas: numbers('7732-18-5 124-38-9 7727-37-9 7440-37-1 7440-59-7 7440-01-9 7439-90-9 7440-63-3'),
    excludes: [...noGroup, ...stable, 'flammableGases'],
    burns: false,
    isStable: true,
    hasCarbon: false,
  },
} as const satisfies Record<string, Structure>;

export type StructureName = keyof typeof rows;
export const structureRows: Readonly<Record<StructureName, Structure>> = rows;
const structureNames = Object.keys(rows) as StructureName[];
const structureNumbers = new Map(
  structureNames.flatMap((structure) => structureRows[structure].cas.map((cas) => [cas, structure] as const)),
);

/** The structure of a substance by its CAS number or its name in a language of documents; null: none that is known. */
export const structureOf = ({ cas, name }: { cas?: string | undefined; name: string }): StructureName | null =>
  structureNumbers.get(cas ?? '') ??
  structureNames.find((structure) => structureRows[structure].names?.test(name.toLowerCase())) ??
  null;

/**
 * Groups of substances with reactions, decomposition products or treatments that no hazard class tells. A product that contains a group has
 * its name as a trait, which the rules of phrases read (product/group-phrases.ts). An ingredient belongs to a group by one of its numbers, a
 * name, a statement, a category or a field of the product file, or because the author says so in `substanceGroups`.
 */
interface SubstanceGroupRow {
  /** CAS numbers of members, in particular those that CLP Annex VI does not name. */
  cas?: readonly string[];
  /** The name of a member, in small letters: of CLP Annex VI, or of the ingredient in a language of the product file. */
  names?: RegExp;
  /** Statements that only members, or products that contain them, have. */
  statements?: readonly string[];
  /** Categories that only members have. */
  categories?: RegExp;
  /** Every substance in nanoform is a member. */
  isNanoform?: true;
  /** Mass %, volume % of gases, from which the members together give the product the trait; omitted: any content. */
  minContent?: number;
  /** No substance of CLP Annex VI is a member unless a number, name, statement or category of the row says so. */
  isExhaustive?: true;
  /** The provision that shows the members or the minimum content. */
  provision: string;
  /** The rule of REACH Annex XVII with the text that the label of a product with members carries; the table of restrictions executes it. */
  labelText?: string;
}

/** A list of CAS numbers, separated by spaces. */
const numbers = (list: string): readonly string[] => list.split(' ');

const rows = {
  isocyanates: {
    // Oligomers and polymers of HDI, IPDI, MDI and TDI.
    cas: numbers('28182-81-2 4035-89-6 53880-05-0 9016-87-9 25686-28-6 9017-01-0 26006-20-2 67815-87-6'),
    // Not isothiocyanates, complexes, blocked isocyanates, and products in which the isocyanate has reacted.
    names:
      /^(?!.*(?:thiocyan|reaction|blo[ckq]|diammine|polyurethan)).*(?:isocyanat|isocianat|izocyjanian|izocianat|ισοκυαν)/,
    statements: ['EUH204'],
    minContent: 0.1,
    isExhaustive: true,
    provision: 'CLP Annex II 2.4; REACH Annex XVII 74(1)',
    labelText: 'REACH Annex XVII 74(2)',
  },
  activeChlorine: {
    // Sodium, calcium and lithium hypochlorite, troclosene sodium (also as dihydrate), and symclosene.
    cas: ['7681-52-9', '7778-54-3', '13840-33-0', '2893-78-9', '51580-86-0', '87-90-1'],
    statements: ['EUH206'],
    provision: 'CLP Annex II 2.6',
  },
  hydrogenPeroxide: {
    cas: ['7722-84-1'],
    minContent: 5,
    isExhaustive: true,
    provision: 'CLP Annex VI, 008-003-00-9',
  },
  inorganicPeroxides: {
    cas: ['15630-89-4', '1305-79-9', '1314-22-3', '70693-62-8', '7775-27-1'],
    names: /perborate|peroxoborate|peroxodisulphate|persulphate|^(?:sodium|barium|calcium|magnesium) peroxide/,
    minContent: 5,
    provision: 'CLP Annex VI, 011-003-00-1 (sodium peroxide), 016-060-00-6, 016-061-00-1',
  },
  strongAcids: {
    // Hydrochloric, sulphuric, nitric, phosphoric, perchloric, hydrobromic, methanesulphonic, trichloroacetic and sulphamic acid.
    cas: numbers(
      '7647-01-0 7664-93-9 8014-95-7 7697-37-2 7664-38-2 7601-90-3 10035-10-6 75-75-2 76-03-9 5329-14-6 64-18-6',
    ),
    minContent: 5,
    provision: 'CLP Annex VI, 016-020-00-8 (sulphuric acid), 007-004-00-1 (nitric acid)',
  },
  strongBases: {
    // Hydroxides of sodium, potassium, lithium and tetramethylammonium, sodium methanolate, sodium silicates of high alkalinity.
    cas: ['1310-73-2', '1310-58-3', '1310-65-2', '75-59-2', '124-41-4', '6834-92-0', '1313-59-3', '12136-45-7'],
    minContent: 2,
    provision: 'CLP Annex VI, 011-002-00-6 (sodium hydroxide), 019-002-00-8 (potassium hydroxide)',
  },
} as const satisfies Record<string, SubstanceGroupRow>;

export type SubstanceGroup = keyof typeof rows;
export const substanceGroupRows: Readonly<Record<SubstanceGroup, SubstanceGroupRow>> = rows;
export const substanceGroups = Object.keys(rows) as [SubstanceGroup, ...SubstanceGroup[]];

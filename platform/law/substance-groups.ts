/**
 * Groups of substances with reactions, decomposition products or treatments that no hazard class tells. A product that contains a group has
 * its name as a trait, which the rules of phrases read (product/phrase-rules.ts). An ingredient belongs to a group by one of its numbers, a
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
  hydrofluoricAcid: {
    // Hydrogen fluoride and the hydrogen difluorides of sodium, potassium and ammonium, whose solutions contain it.
    cas: ['7664-39-3', '1333-83-1', '7789-29-9', '1341-49-7'],
    minContent: 0.1,
    isExhaustive: true,
    provision: 'CLP Annex VI, 009-002-00-6, 009-003-00-1, 009-007-00-3 to 009-009-00-4',
  },
  fluorides: {
    // Soluble fluorides and fluorosilicates, and fluorosilicic and fluoroboric acid; not calcium fluoride.
    cas: ['7681-49-4', '7789-23-3', '12125-01-8', '7783-47-3', '16961-83-4', '16872-11-0', '16893-85-9', '16871-90-2'],
    minContent: 1,
    provision: 'CLP Annex VI, 009-004-00-7 (sodium fluoride: EUH032), 009-010-00-X to 009-012-00-0',
  },
  phosphates: {
    // Phosphoric acid, its salts, polyphosphates, and phosphonic acids of cleaning products.
    cas: numbers(
      '7664-38-2 7601-54-9 7558-79-4 7558-80-7 7778-53-2 7758-11-4 7778-77-0 7722-76-1 7783-28-0 7722-88-5 7320-34-5 7758-29-4 13845-36-8 10124-56-8 2809-21-4 6419-19-8 37971-36-1',
    ),
    minContent: 1,
    provision: 'CLP Annex VI, 015-011-00-6 (phosphoric acid)',
  },
  carbonMonoxide: {
    cas: ['630-08-0'],
    minContent: 0.1,
    isExhaustive: true,
    provision: 'CLP Annex VI, 006-001-00-2',
  },
  methanol: {
    cas: ['67-56-1'],
    // STOT SE 2 from its specific limit on.
    minContent: 3,
    isExhaustive: true,
    provision: 'CLP Annex VI, 603-001-00-X',
  },
  hydrogenSulphide: {
    cas: ['7783-06-4'],
    minContent: 0.1,
    isExhaustive: true,
    provision: 'CLP Annex VI, 016-001-00-4',
  },
  ammonia: {
    cas: ['7664-41-7', '1336-21-6'],
    minContent: 5,
    isExhaustive: true,
    provision: 'CLP Annex VI, 007-001-00-5, 007-001-01-2',
  },
  elementalChlorine: {
    cas: ['7782-50-5'],
    minContent: 0.1,
    isExhaustive: true,
    provision: 'CLP Annex VI, 017-001-00-7',
  },
  sulphurDioxide: {
    cas: ['7446-09-5'],
    minContent: 0.1,
    isExhaustive: true,
    provision: 'CLP Annex VI, 016-011-00-9',
  },
  hydrogenCyanide: {
    cas: ['74-90-8'],
    minContent: 0.1,
    isExhaustive: true,
    provision: 'CLP Annex VI, 006-006-00-X, 006-006-01-7',
  },
  cyanides: {
    // Salts of hydrogen cyanide; complex cyanides such as hexacyanoferrates are none.
    cas: ['143-33-9', '151-50-8', '592-01-8', '542-62-1', '557-21-1', '544-92-3', '506-64-9', '557-19-7', '542-83-6'],
    minContent: 0.1,
    provision: 'CLP Annex VI, 006-007-00-5 (EUH032)',
  },
  sulphides: {
    cas: ['12135-76-1', '12124-99-1', '50864-67-0', '9080-17-5'],
    names: /^(?:di)?(?:sodium|potassium|ammonium|calcium|barium) (?:hydrogen|poly)?sul(?:ph|f)ides?$/,
    minContent: 1,
    provision: 'CLP Annex VI, 016-006-00-1 to 016-010-00-3',
  },
  azides: {
    names: /^(?:sodium|potassium|lithium|barium|lead) (?:di)?azide$/,
    minContent: 0.1,
    provision: 'CLP Annex VI, 011-004-00-7 (sodium azide: EUH032)',
  },
  nitrites: {
    cas: ['13780-06-8'],
    names: /^(?:sodium|potassium|calcium|dicyclohexylammonium) nitrite$/,
    minContent: 1,
    provision: 'CLP Annex VI, 007-010-00-4, 007-011-00-X',
  },
  nitrates: {
    // Inorganic nitrates and nitric acid; not esters of nitric acid.
    cas: numbers(
      '6484-52-2 7631-99-4 7757-79-1 10124-37-5 13477-34-4 10377-60-3 13446-18-9 15245-12-2 7697-37-2 7761-88-8 10022-31-8 10042-76-9 10421-48-4 7779-88-6 13473-90-0',
    ),
    minContent: 1,
    provision: 'CLP Annex VI, 007-004-00-1 (nitric acid)',
  },
  chlorates: {
    // Chlorates and chlorites; not perchlorates, from which acids free no chlorine dioxide.
    cas: ['7758-19-2', '10137-74-3', '10326-21-3'],
    names: /^(?:sodium|potassium|barium|calcium|magnesium) chlor[ai]te$/,
    minContent: 1,
    provision: 'CLP Annex VI, 017-003-00-8 to 017-005-00-9',
  },
  ammoniumSalts: {
    cas: numbers(
      '12125-02-9 12124-97-9 7783-20-2 7803-63-6 6484-52-2 1066-33-7 506-87-6 7722-76-1 7783-28-0 7727-54-0 12125-01-8 1341-49-7 631-61-8 1762-95-4 7773-06-0 7783-18-8',
    ),
    minContent: 1,
    provision: 'CLP Annex VI, 017-014-00-8 (ammonium chloride)',
  },
  monomers: {
    // Acrylic and methacrylic acid, styrene, vinyl acetate, acrylonitrile, butadiene, isoprene, vinyl chloride, vinyltoluene, divinylbenzene.
    cas: numbers(
      '79-10-7 79-41-4 100-42-5 108-05-4 107-13-1 106-99-0 78-79-5 75-01-4 25013-15-4 1321-74-0 98-83-9 42978-66-5 15625-89-5 57472-68-1 28961-43-5',
    ),
    // Not cyanoacrylates, whose polymerisation moisture starts, and not polymers.
    names: /^(?!.*(?:cyano|chloro|poly|methoxyacryl|phosphino|methyl \(e\))).*(?:^|[ \d)-]|\w)(?:meth)?acrylate$/,
    minContent: 10,
    provision: 'CLP Annex VI 1.1.3.1, Note D',
  },
  organicPeroxides: {
    categories: /^Org\. Perox\./,
    minContent: 1,
    provision: 'CLP Annex I 2.15',
  },
  halogenatedSolvents: {
    // Chlorinated methanes, ethanes and ethenes, and chlorobenzene.
    cas: numbers(
      '75-09-2 67-66-3 56-23-5 71-55-6 107-06-2 79-00-5 79-01-6 127-18-4 156-60-5 156-59-2 540-59-0 78-87-5 108-90-7',
    ),
    minContent: 1,
    provision: 'CLP Annex VI, 602-004-00-3 (dichloromethane), 602-027-00-9 (trichloroethylene)',
  },
  metalsAndHydrides: {
    // Alkali metals and calcium, hydrides; powders of aluminium, magnesium and zinc by their entries as such.
    cas: numbers(
      '7439-93-2 7440-23-5 7440-09-7 7440-17-7 7440-46-2 7440-70-2 7646-69-7 7693-26-7 7580-67-8 7789-78-8 16853-85-3 16940-66-2 16949-15-8',
    ),
    names: /^(?:aluminium|magnesium|zinc) powder|\bhydride$/,
    minContent: 1,
    provision: 'CLP Annex VI, 001-002-00-4 to 001-004-00-5, 011-001-00-0 (H260)',
  },
  aluminiumAndZinc: {
    // The metals and their alloys, as granules, flakes, paste or powder; not their salts and oxides.
    cas: ['7429-90-5', '7440-66-6'],
    minContent: 1,
    provision: 'CLP Annex VI, 013-001-00-6, 013-002-00-1 (aluminium powder), 030-001-00-1, 030-001-01-9 (zinc powder)',
  },
  hydratingSubstances: {
    // Hydroxides of sodium and potassium, oxides of sodium, potassium and calcium, phosphorus pentoxide, anhydrous aluminium chloride.
    cas: numbers('1310-73-2 1310-58-3 1313-59-3 12136-45-7 1305-78-8 1314-56-3 7446-70-0'),
    minContent: 10,
    provision: 'CLP Annex VI, 011-002-00-6, 019-002-00-8, 015-010-00-0, 013-003-00-7',
  },
  dryingOils: {
    // Oils of linseed, tung, safflower, soya, sunflower, walnut, hemp, poppy, perilla, fish and tall oil, dehydrated castor oil and their acids.
    cas: numbers(
      '8001-26-1 8001-20-5 8001-23-8 8001-22-7 8001-21-6 8024-09-7 8016-24-8 8002-11-7 68132-21-8 8016-13-5 8002-26-4 61790-12-3 64147-40-6 68649-95-6 68424-45-3 60-33-3 463-40-1',
    ),
    names:
      /alk[iy]d|alquíd|alchid|αλκυδ|\b(?:linseed|tung|safflower|drying|stand) oil|leinöl|leinsamenöl|holzöl|standöl|trocknende öle|huile de (?:lin|tung)|huiles? siccative|laneno olje|tungovo olje|olio di (?:lino|tung)|olio siccativo|aceite de (?:linaza|lino|tung)|aceite secante|olej (?:lniany|tungowy|schnący)|λινέλαιο/,
    minContent: 5,
    provision: 'CLP Annex I 2.11.1; ADR Table A, UN 1373 and UN 1379 (oiled fibres, paper with unsaturated oil)',
  },
  amines: {
    cas: numbers(
      '141-43-5 111-42-2 102-71-6 111-40-0 112-24-3 112-57-2 107-15-3 2855-13-2 1477-55-0 108-91-8 110-85-0 140-31-8 110-91-8 62-53-3 9046-10-0 90-72-2 25620-58-0 78-96-6 110-97-4 124-68-5 121-44-8 109-89-7 124-40-3 101-83-7 103-83-3 15520-10-2',
    ),
    names:
      /^(?!.*(?:nitro|salt|reaction|trinitro|silan|diphenylamine)).*(?:methyl|ethyl|ethylene|propyl|butyl|pentyl|hexyl|allyl|benzyl|ethanol|propanol)(?:di|tri|tetra|penta)?amine$/,
    minContent: 1,
    provision: 'CLP Annex VI, 612-059-00-5 (triethylenetetramine), 612-067-00-9 (isophorone diamine)',
  },
  phenols: {
    cas: ['108-95-2', '1319-77-3', '95-48-7', '108-39-4', '106-44-5', '1300-71-6'],
    minContent: 1,
    provision: 'CLP Annex VI, 604-001-00-2, 604-004-00-9',
  },
  aldehydes: {
    // Formaldehyde, acetaldehyde, propanal, butanal, glutaral, glyoxal, acrolein and crotonaldehyde.
    cas: ['50-00-0', '75-07-0', '123-38-6', '123-72-8', '111-30-8', '107-22-2', '107-02-8', '4170-30-3', '123-73-9'],
    minContent: 1,
    provision: 'CLP Annex VI, 605-001-00-5 (formaldehyde)',
  },
  epoxides: {
    cas: numbers(
      '1675-54-3 25068-38-6 25085-99-8 9003-36-5 28064-14-4 68609-97-2 16096-31-4 2425-79-8 17557-23-2 75-56-9 75-21-8 106-89-8 106-91-2',
    ),
    statements: ['EUH205'],
    minContent: 1,
    provision: 'CLP Annex II 2.5',
  },
  enzymes: {
    cas: ['9000-90-2', '9000-92-4', '9012-54-8', '9001-62-1', '9014-01-1'],
    names:
      /subtilisin|papain|bromelain|trypsin|pepsin|(?:prote|protein|amyl|cellul|lip|lacc|xylan|pectin|mannan|phyt|glucosid|hydrol)ase\b/,
    minContent: 0.1,
    provision: 'CLP Annex VI, 647-001-00-8 to 647-016-00-X (H334)',
  },
  nanoforms: {
    isNanoform: true,
    provision: 'REACH Annex VI 2.4',
  },
} as const satisfies Record<string, SubstanceGroupRow>;

export type SubstanceGroup = keyof typeof rows;
export const substanceGroupRows: Readonly<Record<SubstanceGroup, SubstanceGroupRow>> = rows;
export const substanceGroups = Object.keys(rows) as [SubstanceGroup, ...SubstanceGroup[]];

import type { Phrases, StandardPhrase } from '../languages/en/sheet.ts';
import { phraseRules, slotDefaults } from '../product/phrase-rules.ts';
import type { Slot } from '../product/slots.ts';
import { notClassifiedSentences } from './sds/not-classified.ts';

/** A sentence that a document writes by itself. */
interface OwnSentence {
  /** Its key among the phrases: `sentences.pbtNone`, `standard.gloves`, `markets.noSeveso`, `ipi.neverMix`. */
  key: string;
  /**
   * What it is based on. `facts`: a fact that the author states; `derivation`: what follows from the composition, figures or traits;
   * `absence`: says itself that something is not known or not there; `advice`: general advice, which holds for every product.
   */
  basis: 'facts' | 'derivation' | 'absence' | 'advice';
  when: string;
  provision: string;
}

type Row = readonly [basis: OwnSentence['basis'], when: string, provision: string];

/** The sentences that the sections of the sheet write. The phrases of the subsections have their rules in product/phrase-rules.ts. */
const ofSections: Record<keyof Phrases['sentences'], Row> = {
  notClassified: [
    'facts',
    'the author states that there is no class: classification is empty, and ingredientsKnown, or reasons with data or overrides for every class, show it',
    'REACH Annex II 2.1',
  ],
  classificationOpen: [
    'absence',
    'an ingredient, the state of matter or a measured value makes a class possible, and neither a measured value, nor the classification, nor the author with a reason answers it (openClasses)',
    'REACH Annex II 2.1, CLP Art. 8(2) and 9',
  ],
  hazardsUnknown: [
    'absence',
    'classification and label have no class, and the facts do not say what an ingredient is classified as',
    'REACH Annex II 2.1',
  ],
  hazardsWithoutBasis: [
    'absence',
    'classification and label have no class, there is no composition, and reasons with data or overrides do not cover every class',
    'REACH Annex II 2.1',
  ],
  criteriaNotMetFor: [
    'derivation',
    'as for hazardsUnknown or hazardsWithoutBasis, and these classes have the reason of criteriaNotMet',
    'REACH Annex II 2.1, 11.1',
  ],
  classified: ['facts', 'classification has a class', 'REACH Annex II 2.1'],
  ...reasons(),
  readAcross: ['facts', 'a result names the substance from which is read across', 'REACH Annex II 11.1, 12'],
  seeAnnex: ['facts', 'there are exposure scenarios', 'REACH Art. 31(7), Annex II 7.3'],
  scenarioFiles: ['facts', 'there are exposure scenarios', 'REACH Art. 31(7)'],
  unknownAcuteToxicity: [
    'derivation',
    'ingredients of unknown acute toxicity make up 1 % or more',
    'CLP Annex I 3.1.3.6.2.2',
  ],
  unknownAquaticHazard: ['derivation', 'ingredients of unknown aquatic hazard', 'CLP Annex I 4.1.3.6.1'],
  aquaticSum: ['derivation', 'a calculated sum from contents that are public', 'CLP Annex I 4.1.3.5.5'],
  aquaticSumWithheld: ['derivation', 'a calculated sum that would give a content away', 'CLP Annex I 4.1.3.5.5'],
  noSignalWord: ['facts', 'the label has other elements, but no signal word', 'REACH Annex II 2.2'],
  noPictograms: ['facts', 'the label has other elements, but no pictogram', 'REACH Annex II 2.2'],
  noStatements: ['facts', 'the label has other elements, but none of these statements', 'REACH Annex II 2.2'],
  noInformation: ['absence', 'neither rules nor the author have anything for the place', 'REACH Annex II Part A 0.2.4'],
  noLabelElements: ['facts', 'as for notClassified, and the label has no elements', 'REACH Annex II 2.2'],
  notClassifiedIngredient: [
    'facts',
    'the author states that the ingredient has no class, by a source or isClassificationUnknown: false, or it is water',
    'REACH Annex II 3.2.3',
  ],
  pbtNone: [
    'facts',
    'the author says so and names data, or a substance is excluded by data',
    'REACH Annex II 2.3, 12.5',
  ],
  pbtOfIngredients: ['derivation', 'ingredientsKnown, and none has such a class', 'REACH Annex II 2.3, 12.5'],
  pbtFound: ['facts', 'the product or an ingredient has such a class', 'REACH Annex II 2.3, 12.5'],
  endocrineNone: [
    'facts',
    'the author says so and names data, or a substance is excluded by data',
    'REACH Annex II 2.3, 11.2.1, 12.6',
  ],
  endocrineOfIngredients: [
    'derivation',
    'ingredientsKnown, and none has such a class',
    'REACH Annex II 2.3, 11.2.1, 12.6',
  ],
  endocrineFound: ['facts', 'the product or an ingredient has such a class', 'REACH Annex II 2.3, 11.2.1, 12.6'],
  substanceNote: ['facts', 'section 3 has statements as codes', 'REACH Annex II 3.2.3'],
  noExposureLimits: ['absence', 'no limits are recorded', 'REACH Annex II 8.1.1'],
  monitoring: ['advice', 'always', 'REACH Annex II 8.1.2'],
  seeSection: ['advice', 'section 11 refers to 4.2', 'REACH Annex II 11.1.4'],
  exposureRoutes: [
    'derivation',
    'liquid or solid and not a gas, or an aerosol with toxicByMouth, H302 or H314',
    'REACH Annex II 11.1.3',
  ],
  exposureRoutesGas: [
    'derivation',
    'a gas by its state or class, no aerosol, and not exposureRoutesWithoutIngestion',
    'REACH Annex II 11.1.3',
  ],
  exposureRoutesWithoutIngestion: [
    'derivation',
    'an aerosol without toxicByMouth, H302 and H314; or a gas by its state or class, with harmsSkin, eyeDamage, H319 or EUH070, or liquefied or refrigerated',
    'REACH Annex II 11.1.3',
  ],
  logPow: ['facts', 'section 9.1 has the partition coefficient as a figure', 'REACH Annex II 12.3'],
  notDangerousGoods: [
    'facts',
    'the author states that it is not: transport is null, and the hazards are known',
    'REACH Annex II 14',
  ],
  noPackingGroup: ['facts', 'dangerous goods without a packing group', 'REACH Annex II 14.4'],
  firstVersion: ['facts', 'there is no earlier version', 'REACH Annex II 16(a)'],
  noChangesRecorded: ['absence', 'the version has no list of changes', 'REACH Annex II 16(a)'],
  noFurtherStatements: ['facts', 'section 3 has no statement that section 2 lacks', 'REACH Annex II 16(e)'],
  hazardousWaste: ['facts', 'the waste code has an asterisk', 'Decision 2000/532/EC'],
  versionOfDate: ['facts', 'the sheet replaces a version', 'REACH Annex II Part A 0.2.5'],
  aerosolContents: [
    'facts',
    'an Aerosol category, and classificationData.physicalState says the state of the contents',
    'REACH Annex II 9.1(a)',
  ],
  aerosolContentsUnknown: [
    'absence',
    'an Aerosol category, and neither classificationData.physicalState nor the words of 9.1 say the state of the contents',
    'REACH Annex II 9.1(a)',
  ],
};

/** The reasons for a class that is not met, with the conditions of not-classified.ts. */
function reasons() {
  const of = (outcome: string, basis: OwnSentence['basis']): Row => {
    const { when, provision } = notClassifiedSentences.find((one) => one.outcome === outcome)!;
    return [basis, when, provision];
  };
  return {
    criteriaNotMet: of('conclusive', 'derivation'),
    notClassifiedOpen: of('open', 'absence'),
    notClassifiedNoData: of('noData', 'absence'),
    notClassifiedInconclusive: of('inconclusive', 'derivation'),
    notClassifiedSeeTests: of('tested', 'facts'),
    notClassifiedImpossible: of('impossible', 'facts'),
  } as const;
}

const inUnion = 'in a market of the Union';

/** What section 15.1 says of the lists of REACH, and standard phrases that section 16 prints. */
const further: readonly OwnSentence[] = [
  {
    ...{
      key: 'listCheck.noneByClass',
      basis: 'facts',
      when: `${inUnion}: no class of section 2.1 has an entry, or one of liquids and the product is none`,
    },
    provision: 'REACH Annex XVII',
  },
  {
    ...{
      key: 'listCheck.ifInAppendix',
      basis: 'absence',
      when: `${inUnion}: H350, H340 or H360, and the stored comparison does not have the entry for an ingredient that causes it`,
    },
    provision: 'REACH Annex XVII, 28 to 30',
  },
  ...(['none', 'noneFrom', 'groups', 'incomplete'] as const).map((name): OwnSentence => ({
    ...{
      key: `listCheck.${name}`,
      basis: 'facts',
      when: `${inUnion}: the list was compared when the version was stored`,
    },
    provision: 'REACH Art. 59(10), Annexes XIV and XVII',
  })),
  { key: 'standard.training', basis: 'advice', when: 'always', provision: 'REACH Annex II 16(f)' },
  { key: 'standard.disclaimer', basis: 'advice', when: 'always', provision: 'REACH Annex II 16' },
];

const law98 = 'Directive 98/24/EC Art. 8, TRGS 555';

/** What the sheet writes of its market (15.1, 1.4, 8.1), with the place of each among the texts of the markets. */
const ofMarkets: Record<string, Row> = {
  noAdvisoryBody: ['facts', 'the pack names the source by which the country has none', 'REACH Annex II 1.4'],
  poisonCentres: ['facts', 'the pack says so, and has no body', 'REACH Annex II 1.4'],
  unknownAdvisoryBody: ['absence', 'the pack has no body, or there is no pack', 'REACH Annex II 1.4'],
  always: ['facts', 'the pack has these hours', 'REACH Annex II 1.4'],
  noPack: ['absence', 'there is no pack of the country', 'REACH Annex II 15.1'],
  notRecorded: ['absence', 'the product has no value for the heading', 'REACH Annex II 15.1'],
  limitsNotRecorded: [
    'facts',
    'a list of the market has a substance of the composition, and the product no limit of that list',
    'REACH Annex II 8.1.1',
  ],
  limitsNotCompared: [
    'absence',
    'a substance of section 3 has no limit of the country here, and no list of the market is known to have all of them',
    'REACH Annex II 8.1.1',
  ],
  noNationalLimits: ['absence', 'no limit of the country is recorded', 'REACH Annex II 8.1.1'],
  notDetermined: ['absence', 'composition or properties do not decide it', 'TRGS 510, Directive 2012/18/EU'],
  noSeveso: [
    'derivation',
    'ingredientsKnown and every ingredient has a CAS number, or a substance with a known classification has one; and nothing applies',
    'Directive 2012/18/EU, Annex I',
  ],
  otherEntries: [
    'absence',
    'a category of Part 1 applies, and no named substance; every ingredient, or the substance, has a CAS number',
    'Directive 2012/18/EU, Annex I, first paragraph, Part 2',
  ],
  partlyCompared: [
    'absence',
    'a category of Part 1 applies, and no named substance; an ingredient, or the substance, has no CAS number, or there is no composition',
    'Directive 2012/18/EU, Annex I, first paragraph, Part 2',
  ],
  processing: ['derivation', 'P5c applies, and no named substance', 'Directive 2012/18/EU, Annex I, P5a and P5b'],
  sevesoCategories: ['derivation', 'the classification has a class of the category', 'Directive 2012/18/EU, Annex I'],
  sevesoEntries: [
    'derivation',
    'the product is the substance, or its composition has it',
    'Directive 2012/18/EU, Annex I Part 2',
  ],
  storageClasses: ['derivation', 'classes, state and flash point decide it, or the author states it', 'TRGS 510'],
};

/** What the safety instructions write beside the sentences of the sheet. */
const ofInstructions: Record<keyof Phrases['ipi']['sentences'], Row> = {
  neverMix: ['derivation', '10.5 names materials', `${law98}, 3.2.3`],
  employmentRestrictions: [
    'derivation',
    'both maternityRestrictions and youthRestrictions',
    'Directives 94/33/EC and 92/85/EEC, MuSchG § 11(1) sentence 2 no. 1(e), JArbSchG § 22(1) no. 6',
  ],
  maternityRestrictions: [
    'derivation',
    '15.1 has maternity by its rules; in Germany acutelyToxic too, unless public',
    'Directive 92/85/EEC, MuSchG § 11(1) sentence 2 no. 1(e)',
  ],
  youthRestrictions: [
    'derivation',
    '15.1 has youthAtWork by its rules; in Germany classified too, unless public',
    'Directive 94/33/EC Art. 7, Annex I.3, JArbSchG § 22(1) no. 6',
  ],
  skinUptake: [
    'facts',
    'a limit of the market in 8.1 has the remark skin, and not toxicBySkin',
    'Directive 98/24/EC Art. 8, TRGS 555, 3.2.3',
  ],
  healthSurveillance: [
    'derivation',
    'cmr or toxicByInhalation or H334, unless public',
    'Directives 98/24/EC Art. 10 and 2004/37/EC Art. 14',
  ],
  spillBreathing: ['derivation', 'cmr or toxicByInhalation or H334', 'Directive 98/24/EC Art. 7'],
  spillProtection: ['derivation', 'classified', 'Directive 98/24/EC Art. 7'],
  fireSmoke: ['derivation', '5.2 names substances that form in a fire, or H314', 'Directive 98/24/EC Art. 7'],
  medicalAdvice: ['facts', '4.1 has the phrase showSafetyDataSheet', law98],
  severalPages: ['facts', 'the instructions have more than one page', law98],
  noHazards: ['facts', 'as for notClassified', law98],
  extinguish: ['derivation', '5.1 names suitable media', law98],
  notWith: ['derivation', '5.1 names unsuitable media', law98],
  wasteCode: ['facts', 'the product has a waste code', law98],
};

/** What the technical data sheet writes by itself. */
const ofTechnicalSheet: Record<keyof Phrases['tds']['sentences'], Row> = {
  typicalValues: ['facts', 'there are values, none of them a limit or a range', 'CLP Art. 48'],
  shelfLifeMonths: ['facts', 'the shelf life is stated', 'CLP Art. 48'],
  safety: ['advice', 'always', 'CLP Art. 48'],
  disclaimer: ['advice', 'always', 'CLP Art. 48'],
};

const rowsOf = (group: string, rows: Record<string, Row>): OwnSentence[] =>
  Object.entries(rows).map(([name, [basis, when, provision]]) => ({
    ...{ key: `${group}.${name}`, basis, when, provision },
  }));

/** Traits whose name does not say what they mean. */
const meanings: Readonly<Record<string, string>> = {
  acidic: 'acidic (pH of section 9.1 at most 2, CLP Annex I 3.2.3.1.2)',
  alkaline: 'alkaline (pH of section 9.1 at least 11.5, CLP Annex I 3.2.3.1.2)',
  acidReserve: 'acidic with an acid reserve (classificationData.reserve by CLP Annex I 3.2.3.1.2, else H314)',
  alkaliReserve: 'alkaline with an alkaline reserve (classificationData.reserve by CLP Annex I 3.2.3.1.2, else H314)',
  delayedLungEffects:
    'delayedLungEffects (EUH071, or H330 or H331 with H314, or 4.1.inhalation has inhalationDelayedEffects)',
  tested: 'tested (a class of section 11.1 has a result, a determination or named data of the product itself)',
  healthByIngredients:
    'healthByIngredients (ingredientsKnown, and the health classes of section 2.1 follow from them by calculation)',
  harmlessByInhalation:
    'harmlessByInhalation (every class that harms when it is inhaled is excluded by data, or by calculation from ingredients that are known)',
  withoutOxygen:
    'withoutOxygen (a substance whose CAS number is known, or a mixture with a CAS number in every row and lower contents of at least 99 % together; neither oxygen nor air)',
  waterUnsuitable: 'waterUnsuitable (reactsWithWater, or 5.1 has waterUnsuitable)',
  marketLimits: 'marketLimits (a limit of 8.1 applies in the market of the sheet)',
  ingredientsKnown: 'ingredientsKnown (each has a class, a source or isClassificationUnknown: false)',
};

const either = (traits: readonly string[] | undefined) => traits?.map((trait) => meanings[trait] ?? trait).join(' or ');

/** Where the acts of 15.1 are named (regulations.ts). */
function marketsOfRule(slot: Slot, phrase: StandardPhrase): string | false {
  if (slot !== '15.1' || phrase === 'voluntarySheet') return false;
  return phrase === 'sheetOnRequest' ? `${inUnion}, GB or CH` : inUnion;
}

/** Defaults that say themselves that nothing is known. */
const absences: readonly StandardPhrase[] = ['noFurtherData'];

/** Every sentence that a document can write without the author having chosen it. */
export const ownSentences: readonly OwnSentence[] = [
  ...rowsOf('sentences', ofSections),
  ...rowsOf('markets', ofMarkets),
  ...rowsOf('ipi', ofInstructions),
  ...rowsOf('tds', ofTechnicalSheet),
  ...phraseRules.map(({ slot, phrase, when, and, unless, ifEntries, provision }): OwnSentence => {
    const needed = [either(when), either(and), ifEntries && `${ifEntries} has entries`].filter(Boolean).join(', and ');
    return {
      key: `standard.${phrase}`,
      basis: needed === '' ? 'advice' : 'derivation',
      when: [marketsOfRule(slot, phrase), needed || 'always', unless && `unless ${either(unless)}`]
        .filter(Boolean)
        .join(', '),
      provision,
    };
  }),
  ...Object.entries(slotDefaults).map(([slot, { phrase, when, ifFilled, beside }]): OwnSentence => {
    const basis = (when ?? ifFilled) !== undefined ? 'derivation' : absences.includes(phrase) ? 'absence' : 'advice';
    return {
      ...{ key: `standard.${phrase}`, basis, provision: `REACH Annex II ${slot.replace(/\.[a-z]+$/, '')}` },
      when: [
        when,
        `${slot} has nothing ${beside ? `but ${either(beside)}` : 'else'}`,
        ifFilled && `${ifFilled} names something`,
      ]
        .filter(Boolean)
        .join(', and '),
    };
  }),
  ...further,
];

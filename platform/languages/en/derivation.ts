/** How the classification of a mixture was found, for the workgroup of the product; its shape is the shape of every language. */
export const derivationEn = {
  /** Why a class does not apply. */
  outcomes: {
    conclusive: 'Criteria not met',
    open: 'Not known',
    noData: 'Data missing',
    inconclusive: 'Data inconclusive',
    notApplicable: 'Not applicable',
  },
  /** Where the limit of a step comes from. */
  limitSources: {
    generic: 'generic limit',
    specific: 'specific limit',
    ate: 'ATE',
    converted: 'ATE converted from the category',
    cutOff: 'below the cut-off value',
  },
  /** What else is to be known of a verdict, by its code. */
  notes: {
    worstCaseOfRange: 'Of a range, the content with the most severe result counts.',
    unknownIngredient: 'The classification of other ingredients is unknown.',
    unknownToxicity: 'The toxicity of other ingredients is unknown.',
    'viscosityAtMost20.5': 'The kinematic viscosity at 40 °C is at most 20.5 mm²/s.',
    viscosityBelow40: 'It was measured below 40 °C; at 40 °C it is lower still.',
    coveredBySkinCorrosion: 'The label does not repeat H318: H314 includes it.',
    reserveUnknown: 'The acid or alkaline reserve is not given.',
    reserveCorrosive: 'The acid or alkaline reserve supports the result.',
    reserveNeedsConfirmation:
      'The acid or alkaline reserve is low. That alone does not lift the class: other data must confirm that the class does not apply.',
    inhalationFormUnknown: 'The form in which an ingredient is inhaled (gas, vapour, dust or mist) is assumed.',
    volumePercentAssumed: 'Mass % is used in place of volume %.',
    metalContent: 'Content and limit are of the metal in the compound (CLP Annex VI, note 1).',
  },
  /** What decides a class that is tested: `{test}` is the test of the UN Manual of Tests and Criteria. */
  tests: {
    test: 'UN test {test}',
    series: 'UN test series {test}',
    receptacle: 'physical state in the receptacle, pressure, critical temperature',
    burningRate: 'corrected burning rate (UN Manual, Part V)',
    or: 'or',
    to: 'to',
  },
  /** The words of a provision, by the English ones that the rules write. */
  provisionWords: {
    Annex: 'Annex',
    'Art.': 'Art.',
    Table: 'Table',
    Tables: 'Tables',
    Figures: 'Figures',
    note: 'note',
    and: 'and',
    to: 'to',
    Part: 'Part',
    Parts: 'Parts',
    introduction: 'introduction',
    Decision: 'Decision',
    Directive: 'Directive',
    Directives: 'Directives',
    Regulation: 'Regulation',
    column: 'column',
    columns: 'columns',
    entries: 'entries',
    EC: 'EC',
    EEC: 'EEC',
    EU: 'EU',
    'Agreement of June 2026 on CLP (Omnibus VI), not adopted':
      'Agreement of June 2026 on CLP (Omnibus VI), not adopted',
  },
};

export type DerivationPhrases = {
  [Group in keyof typeof derivationEn]: Record<keyof (typeof derivationEn)[Group], string>;
};

/** Why classes follow or do not: clauses, since a sentence can have several of them. */
export const classificationEn = {
  // The arithmetic.
  'figures.none': 'the ingredients are below the contents from which they count',
  'figures.content': '{ingredient} has {content}, the limit is {limit}',
  'figures.ingredient': 'the ingredient',
  'figures.term': '{content} of {limit} ({ingredient})',
  'figures.more': '{count} more',
  'figures.sum': '{terms} = {sum} times the limit',
  'figures.estimate': 'the ingredients give an ATE ({route}) of {value}, the limit is {limit}',
  'figures.ph': 'the pH is {value}, the limit is {limit}',
  'figures.flashPoint': 'the flash point is {value}, the limit is {limit}',
  'figures.viscosity': 'the kinematic viscosity at 40 °C is {value}, the limit is {limit}',
  'figures.heat': 'the heat of combustion is {value}, the limit is {limit}',
  'figures.value': 'the value is {value}, the limit is {limit}',
  // Kinds of evidence.
  'basis.calculation': 'calculation',
  'basis.measured': 'measured values',
  'basis.test': 'test',
  'basis.bridging': 'bridging',
  'basis.expertJudgement': 'expert judgement',
  'basis.harmonised': 'harmonised classification',
  // Why a class follows.
  'because.words': 'the override says so by {basis}: {words}',
  'because.override': 'the override says so by {basis}',
  'because.follows': 'it follows for {class}',
  'because.both': '{first}; {second}',
  // Why a stated class differs, and what an own decision differs from.
  'difference.lacks': 'lacks {category}: {because}',
  'difference.byRanges':
    '{difference}: by the highest contents that section 3 prints, which a sheet with ranges describes; print narrower ranges, or give the class ({provision})',
  'difference.extra': '{category} does not follow from the composition: {because}',
  'difference.statement': 'the statement is {derived}, not {typed}',
  'difference.milder': '{category} follows: {because}',
  'difference.open': '{why}; an override should say how it was found',
  'override.differs':
    '{calculated}; your decision for {kept} is kept: confirm its reason, or remove the override ({provision})',
  'override.follows': '{category} follows from the composition: {because}',
  'override.nothingFollows': 'no category follows from the composition',
  'override.noClass': 'no class',
  // Why a class does not follow.
  'outcome.noData': 'no data: {reason}',
  'outcome.open': 'not known: {reason}',
  'outcome.inconclusive': 'inconclusive: {reason}',
  'outcome.notApplicable': 'not applicable: {reason}',
  // Of a substance, whose classification is stated.
  'substance.given': 'as given',
  'substance.givenBy': 'as given ({provision})',
  'substance.notDerived': 'not derived: the classification of a substance is taken as given',
  'substance.dutyOpen':
    'Whether a sheet is due depends on the Candidate List and on PBT and vPvB properties ({provision}), which were not looked up',
  // Duty to have a sheet.
  'sheet.limitsOpen': 'Whether a sheet is due on request depends on Union exposure limits ({provision}): {names}',
  'sheet.listsOpen':
    'Whether a sheet is due on request depends on Union exposure limits and the Candidate List ({provision}): {names}',
  // By the code of the reason in law/classification.
  'reason.belowLimit': 'the ingredients stay below the limit',
  'reason.belowCutOff': 'the content of {names} is below that from which it counts',
  'reason.estimateOverLimit': 'the estimate of the mixture is above the limit',
  'reason.noHazardousIngredient': 'no ingredient has this hazard',
  'reason.unknownIngredient': 'the classification of {names} is unknown and could decide it',
  'reason.unknownToxicity': 'the toxicity of {names} is unknown and could decide it',
  'reason.physicalStateUnknown': 'the physical state is unknown',
  'reason.testNeeded': '{names} makes it possible; it takes a test: {needs}',
  'reason.notTested': 'no calculation gives it; it takes a test: {needs}',
  'reason.flashPointUnknown': 'the flash point is unknown',
  'reason.flashPointOpen': 'the flash point is known as a range only, which leaves open whether the class applies',
  'reason.flashPointOverLimit': 'the flash point is over the limit',
  'reason.noFlashPoint': 'a flash point is stated not to exist or not to apply, and no stated ingredient is flammable',
  'reason.noFlammableIngredient': 'no ingredient is flammable and the composition is known in full',
  'reason.doesNotSustainCombustion': 'it does not sustain combustion (UN test L.2)',
  'reason.viscosityUnknown': 'the kinematic viscosity at 40 °C is unknown; up to {limit} mm²/s it is classified',
  'reason.viscosityOverLimit': 'the kinematic viscosity at 40 °C is over the limit',
  'reason.isGas': 'it is a gas',
  'reason.notGas': 'it is not a gas',
  'reason.notLiquid': 'it is not a liquid',
  'reason.notSolid': 'it is not a solid',
  'reason.isAerosol': 'it is an aerosol',
  'reason.notAerosol': 'it is not an aerosol',
  'reason.containsWater': 'it contains water',
  'reason.liquidDoesNotHeat': 'the test of self-heating is one of solids, and no ingredient is known to heat itself',
  'reason.noGroup': 'its molecules have no chemical groups that are associated with such properties',
  'reason.noMetal': 'its structure contains no metals or metalloids',
  'reason.boundToCarbon': 'it contains no oxygen and no halogen, or only such as is bonded to carbon or hydrogen',
  'reason.stableInAir': 'it is known not to ignite by itself in air at normal temperatures',
  'reason.inertGas': 'it is known not to burn',
  'reason.phMeasured': 'it contains water, in which its pH was measured',
  'reason.flashPointOverRoom':
    'its flash point was measured in air above room temperature, and it did not ignite by itself',
  'reason.noOrganicPeroxide': 'it has no organic peroxide',
  'reason.noExplosiveIngredient': 'it has no explosive ingredient',
  'reason.pressureUnknown': 'it is a gas, and its group depends on the pressure and its state in the receptacle',
  'reason.phOpen': 'the pH is known as a bound only, which leaves open whether it is extreme',
  'reason.phExtreme': 'its pH is extreme, and only a test shows whether it corrodes metals: {needs}',
  'reason.phUnknown': 'the pH is unknown, and it is the criterion for {names}',
  'reason.additivityOpen':
    'it is not known whether the effect of {names} adds up with that of other ingredients, and the class depends on it',
  'reason.noExplosiveGroup': 'no ingredient is classified as explosive, self-reactive, organic peroxide or oxidising',
  'reason.noSelfReactiveGroup':
    'no ingredient is classified as self-reactive, explosive, organic peroxide or oxidising',
  'reason.noPyrophoricIngredient': 'no ingredient is classified as pyrophoric',
  'reason.noOxidisingIngredient': 'no ingredient is classified as oxidising',
  'reason.dilutePeroxide':
    'aqueous solutions with less than 8 % of hydrogen peroxide are not oxidising substances of class 5.1',
  'reason.littleActiveOxygen': 'so little organic peroxide has less available oxygen than the limit',
  'reason.warmViscosityOverLimit':
    'the kinematic viscosity is {viscosity} mm²/s at {temperature} °C, and higher at 40 °C',
  'reason.classNotInForce': 'CLP does not have this class',
  'reason.transition': '{category} need not be applied before {until}, as it was on the market before',
  'reason.determined': 'not classified by {basis}: {words}',
  'reason.extremePh': 'the pH is extreme',
  'reason.skinCorrosion': 'what is corrosive to the skin damages the eyes',
  'reason.boilingPointUnknown': 'the initial boiling point is unknown',
  'reason.flashPointRange': 'the flash point leaves graver categories open',
  'reason.notSubmitted': 'without a test of its flammability the gravest category holds',
  'reason.enclosedSpaceUnknown': 'the enclosed space test is missing',
  // What to ask where a class is possible and open.
  'question.flashPointUnknown':
    '{names} can make the product a flammable liquid. What is its flash point, or why is it not flammable?',
  'question.flashPointOpen':
    'The flash point is given as a bound that leaves open whether the product is a flammable liquid. What is the flash point?',
  'question.viscosityUnknown':
    '{names} can harm the lungs when swallowed. What is the kinematic viscosity at 40 °C, or why is there no aspiration hazard?',
  'question.physicalStateUnknown':
    'With {names} it depends on the physical state whether this class applies: {class}. Is the product a gas, a liquid or a solid?',
  'question.testNeeded':
    '{names} can give the product this hazard: {class}. What is the result of the test ({needs}), or why does it not have the hazard?',
  'question.pressureUnknown':
    'The product is a gas. Is it compressed, liquefied, refrigerated liquefied or dissolved, or why is it not under pressure?',
  'question.phOpen': 'The pH is given as a bound that leaves open whether it is extreme. What is the pH?',
  'question.phExtreme':
    'An extreme pH can give the product this hazard: {class}. What is the result of the test ({needs}), or why does it not have the hazard?',
  'question.phUnknown':
    'The pH is the criterion for acids and bases, and this class depends on it: {class} ({names}). What is the pH?',
  'question.additivityOpen':
    'Does the effect of {names} add up with that of the other ingredients, or does it count by itself as that of a strong acid, a strong base or another such substance? This class depends on it: {class}.',
} as const;

export type ClassificationTexts = Record<keyof typeof classificationEn, string>;

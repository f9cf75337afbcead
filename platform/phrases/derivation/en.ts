/** How the classification of a mixture was found, for the workgroup of the product; its shape is the shape of every language. */
export const derivationEn = {
  /** Why a class does not apply. */
  outcomes: {
    conclusive: 'Criteria not met',
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
  /** Reasons of a verdict, by their code in rules/classification. */
  reasons: {
    belowLimit: 'The ingredients stay below the limit.',
    estimateOverLimit: 'The estimate of the mixture is above the limit.',
    noHazardousIngredient: 'No ingredient has this hazard.',
    unknownIngredient: 'The classification of these ingredients is unknown: {names}.',
    unknownToxicity: 'The toxicity of these ingredients is unknown: {names}.',
    physicalStateUnknown: 'The physical state is not given.',
    isGas: 'The class is not for gases.',
    isAerosol: 'The class is not for aerosols.',
    notGas: 'The class is for gases only.',
    notLiquid: 'The class is for liquids only.',
    notSolid: 'The class is for solids only.',
    notAerosol: 'The class is for aerosols only.',
    noFlammableIngredient: 'No ingredient is flammable.',
    flashPointUnknown: 'The flash point is not given.',
    flashPointOverLimit: 'The flash point is above the limit.',
    doesNotSustainCombustion: 'The liquid does not sustain combustion (UN test L.2).',
    viscosityUnknown: 'The kinematic viscosity at 40 °C is not given.',
    viscosityOverLimit: 'The kinematic viscosity at 40 °C is above the limit.',
    transition: '{category} applies to this mixture from {until}.',
    testNeeded: 'These ingredients make the hazard possible: {names}. What decides: {needs}.',
    notTested: 'No test result. What decides: {needs}.',
    containsWater: 'The mixture contains water.',
    noOrganicPeroxide: 'The mixture contains no organic peroxide.',
    noExplosiveIngredient: 'The mixture contains no explosive ingredient.',
    extremePh: 'The pH is extreme.',
    skinCorrosion: 'A mixture that is corrosive to the skin also damages the eyes.',
    notSubmitted: 'Flame tests are missing: the most severe category is assumed.',
    enclosedSpaceUnknown: 'The enclosed space ignition test is missing: category 2 is assumed.',
    flashPointOpen: 'The flash point is known as a range only, which leaves open whether the class applies.',
    flashPointRange: 'The flash point is known as a range only: the most severe possible category counts.',
    boilingPointUnknown: 'The initial boiling point leaves several categories open: the most severe counts.',
  },
  /** What else is to be known of a verdict, by its code. */
  notes: {
    worstCaseOfRange: 'Of a range, the content with the most severe result counts.',
    unknownIngredient: 'The classification of other ingredients is unknown.',
    unknownToxicity: 'The toxicity of other ingredients is unknown.',
    'viscosityAtMost20.5': 'The kinematic viscosity at 40 °C is at most 20.5 mm²/s.',
    coveredBySkinCorrosion: 'The label does not repeat H318: H314 includes it.',
    reserveUnknown: 'The acid or alkaline reserve is not given.',
    reserveCorrosive: 'The acid or alkaline reserve supports the result.',
    reserveNeedsConfirmation:
      'The acid or alkaline reserve is low. That alone does not lift the class: other data must confirm it.',
    inhalationFormUnknown: 'The form in which an ingredient is inhaled (gas, vapour, dust or mist) is assumed.',
    volumePercentAssumed: 'Mass % is used in place of volume %.',
  },
  /** What decides a class that is tested: `{test}` is the test of the UN Manual of Tests and Criteria. */
  tests: {
    one: 'UN test {test}',
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
    EC: 'EC',
    EEC: 'EEC',
    EU: 'EU',
  },
};

export type DerivationPhrases = {
  [Group in keyof typeof derivationEn]: Record<keyof (typeof derivationEn)[Group], string>;
};

/**
 * Rules on what two places of a safety data sheet must not say at once. The functions that look for each are in
 * platform/import/check/contradictions.
 */
interface ContradictionInfo {
  /** The two places. */
  sections: readonly [string, string];
  provision: string;
  /** What contradicts, in words. */
  when: string;
  /** What resolves it, beside a justification in the product file. */
  remedy: string;
  /** Left out: an error of a product that is published. */
  level?: 'warning';
}

const rules = {
  identifiers: {
    sections: ['1.1', '3.1'],
    provision: 'REACH Annex II 1.1, 3.1',
    when: 'the substance has another CAS, EC or index number than its main constituent',
    remedy: 'give both the same number',
  },
  substanceClass: {
    sections: ['2.1', '3.1'],
    provision: 'CLP Art. 4(3)',
    when: 'section 3 gives the main constituent a class that section 2 does not give the substance',
    remedy: 'add the class to section 2, or correct the classification in section 3',
  },
  physicalState: {
    sections: ['2.1', '9.1'],
    provision: 'CLP Annex I 1.0',
    when: 'the category is one of liquids, solids or gases, and the product is not in this state',
    remedy: 'correct the physical state or the melting point, or the category',
  },
  flashPoint: {
    sections: ['2.1', '9.1'],
    provision: 'CLP Annex I 2.6.2, Table 2.6.1',
    when: 'flash point and boiling point give another category of flammable liquids',
    remedy:
      'correct the flash point, the boiling point or the category, or add an override of flammableLiquids with its test',
  },
  vapourPressure: {
    sections: ['2.1', '9.1'],
    provision: 'CLP Annex I 1.0 (definition of a gas)',
    when: 'a vapour pressure over 101.3 kPa at 20 °C or 300 kPa at 50 °C makes a gas of what section 2 has as a liquid',
    remedy: 'correct the vapour pressure or its unit, or the category',
  },
  viscosity: {
    sections: ['2.1', '9.1'],
    provision: 'CLP Annex I 3.10.2, Table 3.10.1, and 3.10.3.3.1',
    when: 'H304 with a kinematic viscosity over 20.5 mm²/s at 40 °C',
    remedy: 'correct the viscosity or remove H304, or add an override of aspiration',
  },
  extremePh: {
    sections: ['2.1', '9.1'],
    provision: 'CLP Annex I 3.2.3.1.2, 3.3.3.1.2',
    when: 'a pH of 2 or less, or 11.5 or more, without H314 or H318',
    remedy:
      'correct the pH or add the class, or add an override of skin or eye with the test, or the acid or alkaline reserve',
  },
  temperatures: {
    sections: ['9.1', '9.1'],
    provision: 'REACH Annex II 9.1',
    when: 'melting point over boiling point, or flash point over auto-ignition temperature',
    remedy: 'correct one of the temperatures',
  },
  floating: {
    sections: ['9.1', '12.4'],
    provision: 'REACH Annex II 12.4',
    when: 'the product floats on water with a density over 1 g/cm³',
    remedy: 'correct the density or remove the phrase',
  },
  statedAbsence: {
    sections: ['2.1', '5 to 12'],
    provision: 'REACH Annex II Part A 0.2',
    when: 'a phrase says that a property is absent that a class of section 2 has',
    remedy: 'remove the phrase, or correct the class',
  },
  opposedPhrases: {
    sections: ['5 to 15', '5 to 15'],
    provision: 'REACH Annex II Part A 0.2',
    when: 'two phrases that exclude each other, or a phrase that says that there is nothing beside one that names something',
    remedy: 'remove one of the phrases',
  },
  acuteToxicity: {
    sections: ['2.1', '11.1'],
    provision: 'CLP Annex I 3.1.2.1, Table 3.1.1',
    when: 'LD50 or LC50 of the product is of another category',
    remedy: 'correct the result or the category, or add an override of the class with its reason',
  },
  ingredientToxicity: {
    sections: ['3', '11.1'],
    provision: 'CLP Annex I 3.1.2.1, Table 3.1.1; REACH Annex II 3.2.3',
    when: 'LD50 or LC50 of an ingredient is of another category than its ATE, or than its class where it has no ATE',
    remedy: 'correct the result, the ATE or the class of the ingredient',
  },
  aquaticAcute: {
    sections: ['2.1', '12.1'],
    provision: 'CLP Annex I 4.1.2.7, Table 4.1.0(a)',
    when: 'the lowest LC50 or EC50 of the product is 1 mg/l or less without H400, or all are over 1 mg/l with it',
    remedy: 'correct the result or the category, or add an override of aquaticAcute with its reason',
  },
  aquaticChronic: {
    sections: ['2.1', '12.1'],
    provision: 'CLP Annex I 4.1.2.7, Table 4.1.0(b)',
    when: 'the lowest NOEC or EC10 of the product asks for a graver chronic category',
    remedy: 'correct the result or the category, or add an override of aquaticChronic with its reason',
  },
  notDangerousGoods: {
    sections: ['2.1', '14'],
    provision: 'ADR 2.1.3.1, 2.2',
    when: 'no dangerous goods, though a class of section 2 always is',
    remedy: 'fill in the transport data, or correct the class',
  },
  transportClass: {
    sections: ['2.1', '14.3'],
    provision: 'ADR 2.1.3, 2.2',
    when: 'the transport class is of a hazard that section 2 does not have, or lacks one that it has',
    remedy: 'correct the UN number with its class, or the classification',
  },
  packingGroup: {
    sections: ['2.1', '14.4'],
    provision: 'ADR 2.2.3.1.3, 2.2.61.1.7, 2.2.8.1.5',
    when: 'the packing group is of another degree of danger than the category',
    remedy: 'correct the packing group, the boiling point or the category',
  },
  environmentMark: {
    sections: ['2.1', '14.5'],
    provision: 'ADR 2.2.9.1.10, 5.2.1.8',
    when: 'Aquatic Acute 1 or Aquatic Chronic 1 or 2 without the mark with fish and tree',
    remedy: 'set environmentallyHazardous, or correct the category',
  },
  unName: {
    sections: ['14.1', '14.2'],
    provision: 'ADR 3.1.2, Table A column 2',
    when: 'the proper shipping name is not that of the UN number',
    remedy: 'write the name of Table A, or correct the UN number',
  },
  unClass: {
    sections: ['14.1', '14.3'],
    provision: 'ADR Table A columns 3a and 5',
    when: 'the class is not that of the UN number',
    remedy: 'write the class of Table A, or correct the UN number',
  },
  unPackingGroup: {
    sections: ['14.1', '14.4'],
    provision: 'ADR Table A column 4',
    when: 'the UN number does not have this packing group',
    remedy: 'write a packing group of Table A, or correct the UN number',
  },
  unConditions: {
    sections: ['14.1', '14.6'],
    provision: 'ADR Table A columns 3b, 7a, 15 and 20',
    when: 'classification code, limited quantity, tunnel code or hazard identification number is not that of the UN number',
    remedy: 'write the value of Table A, or correct the UN number or the packing group',
  },
  storageTemperature: {
    sections: ['7.2', 'technical data sheet'],
    provision: 'REACH Annex II 7.2',
    when: 'the technical data sheet or the description allows temperatures that section 7 excludes',
    remedy: 'give the same temperatures in both',
  },
  exposureLimit: {
    sections: ['3', '8.1'],
    provision: 'REACH Annex II 8.1.1',
    when: 'an ingredient has a limit, in the lists of a market of the product, that section 8.1 does not list',
    remedy: 'add the limit to exposureLimits or biologicalLimits',
  },
  safetyAssessment: {
    sections: ['15.2', '8.1'],
    provision: 'REACH Annex II 8.1.4, 15.2',
    when: 'a chemical safety assessment was carried out, and there is neither a DNEL nor a PNEC',
    remedy: 'add noEffectLevels or noEffectConcentrations, or correct section 15.2',
  },
  exposureScenario: {
    sections: ['15.2', 'annex'],
    provision: 'REACH Art. 31(7)',
    when: 'a chemical safety assessment was carried out, and the sheet has no exposure scenario',
    remedy: 'add exposureScenarios, or a justification if the assessment has none (REACH Art. 14(4))',
    level: 'warning',
  },
  waterHazardClass: {
    sections: ['2.1', '15.1'],
    provision: 'AwSV Annex 1, 4.2 and 5.2',
    when: 'nwg (not hazardous to water) with a class of aquatic hazard',
    remedy: 'correct the water hazard class or the classification',
  },
  publicCmr: {
    sections: ['1.2', '2.1'],
    provision: 'REACH Annex XVII, 28 to 30',
    when: 'sold to the general public with a carcinogenic, mutagenic or reprotoxic category 1A or 1B',
    remedy: 'restrict the audience to professional users, or justify it by a derogation of the entry',
  },
} as const satisfies Record<string, ContradictionInfo>;

export type ContradictionId = keyof typeof rules;
/** By the id that a justification names. */
export const contradictions: Readonly<Record<ContradictionId, ContradictionInfo>> = rules;
export const contradictionIds = Object.keys(contradictions) as [ContradictionId, ...ContradictionId[]];

/**
 * Rules on statements of a safety data sheet that contradict each other. platform/product/check/contradictions has the function that finds
 * each, languages/{language}/contradictions.ts the text that says how to resolve it.
 */
interface ContradictionInfo {
  /** The two sections. */
  sections: readonly [string, string];
  provision: string;
  /** The contradiction in words. */
  text: string;
  /** Left out: an error of a product that is published. */
  level?: 'warning';
  /** The rule compares the product with others, which the facts alone do not have (check-ufi.ts). */
  comparesProducts?: true;
}

const rules = {
  identifiers: {
    sections: ['1.1', '3.1'],
    provision: 'REACH Annex II 1.1, 3.1',
    text: 'the substance has another CAS, EC or index number than its main constituent',
  },
  substanceClass: {
    sections: ['2.1', '3.1'],
    provision: 'CLP Art. 4(3)',
    text: 'section 3 gives the main constituent a class that section 2 does not give the substance',
  },
  missingUfi: {
    sections: ['1.1', '2.1'],
    provision: 'CLP Art. 25(7), 45, Annex VIII, Part A, 5',
    text: 'a mixture for the general public with health or physical hazards, other than gases under pressure and explosives, has no UFI; the justification says why none is due',
  },
  sharedUfi: {
    sections: ['1.1', '3'],
    provision: 'CLP Annex VIII, Part A, 5',
    text: 'a product with another composition has the UFI; the justification says why both have it, such as a group submission',
    comparesProducts: true,
  },
  physicalState: {
    sections: ['2.1', '9.1'],
    provision: 'CLP Annex I 1.0',
    text: 'the category is one of liquids, solids or gases, and the product is not in this state',
  },
  flashPoint: {
    sections: ['2.1', '9.1'],
    provision: 'CLP Annex I 2.6.2, Table 2.6.1',
    text: 'flash point and boiling point give another category of flammable liquids',
  },
  vapourPressure: {
    sections: ['2.1', '9.1'],
    provision: 'CLP Annex I 1.0 (definition of a gas)',
    text: 'a vapour pressure over 101.3 kPa at 20 °C or 300 kPa at 50 °C makes a gas of what section 2 has as a liquid',
  },
  viscosity: {
    sections: ['2.1', '9.1'],
    provision: 'CLP Annex I 3.10.2, Table 3.10.1, and 3.10.3.3.1',
    text: 'H304 with a kinematic viscosity over 20.5 mm²/s at 40 °C',
  },
  extremePh: {
    sections: ['2.1', '9.1'],
    provision: 'CLP Annex I 3.2.3.1.2, 3.3.3.1.2',
    text: 'a pH of 2 or less, or 11.5 or more, without H314 or H318',
  },
  temperatures: {
    sections: ['9.1', '9.1'],
    provision: 'REACH Annex II 9.1',
    text: 'melting point over boiling point, or flash point over auto-ignition temperature',
  },
  floating: {
    sections: ['9.1', '12.4'],
    provision: 'REACH Annex II 12.4',
    text: 'the product floats on water with a density over 1 g/cm³',
  },
  statedAbsence: {
    sections: ['2.1', '5 to 12'],
    provision: 'REACH Annex II Part A 0.2',
    text: 'a phrase says that a property is absent that a class of section 2 has',
  },
  opposedPhrases: {
    sections: ['5 to 15', '5 to 15'],
    provision: 'REACH Annex II Part A 0.2',
    text: 'two phrases that exclude each other, or a phrase that says that there is nothing beside one that names something',
  },
  acuteToxicity: {
    sections: ['2.1', '11.1'],
    provision: 'CLP Annex I 3.1.2.1, Table 3.1.1',
    text: 'LD50 or LC50 of the product is of another category',
  },
  ingredientToxicity: {
    sections: ['3', '11.1'],
    provision: 'CLP Annex I 3.1.2.1, Table 3.1.1; REACH Annex II 3.2.3',
    text: 'LD50 or LC50 of an ingredient is of another category than its ATE, or than its class where it has no ATE',
  },
  aquaticAcute: {
    sections: ['2.1', '12.1'],
    provision: 'CLP Annex I 4.1.2.7, Table 4.1.0(a)',
    text: 'the lowest LC50 or EC50 of the product is 1 mg/l or less without H400, or all are over 1 mg/l with it',
  },
  aquaticChronic: {
    sections: ['2.1', '12.1'],
    provision: 'CLP Annex I 4.1.2.7, Table 4.1.0(b)',
    text: 'the lowest NOEC or EC10 of the product asks for a graver chronic category',
  },
  notDangerousGoods: {
    sections: ['2.1', '14'],
    provision: 'ADR 2.1.3.1, 2.2',
    text: 'no dangerous goods, though a class of section 2 is, or can be; the justification says why the product is not',
  },
  transportClass: {
    sections: ['2.1', '14.3'],
    provision: 'ADR 2.1.3, 2.2',
    text: 'the transport class is of a hazard that section 2 does not have, or lacks one that it has or makes possible',
  },
  hazardPrecedence: {
    sections: ['2.1', '14.3'],
    provision: 'ADR 2.1.3.5, 2.1.3.10',
    text: 'another hazard of section 2 has precedence over that of the transport class',
  },
  packingGroup: {
    sections: ['2.1', '14.4'],
    provision: 'ADR 2.2.3.1.3, 2.2.61.1.7, 2.2.8.1.5',
    text: 'the packing group is of another degree of danger than the category',
  },
  environmentMark: {
    sections: ['2.1', '14.5'],
    provision: 'ADR 2.2.9.1.10, 5.2.1.8',
    text: 'section 14.5 denies the mark with fish and tree that Aquatic Acute 1 or Aquatic Chronic 1 or 2 ask for, or claims it without them',
  },
  unNumber: {
    sections: ['14.1', 'dangerous goods list'],
    provision: 'ADR Table A column 1',
    text: 'the dangerous goods list does not have the UN number',
  },
  unName: {
    sections: ['14.1', '14.2'],
    provision: 'ADR 3.1.2, Table A column 2',
    text: 'the proper shipping name is not that of the UN number',
  },
  technicalName: {
    sections: ['14.1', '14.2'],
    provision: 'ADR 3.1.2.8.1, 3.3.1 (274)',
    text: 'the proper shipping name lacks the technical name in brackets that special provision 274 asks for',
  },
  unState: {
    sections: ['9.1', '14.1'],
    provision: 'ADR Table A column 2',
    text: 'the UN number is for liquids or for solids only, and the product is not in this state',
  },
  unClass: {
    sections: ['14.1', '14.3'],
    provision: 'ADR Table A columns 3a and 5',
    text: 'the class is not that of the UN number',
  },
  unPackingGroup: {
    sections: ['14.1', '14.4'],
    provision: 'ADR Table A column 4',
    text: 'the UN number does not have this packing group',
  },
  unConditions: {
    sections: ['14.1', '14.6'],
    provision: 'ADR Table A columns 3b, 7a, 15 and 20',
    text: 'classification code, limited quantity, tunnel code or hazard identification number is not that of the UN number',
  },
  unneededTechnicalName: {
    sections: ['14.1', '14.2'],
    provision: 'ADR 3.1.2.8.1',
    text: 'the proper shipping name has a technical name in brackets, and neither special provision 274 or 318 nor a marine pollutant asks for it',
    level: 'warning',
  },
  carriageProhibited: {
    sections: ['14.1', 'dangerous goods list'],
    provision: 'ADR and RID Table A; IMDG Code 3.3.1 (900)',
    text: 'a mode of transport prohibits the carriage of the UN number',
    level: 'warning',
  },
  modeConditions: {
    sections: ['14.1', '14.6'],
    provision: 'ADR Table A column 7b; IMDG Code, list columns 7a, 7b, 15 and 16',
    text: 'a figure that is stated for a mode of transport is not that of its list, or the mode prohibits carriage',
  },
  airConditions: {
    sections: ['14.3', '14.6'],
    provision: 'ICAO-TI Part 3, Table 3-1, and Part 4',
    text: 'a packing instruction by air is one of another class, or contradicts another',
  },
  transportExemption: {
    sections: ['14.6', '2, 3, 9.1 and 14'],
    provision: 'ADR 2.2.3.1.5, 3.3.1 (144, 375)',
    text: 'the exemption is one of other goods: its special provision, class, flash point or content',
  },
  marinePollutant: {
    sections: ['14.1', '14.5'],
    provision: 'IMDG Code 2.10, list column 4',
    text: 'the list of the IMDG Code marks the UN number as a marine pollutant, and section 14.5 does not',
    level: 'warning',
  },
  emergencySchedule: {
    sections: ['14.1', '14.6'],
    provision: 'IMDG Code, list column 15',
    text: 'section 14.6 names an emergency schedule (EmS) that the UN number does not have',
  },
  storageTemperature: {
    sections: ['7.2', 'technical data sheet'],
    provision: 'REACH Annex II 7.2',
    text: 'the technical data sheet or the text allows temperatures that section 7 excludes',
  },
  exposureLimit: {
    sections: ['3', '8.1'],
    provision: 'REACH Annex II 8.1.1',
    level: 'warning',
    text: 'the lists of a market of the product have a limit of an ingredient that section 8.1 has with another value or lacks',
  },
  safetyAssessment: {
    sections: ['15.2', '8.1'],
    provision: 'REACH Annex II 8.1.4, 15.2',
    text: 'a chemical safety assessment was carried out, and there is neither a DNEL nor a PNEC',
  },
  exposureScenario: {
    sections: ['15.2', 'annex'],
    provision: 'REACH Art. 31(7)',
    text: 'a chemical safety assessment was carried out, and the sheet has no exposure scenario',
    level: 'warning',
  },
  waterHazardClass: {
    sections: ['2.1', '15.1'],
    provision: 'AwSV Annex 1, 4.2 and 5.2',
    text: 'nwg (not hazardous to water) with a class of aquatic hazard',
  },
  publicCmr: {
    sections: ['1.2', '2.1'],
    provision: 'REACH Annex XVII, 28 to 30',
    text: 'sold to the general public with a carcinogenic, mutagenic or reprotoxic category 1A or 1B, which is restricted if Appendices 1 to 6 list the substance',
  },
  publicRestriction: {
    sections: ['1.2', '3'],
    provision: 'REACH Annex XVII; Regulation (EU) 2019/1148 Art. 5',
    text: 'sold to the general public with more of an ingredient than the public may have, at all or in a use that the product can have',
  },
} as const satisfies Record<string, ContradictionInfo>;

export type ContradictionId = keyof typeof rules;
/** By the id that a justification names. */
export const contradictions: Readonly<Record<ContradictionId, ContradictionInfo>> = rules;
export const contradictionIds = Object.keys(contradictions) as [ContradictionId, ...ContradictionId[]];

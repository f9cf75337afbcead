/** Content from which section 15.1 names an ingredient of a list of REACH, mass %. */
export const reachListLimits = {
  /** REACH Art. 31(3)(b) and 33(1), Annex II 3.2.1 and 3.2.2. */
  candidateList: 0.1,
  /** REACH Art. 56(6): 0.1 %, but for CMR the content that classifies the mixture; so any content is named. */
  annexXIV: 0,
  /** REACH Art. 67(1): each entry has its conditions. */
  annexXVII: 0,
} as const;

/**
 * REACH Annex XVII, entries 28 to 30: the statement of category 1A or 1B, and the appendices that list the substances. An entry does
 * not apply by class alone, even a harmonised one: the appendices are amended by a separate regulation after Annex VI.
 */
export const cmrRestrictions = {
  28: { statement: 'H350', appendices: ['1', '2'] },
  29: { statement: 'H340', appendices: ['3', '4'] },
  30: { statement: 'H360', appendices: ['5', '6'] },
} as const;
export type CmrRestriction = keyof typeof cmrRestrictions;
export const cmrEntries = [28, 29, 30] as const satisfies readonly CmrRestriction[];

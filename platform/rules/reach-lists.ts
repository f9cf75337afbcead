/** Content from which section 15.1 names an ingredient of a list of REACH, mass %. */
export const reachListLimits = {
  /** REACH Art. 31(3)(b) and 33(1), Annex II 3.2.1 and 3.2.2. */
  candidateList: 0.1,
  /** REACH Art. 56(6): 0.1 %, but for CMR the content that classifies the mixture; so any content is named. */
  annexXIV: 0,
  /** REACH Art. 67(1): each entry has conditions of its own. */
  annexXVII: 0,
} as const;

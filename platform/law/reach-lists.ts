/** Content from which section 15.1 names an ingredient of a list of REACH, mass %. */
export const reachListLimits = {
  /** REACH Art. 31(3)(b) and 33(1), Annex II 3.2.1 and 3.2.2. */
  candidateList: 0.1,
  /** REACH Art. 56(6): 0.1 %, but for CMR the content that classifies the mixture; so any content is named. */
  annexXIV: 0,
  /** REACH Art. 67(1): each entry has its conditions. */
  annexXVII: 0,
} as const;

/** A class for which the Candidate List names a substance, by its abbreviation: those that sections 2.3, 11.2, 12.5 and 12.6 speak of, and those of Art. 57(f). */
export type ConcernClass = 'PBT' | 'vPvB' | 'ED HH' | 'ED ENV' | 'Resp. Sens.' | 'STOT RE';

/** A reason of REACH Art. 57 with the class that a list names for it. */
interface Article57 {
  letter: string;
  concern?: ConcernClass;
}

function concernOf(letter: string, words: string): ConcernClass | undefined {
  if (letter === 'd') return 'PBT';
  if (letter === 'e') return 'vPvB';
  if (letter !== 'f') return undefined;
  if (/endocrine/i.test(words))
    return /environment/i.test(words) ? 'ED ENV' : /health/i.test(words) ? 'ED HH' : undefined;
  if (/respiratory sensiti/i.test(words)) return 'Resp. Sens.';
  return /specific target organ/i.test(words) ? 'STOT RE' : undefined;
}

/** Reads why a substance is on a list, `Endocrine disrupting properties (Article 57(f) - environment)`, one reason or several of them. */
export const readArticle57 = (reason: string): Article57[] =>
  reason.split(/[;#\n]/).flatMap((words) =>
    [...words.matchAll(/\b57\s?\(?([a-f])\b/g)].map(([, letter]): Article57 => {
      const concern = concernOf(letter!, words);
      return { letter: letter!, ...(concern && { concern }) };
    }),
  );

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
